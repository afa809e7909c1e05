import { data } from "react-router"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { report } from "../../api-client/transport/report.server.ts"
import { formTimeName } from "../../forms/form-time-field.tsx"
import { detectBot, honeypotName, timeAgain } from "../../forms/honeypot.ts"
import { formText } from "../../forms/person-form-values.ts"
import type { FormRequest } from "../../page/page-request.server.ts"

/** Outcome of a subscription: stored, no address at all, to be sent once more, too many of them, or not stored.
 *  `formTime` is the next time of the form. */
export type SubscriberAnswer = {
  state: "done" | "wrong" | "again" | "tooMany" | "failed"
  email: string
  formTime: string
}

type SubscriberRequest = Pick<FormRequest, "form" | "locale" | "content" | "formTimes">

/** Answers the form that asks for the shop's news. A program that fell into the trap is thanked, and nothing is stored. */
export async function answerSubscriber({ form, locale, content, formTimes }: SubscriberRequest) {
  const email = formText(form, "email")
  const signed = form.get(formTimeName)
  const suspicion = detectBot({ filled: form.get(honeypotName), age: formTimes.ageOf(signed) })
  const formTime = timeAgain(suspicion, signed, formTimes.issue)
  const answer = (state: SubscriberAnswer["state"], status: number) =>
    data<SubscriberAnswer>({ state, email, formTime }, { status })
  if (!isEmailAddress(email)) return answer("wrong", 422)
  if (suspicion) return suspicion === "trapped" ? answer("done", 200) : answer("again", 422)
  try {
    const became = await content.subscribe(email, locale)
    if (became === "invalid") return answer("wrong", 422)
    return answer(became, became === "tooMany" ? 429 : 200)
  } catch (failure) {
    report(failure)
    return answer("failed", 503)
  }
}
