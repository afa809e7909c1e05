import { answerSubscriber } from "../customers/newsletter/answer-subscriber.server.ts"
import { NewsletterForm } from "../customers/newsletter/newsletter-form.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Countdown } from "../page/countdown.tsx"
import { useLacks } from "../page/page.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Logo } from "../shell/layouts/logo.tsx"
import { LanguageLinks } from "../shell/layouts/menus/language-links.tsx"
import { Notice } from "../shell/layouts/notice.tsx"
import { BigStar, marketStall } from "../ui/big-star.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/construction"
import "./construction.css"
import * as buttons from "../styles/buttons.module.css"
import * as css from "./construction.module.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/construction",
  hidden: true,
  title: t("construction.title"),
  description: t("construction.text"),
}))

export const loader = (args: Route.LoaderArgs) => ({ ...pageRequest(args).place, now: new Date().toISOString() })

export const action = (args: Route.ActionArgs) => answerSubscriber(formRequest(args))

/** The page of a shop that has not opened yet: when it will, and an address to be told at. */
export default function Construction({ loaderData: { now }, actionData, matches }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const lacks = useLacks()
  const { settings } = matches[0].loaderData
  const { openingDate } = settings
  return (
    <div className={css.construction}>
      <Notice settings={settings} />
      <header className="wrap">
        <Logo />
        <LanguageLinks />
      </header>
      <main id="main" className="wrap">
        <BigStar drawing={marketStall} />
        <h1>{t("construction.title")}</h1>
        <p>{t("construction.text")}</p>
        {openingDate && openingDate > now && <Countdown end={openingDate} now={now} />}
        {!lacks("newsletter") && <NewsletterForm path="/construction" answered={actionData} />}
        <Link className={buttons.link} to={to("/")}>
          {t("construction.go")}
        </Link>
      </main>
    </div>
  )
}
