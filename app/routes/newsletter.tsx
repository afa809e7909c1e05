import { answerSubscriber } from "../customers/newsletter/answer-subscriber.server.ts"
import { NewsletterForm } from "../customers/newsletter/newsletter-form.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { BigStar } from "../ui/big-star.tsx"
import type { Route } from "./+types/newsletter"
import "../customers/newsletter/newsletter.css"
import * as empty from "../styles/empty.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/newsletter",
  hidden: true,
  title: t("newsletter.title"),
  description: t("newsletter.text"),
}))

export const loader = (args: Route.LoaderArgs) => pageRequest(args).place

export const action = (args: Route.ActionArgs) => answerSubscriber(formRequest(args))

/** Where the form for the shop's news leads without JavaScript. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t("newsletter.title")}</h1>
        <p>{t("newsletter.text")}</p>
        <NewsletterForm path="/newsletter" answered={actionData} />
      </div>
    </div>
  )
}
