import { takesFile } from "#api/admin/admin-routes.ts"
import { withoutLocale } from "#core/i18n/locale.ts"
import { maxReviewPictureSize } from "#core/reviews/review.ts"

/** The largest body of everything but files, in bytes. */
export const maxBody = 64 * 1024

/** A form with a picture of a review: the file, and what stands around it. */
const maxReviewFormSize = maxReviewPictureSize + maxBody

/** Bytes of forms with pictures that a process takes in at once: pages read them before anybody knows who sent them. */
const maxFormBytes = 6 * maxReviewFormSize

const reviewForm = /^\/review(\.data)?$/
const reviewPicture = /^\/api\/order-reviews\/[^/]+\/[^/]+\/picture$/

/** What of a body is looked at before any part of the shop is asked: `usual` = the limit of everything, `form` = a page's
 *  form that may hold a picture, `own` = whoever answers knows who sends it, and limits it itself. */
export function bodyKind(method: string, pathname: string): "usual" | "form" | "own" {
  if (method === "POST" && reviewForm.test(withoutLocale(pathname))) return "form"
  const isPicture = method === "POST" && reviewPicture.test(pathname)
  return isPicture || takesFile(method, pathname) ? "own" : "usual"
}

/** Lets in forms with pictures, so many bytes of them at once. */
export function largeForms() {
  let underWay = 0
  return {
    /** How a form is taken: `usual` = it is no larger than any other, `large` = call `leave` when it is answered.
     *  @param length what its header says, which Node holds the body to; NaN = nothing, which no browser does */
    enter(length: number): "usual" | "large" | "tooLarge" | "busy" {
      if (Number.isNaN(length) || length <= maxBody) return "usual"
      if (length > maxReviewFormSize) return "tooLarge"
      if (underWay + length > maxFormBytes) return "busy"
      underWay += length
      return "large"
    },
    leave(length: number) {
      underWay -= length
    },
  }
}
