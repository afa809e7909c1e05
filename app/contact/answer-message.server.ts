import { data } from "react-router"
import { findContactProblem } from "#core/contact-message.ts"
import type { Locale } from "#core/locale.ts"
import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import { suspicionOf } from "./bot-trap.ts"
import { type ContactAnswer, drawnName, type RefusedMessage, readMessage, trapName } from "./typed-message.ts"

type Asked = { form: FormData; locale: Locale; content: Content; now: number }

/** Answers the contact form: keeps the message for the merchant, or gives the form back as it was filled in. A program
 *  that fell into the trap is thanked, and nothing is kept. */
export async function answerMessage({ form, locale, content, now }: Asked) {
  const typed = readMessage(form)
  const drawn = String(form.get(drawnName) ?? "")
  const thanks = () => data<ContactAnswer>({ sent: true, name: typed.name })
  const refuse = (alert: RefusedMessage["alert"], status: number) =>
    data<ContactAnswer>({ sent: false, typed, alert, drawn }, { status })

  const suspicion = suspicionOf({ filled: form.get(trapName), drawn, now })
  if (suspicion === "trapped") return thanks()
  const problem = findContactProblem(typed)
  if (problem) return refuse({ kind: "problem", problem }, 422)
  if (suspicion === "hurried") return refuse({ kind: "hurried" }, 422)
  try {
    await content.sendMessage({ ...typed, locale })
    return thanks()
  } catch (failure) {
    report(failure)
    return refuse({ kind: "failed" }, 503)
  }
}
