import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { findReviewProblem, maxReviewPictureSize, reviewLimits } from "#core/reviews/review.ts"
import * as contact from "../forms/contact.module.css"
import { Field } from "../forms/field.tsx"
import * as orderForm from "../forms/order-form.module.css"
import { useTooLong } from "../forms/use-too-long.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../page/island.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as marks from "../styles/marks.module.css"
import { Icon } from "../ui/icon.tsx"
import { Form } from "../ui/link.tsx"
import { PictureInput } from "./picture-input.tsx"
import * as css from "./review.module.css"
import { emptyReview, type ReviewReply, readReview, uploadedPicture } from "./review-form-values.ts"
import { StarChoice } from "./star-choice.tsx"

/** The alert of the form, from the browser's own check or from the server, with the focus moved to what is at fault. */
function useReviewAlert(reply: ReviewReply | null) {
  const [alert, setAlert] = useState(reply?.alert ?? null)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)

  // The HTML focuses the message that the page came with.
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

const fields = ["rating", "review", "name"] as const
/** Texts of a shopper and how long they may be. */
const texts = { review: reviewLimits.review, name: reviewLimits.name }

const isField = (alert: string | null | undefined) => fields.some((name) => name === alert)

/** Asks for stars, words, a name and a picture. A plain POST form; the script checks before sending.
 *  @param action the page's own path with the product, without language */
export const ReviewForm = island("review-form", ({ reply, action }: { reply: ReviewReply | null; action: string }) => {
  const { t } = useI18n()
  const { alert, check, form, box } = useReviewAlert(reply)
  const typed = reply?.typed ?? emptyReview
  const { whyTooLong, followLength } = useTooLong(texts, { review: typed.review, name: typed.name })
  const isLong = (alert === "review" || alert === "name") && whyTooLong(alert) !== null
  const why = (name: (typeof fields)[number]) =>
    (name === "rating" ? null : whyTooLong(name)) ?? (alert === name ? t(`review.alert.${name}`) : null)
  const described = (name: "review" | "name") => ({
    id: `review-${name}`,
    name,
    onInput: followLength(name),
    defaultValue: typed[name],
    required: true,
    autoFocus: reply?.alert === name,
    "aria-invalid": why(name) !== null,
    "aria-describedby": why(name) ? `review-${name}-why` : undefined,
  })
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={`${contact.contactForm} ${css.reviewForm}`}
      ref={form}
      onSubmit={check}
      noValidate
    >
      {alert && (
        // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
        <div className={marks.alert} role="alert" tabIndex={-1} ref={box} autoFocus={!isField(reply?.alert)}>
          <Icon name="circle-alert" />
          <b>{t(isLong ? "orderForm.alert.tooLong" : `review.alert.${alert}`)}</b>
        </div>
      )}
      <StarChoice chosen={typed.rating} why={why("rating")} isFirst={reply?.alert === "rating"} />
      <Field id="review-review" label={t("review.text")} why={why("review")} wide>
        <textarea {...described("review")} rows={6} placeholder={t("review.textHint")} />
      </Field>
      <Field id="review-name" label={t("review.name")} why={why("name")} wide>
        <input {...described("name")} autoComplete="given-name" placeholder={t("review.nameHint")} />
      </Field>
      <PictureInput id="review-picture" why={reply?.hadPicture ? t("review.pictureAgain") : null} />
      <p className={`${orderForm.hint} ${orderForm.full}`}>{t("review.read")}</p>
      <button type="submit" className={`${buttons.btn} ${orderForm.full}`}>
        <Icon name="send" flip />
        {t("review.send")}
      </button>
    </Form>
  )
})
