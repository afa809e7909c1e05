import { data } from "react-router"
import { findContactProblem } from "#core/contact-message.ts"
import type { Locale } from "#core/locale.ts"
import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import { suspicionOf } from "./bot-trap.ts"
import { type ContactAnswer, drawnName, readMessage, trapName } from "./typed-message.ts"

type Asked = { form: FormData; locale: Locale; content: Content; now: number }

const answer = (given: ContactAnswer, status: number) => data(given, { status })

/** Answers the contact form: keeps the message for the merchant, or gives the form back as it was filled in. A program
 *  that fell into the trap is thanked, and nothing is kept. */
export async function answerMessage({ form, locale, content, now }: Asked) {
  const typed = readMessage(form)
  const suspicion = suspicionOf({ filled: form.get(trapName), drawn: form.get(drawnName), now })
  if (suspicion === "trapped") return answer({ sent: true, name: typed.name }, 200)
  const problem = findContactProblem(typed)
  if (problem) return answer({ sent: false, typed, alert: { kind: "problem", problem } }, 422)
  if (suspicion === "hurried") return answer({ sent: false, typed, alert: { kind: "hurried" } }, 422)
  try {
    await content.sendMessage({ ...typed, locale })
    return answer({ sent: true, name: typed.name }, 200)
  } catch (failure) {
    report(failure)
    return answer({ sent: false, typed, alert: { kind: "failed" } }, 503)
  }
}
