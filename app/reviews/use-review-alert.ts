import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { findReviewProblem, maxReviewPictureSize } from "#core/reviews/review.ts"
import { type ReviewReply, readReview, uploadedPicture } from "./review-form-values.ts"

/** The alert of the form, from the browser's own check or from the server, with the focus moved to what is at fault. */
export function useReviewAlert(reply: ReviewReply | null) {
  const [alert, setAlert] = useState(reply?.alert ?? null)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)

  // What the page came with has the focus by its HTML.
  const isFirst = useRef(true)
  useEffect(() => {
    const { current } = isFirst
    isFirst.current = false
    if (!alert || current) return
    const field = form.current?.elements.namedItem(alert)
    const control = field instanceof RadioNodeList ? field[0] : field
    if (control instanceof HTMLElement) control.focus()
    else box.current?.focus()
  }, [alert])

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const isTooLarge = (uploadedPicture(typed)?.size ?? 0) > maxReviewPictureSize
    const problem = findReviewProblem(readReview(typed)) ?? (isTooLarge ? "tooLarge" : null)
    if (problem) event.preventDefault()
    setAlert(problem)
  }
  return { alert, check, form, box }
}
