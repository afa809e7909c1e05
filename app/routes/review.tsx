import { data } from "react-router"
import { queryString } from "#core/path-template.ts"
import { contentContext } from "../api-client/content.server.ts"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import { answerReview } from "../reviews/answer-review.server.ts"
import { ReviewForm } from "../reviews/review-form.tsx"
import { reviewPage } from "../reviews/review-page.server.ts"
import { reviewPlaceIn } from "../reviews/review-place.server.ts"
import { ProductHead, ReviewedProducts } from "../reviews/reviewed-products.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import { visitContext } from "../shell/visit.server.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/review"
import "../styles/screens/placed.css"
import "../styles/screens/contact-form.css"
import "../styles/screens/tracking.css"
import "../styles/screens/review.css"
import * as listing from "../catalogue/listing/listing.module.css"
import { splitLocale } from "../i18n/addresses.ts"
import * as tracking from "../orders/tracking/tracking.module.css"
import * as reviewCss from "../reviews/review.module.css"
import * as buttons from "../styles/buttons.module.css"
import * as marks from "../styles/marks.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin } = loaderData
  const { t } = createI18n(locale)
  const shopName = matches[0].loaderData?.settings.shopName
  return pageMeta({
    locale,
    origin,
    shopName,
    path: "/review",
    hidden: true,
    title: t("review.title"),
    description: t("review.intro"),
  })
}

/** Its address is the key to it. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [key, slug, sent] = ["key", "product", "sent"].map((name) => url.searchParams.get(name) ?? "")
  const answer = await content.orderReviews(key ?? "")
  const base = { locale, origin: url.origin, key: key ?? "", sent: sent ?? "" }
  if ("rejection" in answer) {
    return data(
      { ...base, page: null, rejection: answer.rejection },
      { status: answer.rejection === "unknown" ? 404 : 409 },
    )
  }
  return data({
    ...base,
    page: await reviewPage(content, answer.reviews, { slug: slug ?? "", locale }),
    rejection: null,
  })
}

export async function action({ context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const [content, visit] = [context.get(contentContext), context.get(visitContext)]
  return answerReview({ form: visit.form, place: reviewPlaceIn(url), locale, content, visit })
}

export default function Review({ loaderData: { page, rejection, key, sent }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const reply = actionData ?? null
  const pathOf = (slug: string) => `/review${queryString({ key, product: slug })}`
  const requested = reply?.isSent ? null : page?.requested
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/order", label: t("tracking.title") }]} />
      <div className={listing.pageHead}>
        <div>
          <h1>{t("review.title")}</h1>
          <p>
            {page
              ? t("review.intro")
              : t(rejection === "notDelivered" ? "review.alert.notDelivered" : "review.alert.unknown")}
          </p>
        </div>
      </div>
      {!page && (
        <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/order")}>
          {t("tracking.title")}
        </Link>
      )}
      {page && sent && !reply && (
        // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
        <p className={tracking.trackedSaid} role="status" tabIndex={-1} autoFocus>
          {t("review.thanks")}
        </p>
      )}
      {page && reply?.isSent && reply.alert && (
        // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
        <div className={`${marks.alert} ${reviewCss.reviewAlert}`} role="alert" tabIndex={-1} autoFocus>
          <Icon name="circle-alert" />
          <b>{`${t("review.sentWithout")} ${t(`review.alert.${reply.alert}`)}`}</b>
        </div>
      )}
      {page && (
        <div className={reviewCss.reviewPage}>
          {requested && (
            <div className={reviewCss.reviewAsk}>
              <ProductHead product={requested} level={2} />
              <ReviewForm key={requested.slug} reply={reply} action={pathOf(requested.slug)} />
            </div>
          )}
          <ReviewedProducts
            products={page.products.filter((product) => product !== requested)}
            pathOf={pathOf}
            reply={reply}
          />
        </div>
      )}
    </div>
  )
}
