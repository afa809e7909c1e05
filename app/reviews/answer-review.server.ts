import { data } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { findReviewProblem, maxReviewPictureSize } from "#core/reviews/review.ts"
import type { Content } from "../api-client/content.server.ts"
import type { ReviewPlace, ReviewRejection } from "../api-client/reviews.server.ts"
import { report } from "../api-client/seam/report.server.ts"
import { pagePath } from "../i18n/addresses.ts"
import { redirectTo } from "../shell/redirect.server.ts"
import type { Visit } from "../shell/visit.server.ts"
import {
  emptyReview,
  type PictureProblem,
  type ReviewReply,
  readReview,
  uploadedPicture,
} from "./review-form-values.ts"

type ReviewRequest = {
  /** undefined = it was not read: it holds a file, and its address no key to an order. */
  form: FormData | undefined
  place: ReviewPlace
  locale: Locale
  content: Content
  visit: Pick<Visit, "client">
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
export async function answerReview({ form, place, locale, content, visit }: ReviewRequest) {
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
    const client = visit.client && visit.client.length <= 64 ? { address: visit.client } : {}
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
