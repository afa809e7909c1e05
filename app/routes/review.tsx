import { data } from "react-router"
import { queryString } from "#core/path-template.ts"
import type { Content } from "../api-client/content.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { type FormRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { clientOf, visitContext } from "../request/visit.server.ts"
import { ReviewForm } from "../reviews/review-form.tsx"
import { reviewPage } from "../reviews/review-page.server.ts"
import { reviewPlaceIn } from "../reviews/review-place.server.ts"
import { ProductHead, ReviewedProducts } from "../reviews/reviewed-products.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/review"
import "../orders/confirmation/placed.css"
import "../forms/contact-form.css"
import "../orders/tracking/tracking.css"
import "../reviews/review.css"
import { findReviewProblem, maxReviewPictureSize } from "#core/reviews/review.ts"
import type { ReviewPlace, ReviewRejection } from "../api-client/reviews.server.ts"
import { report } from "../api-client/transport/report.server.ts"
import { pagePath } from "../i18n/addresses.ts"
import * as tracking from "../orders/tracking/tracking.module.css"
import { redirectTo } from "../request/redirect.server.ts"
import * as reviewCss from "../reviews/review.module.css"
import {
  emptyReview,
  type PictureProblem,
  type ReviewReply,
  readReview,
  uploadedPicture,
} from "../reviews/review-form-values.ts"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"
import * as marks from "../styles/marks.module.css"

type ReviewRequest = Pick<FormRequest, "locale" | "content" | "visit"> & {
  /** undefined = it was not read: it holds a file, and its address no key to an order. */
  form: FormData | undefined
  place: ReviewPlace
}

const statusOf: Partial<Record<NonNullable<ReviewReply["alert"]>, number>> = {
  unknown: 404,
  notDelivered: 409,
  known: 409,
  tooMany: 429,
  tooLarge: 413,
  noPicture: 415,
  busy: 503,
  failed: 503,
}

/** Answers the forms of the page for reviews: takes a review, then its picture. A picture that is not taken costs no word
 *  of the review. */
async function answerReview({ form, place, locale, content, visit }: ReviewRequest) {
  if (!form) {
    return data<ReviewReply>({ typed: emptyReview, alert: "unknown", hadPicture: true, isSent: false }, { status: 404 })
  }
  const isPictureAlone = form.get("intent") === "picture"
  const typed = isPictureAlone ? emptyReview : readReview(form)
  const file = uploadedPicture(form)
  const reject = (alert: NonNullable<ReviewReply["alert"]>, isSent = isPictureAlone) =>
    data<ReviewReply>({ typed, alert, hadPicture: file !== null, isSent }, { status: statusOf[alert] ?? 422 })
  if (!isPictureAlone) {
    const problem = findReviewProblem(typed)
    if (problem) return reject(problem)
    const client = clientOf(visit)
    const rejection = await rejectionOf(() => content.sendReview(place, { ...typed, locale, client }))
    if (rejection) return reject(rejection)
  }
  const problem = file ? await pictureProblem(file, place, content) : isPictureAlone ? "noPicture" : null
  if (problem) return reject(problem, true)
  const query = { key: place.key, sent: place.slug }
  throw redirectTo(pagePath(locale, "/review", { query }), { status: 303 })
}

async function pictureProblem(file: File, place: ReviewPlace, content: Content) {
  if (file.size > maxReviewPictureSize) return "tooLarge"
  return rejectionOf(() => content.sendReviewPicture(place, file))
}

async function rejectionOf(
  send: () => Promise<{ rejection: ReviewRejection } | object>,
): Promise<ReviewRejection | PictureProblem | null> {
  try {
    const answer = await send()
    return "rejection" in answer ? answer.rejection : null
  } catch (error) {
    report(error)
    return "failed"
  }
}

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/review",
  hidden: true,
  title: t("review.title"),
  description: t("review.intro"),
}))

/** Its address is the key to it. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const [key, slug, sent] = ["key", "product", "sent"].map((name) => url.searchParams.get(name) ?? "")
  const answer = await content.orderReviews(key ?? "")
  const base = { ...place, key: key ?? "", sent: sent ?? "" }
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

export function action({ context, url }: Route.ActionArgs) {
  const { locale, content } = pageRequest({ context, url })
  const visit = context.get(visitContext)
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
      {/* Without a form, which says it itself: the product was reviewed meanwhile, or the review is there without its picture. */}
      {page && reply?.alert && !requested && (
        // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
        <div className={`${marks.alert} ${reviewCss.reviewAlert}`} role="alert" tabIndex={-1} autoFocus>
          <Icon name="circle-alert" />
          <b>{`${reply.isSent ? `${t("review.sentWithout")} ` : ""}${t(`review.alert.${reply.alert}`)}`}</b>
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
