import { data } from "react-router"
import { findContactProblem } from "#core/customers/contact-message.ts"
import { report } from "../../api-client/transport/report.server.ts"
import { formTimeName } from "../../forms/form-time-field.tsx"
import { detectBot, honeypotName, timeAgain } from "../../forms/honeypot.ts"
import type { FormRequest } from "../../page/page-request.server.ts"
import { type ContactAnswer, type RejectedMessage, readMessage } from "./message-form-values.ts"

type MessageRequest = Pick<FormRequest, "form" | "locale" | "content" | "formTimes">

/** Answers the contact form: keeps the message for the merchant, or gives the form back as it was filled in. A program
 *  that fell into the trap is thanked, and nothing is stored. */
export async function answerMessage({ form, locale, content, formTimes }: MessageRequest) {
  const typed = readMessage(form)
  const signed = form.get(formTimeName)
  const suspicion = detectBot({ filled: form.get(honeypotName), age: formTimes.ageOf(signed) })
  const formTime = timeAgain(suspicion, signed, formTimes.issue)
  const thanks = () => data<ContactAnswer>({ sent: true, name: typed.name })
  const reject = (alert: RejectedMessage["alert"], status: number) =>
    data<ContactAnswer>({ sent: false, typed, alert, formTime }, { status })

  if (suspicion === "trapped") return thanks()
  const problem = findContactProblem(typed)
  if (problem) return reject({ kind: "problem", problem }, 422)
  if (suspicion) return reject({ kind: suspicion }, 422)
  try {
    const became = await content.sendMessage({ ...typed, locale })
    if (became === "invalid") return reject({ kind: "problem", problem: { rule: "message", field: "message" } }, 422)
    return became === "tooMany" ? reject({ kind: "tooMany" }, 429) : thanks()
  } catch (failure) {
    report(failure)
    return reject({ kind: "failed" }, 503)
  }
}
