import { useI18n } from "../../i18n/i18n.tsx"
import { useLacks } from "../../page/page.tsx"
import * as homeCss from "../../styles/home.module.css"
import * as css from "./newsletter.module.css"
import { NewsletterForm } from "./newsletter-form.tsx"

/** The band at the end of a home page that asks for an address for the shop's news. */
export function NewsletterSection({ title, text }: { title: string; text: string }) {
  const { t } = useI18n()
  const lacks = useLacks()
  if (lacks("newsletter")) return null
  return (
    <section className={css.letter}>
      <div className="wrap">
        <div>
          <h2 className={homeCss.h2}>{title || t("newsletter.title")}</h2>
          <p>{text || t("newsletter.text")}</p>
        </div>
        <NewsletterForm path="/newsletter" />
      </div>
    </section>
  )
}
