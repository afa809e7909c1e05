import { answerMessage } from "../customers/contact/answer-message.server.ts"
import { ContactFacts } from "../customers/contact/contact-facts.tsx"
import { ContactForm } from "../customers/contact/contact-form.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { useLacks } from "../page/page.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/contact"
import "../customers/contact/contact.css"
import * as contact from "../forms/contact.module.css"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ head }, { t }) => ({
  path: "/contact",
  head,
  steps: [{ path: "/contact", label: t("contact.title") }],
  title: t("contact.title"),
  description: t("contact.intro"),
}))

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  return { ...place, ...(await content.pageHead("contact", locale)) }
}

export const action = (args: Route.ActionArgs) => answerMessage(formRequest(args))

export default function Contact({ actionData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const lacks = useLacks()
  const { settings } = matches[0].loaderData
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/contact", label: t("contact.title") }]} />
      <div className={listing.pageHead}>
        <div>
          <h1>{t("contact.title")}</h1>
          <p>{t("contact.intro")}</p>
        </div>
        {settings.phone && (
          <a
            className={`${buttons.btn} ${buttons.btnQuiet} ${contact.contactCall}`}
            href={`tel:${settings.phoneInternational}`}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        )}
      </div>
      <div className={contact.contact}>
        {actionData?.sent ? (
          <Sent name={actionData.name} />
        ) : (
          !lacks("contact-messages") && <ContactForm answered={actionData ?? null} />
        )}
        <ContactFacts settings={settings} />
      </div>
    </div>
  )
}

function Sent({ name }: { name: string }) {
  const { t, to } = useI18n()
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
    <div className={contact.contactSent} role="status" tabIndex={-1} autoFocus>
      <Icon name="circle-check" />
      <h2>{t("contact.sent", { name })}</h2>
      <p className="muted">{t("contact.sentText")}</p>
      <Link className={buttons.btn} to={to("/shop")}>
        {t("contact.sentGo")}
      </Link>
    </div>
  )
}
