import { takesFile } from "#api/admin/admin-routes.ts"
import { takesProgramFile } from "#api/tokens/token-routes.ts"
import { withoutLocale } from "#core/i18n/locale.ts"
import { maxReviewPictureSize } from "#core/reviews/review.ts"
import { maxBody } from "./forms/form-limits.ts"
import { isMultipart } from "./forms/read-form.ts"

/** A form with a picture of a review: the file, and what stands around it. */
export const maxReviewFormSize = maxReviewPictureSize + maxBody

const reviewForm = /^\/review$/
const reviewPicture = /^\/api\/order-reviews\/[^/]+\/[^/]+\/picture$/

/** Returns the limits of a body that apply before any part of the shop reads it: `usual` = the limit of everything,
 *  `form` = a page's form that may hold a picture (forms/take-form.ts), `own` = the handler knows the sender and
 *  applies limits of its own. */
export function bodyKind(method: string, pathname: string): "usual" | "form" | "own" {
  if (method === "POST" && reviewForm.test(withoutLocale(pathname))) return "form"
  const isPicture = method === "POST" && reviewPicture.test(pathname)
  return isPicture || takesFile(method, pathname) || takesProgramFile(method, pathname) ? "own" : "usual"
}

type Answering = { api?: unknown; pages?: unknown }

/** Whether the part that answers a request limits its body, once it knows who sends it.
 *  @param parts those of the process: where one is absent, everything is limited at once */
export function isLimitedLater(method: string, pathname: string, { api, pages }: Answering): boolean {
  const kind = bodyKind(method, pathname)
  return (kind === "own" && api !== undefined) || (kind === "form" && pages !== undefined)
}

/** A body's length and type as the headers state them. */
export type BodyHeaders = {
  /** Bytes; NaN where no header says it. */
  length: number
  /** The type of its content; empty where no header says it. */
  type: string
}

/** Whether a body may take as long as a file does. A form with a picture is read from whoever has the key to its address
 *  alone, but for one that is no larger than other forms. A form of another type holds no picture. */
export function mayTakeLong(
  method: string,
  pathname: string,
  { length, type }: BodyHeaders,
  parts: Answering,
): boolean {
  if (!isLimitedLater(method, pathname, parts)) return false
  return bodyKind(method, pathname) === "own" || (isMultipart(type) && !(length <= maxBody))
}
