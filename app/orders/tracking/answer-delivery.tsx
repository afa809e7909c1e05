import type { ReactNode } from "react"
import type { ParcelAnswer } from "#core/delivery/parcel-answer.ts"
import { Field, TextField } from "../../forms/field.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Form } from "../../ui/link.tsx"
import type { TrackingReply } from "./answer-tracking.server.ts"
import * as css from "./tracking.module.css"
import type { TrackedPage } from "./tracking-page.server.ts"

type AnswerDeliveryProps = {
  page: TrackedPage
  /** The answer that was not taken. */
  rejected: TrackingReply["given"]
}

/** The shopper's answers after a failed delivery, on the page of the private link. Plain forms: those with a field unfold, also without a
 *  script. */
export function AnswerDelivery({ page: { order, answerDays }, rejected }: AnswerDeliveryProps) {
  const { t } = useI18n()
  if (!answerDays || order.parcel?.status !== "failed-attempt") return null
  const given = order.parcel.answer
  return (
    <section className={css.answerDelivery} aria-labelledby="answer-title">
      <h2 id="answer-title">{t("tracking.answer.title")}</h2>
      <p>{t(given ? `tracking.answer.given.${given}` : "tracking.answer.text")}</p>
      <div className={css.answers}>
        <Answer answer="again">
          <button type="submit" className={buttons.btn}>
            {t("tracking.answer.again")}
          </button>
        </Answer>
        {order.delivery === "home" && (
          <Answer answer="desk">
            <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
              {t("tracking.answer.desk")}
            </button>
          </Answer>
        )}
      </div>
      <details open={rejected?.answer === "another-day"}>
        <summary className={buttons.link}>{t("tracking.answer.another-day")}</summary>
        <Answer answer="another-day">
          <Field id="answer-day" label={t("tracking.answer.day")} why={null}>
            <select id="answer-day" name="day" defaultValue={rejected?.day}>
              {answerDays.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
            {t("tracking.answer.send")}
          </button>
        </Answer>
      </details>
      <details open={rejected?.answer === "phone"}>
        <summary className={buttons.link}>{t("tracking.answer.phone")}</summary>
        <Answer answer="phone">
          <TextField
            id="answer-phone"
            label={t("tracking.answer.newPhone")}
            why={null}
            input={{
              name: "phone",
              type: "tel",
              inputMode: "tel",
              autoComplete: "tel",
              placeholder: "0550 00 00 00",
              defaultValue: rejected?.phone,
              maxLength: 40,
            }}
          />
          <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
            {t("tracking.answer.send")}
          </button>
        </Answer>
      </details>
    </section>
  )
}

function Answer({ answer, children }: { answer: ParcelAnswer; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="answer" value={answer} />
      {children}
    </Form>
  )
}
