import type { ReviewProblem, WrittenReview } from "#core/reviews/review.ts"

/** Why a picture is not there. */
export type PictureProblem = "tooLarge" | "noPicture" | "busy" | "failed" | "tooMany"

/** Reply to the page's forms, unless they redirect. */
export type ReviewReply = {
  typed: WrittenReview
  alert: ReviewProblem | PictureProblem | "unknown" | "notDelivered" | "known" | null
  /** A file came along, and has to be chosen again. */
  hadPicture: boolean
  /** The review itself is there. */
  isSent: boolean
}

export const emptyReview: WrittenReview = { rating: 0, name: "", review: "" }

/** Reads the form's fields, in the browser and on the server. */
export function readReview(form: FormData): WrittenReview {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.replaceAll("\0", "").trim() : ""
  }
  return { rating: Number(text("rating")), name: text("name"), review: text("review").replaceAll("\r\n", "\n") }
}

/** The file that the form came with; null = none was chosen. */
export function uploadedPicture(form: FormData): File | null {
  const file = form.get("picture")
  return file instanceof File && file.size > 0 ? file : null
}
