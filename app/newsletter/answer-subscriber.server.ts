import { data } from "react-router"
import { isEmailAddress } from "#core/contact-message.ts"
import type { Locale } from "#core/locale.ts"
import { suspicionOf } from "../contact/bot-trap.ts"
import { drawnName, trapName } from "../contact/typed-message.ts"
import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import { textOf } from "../order-form/typed-person.ts"

/** What became of an address: kept, no address at all, or not kept. */
export type SubscriberAnswer = { state: "done" | "wrong" | "failed"; email: string }

type Asked = { form: FormData; locale: Locale; content: Content; now: number }

/** Answers the form that asks for the shop's news. A program that fell into the trap is thanked, and nothing is kept. */
export async function answerSubscriber({ form, locale, content, now }: Asked) {
  const email = textOf(form, "email")
  const answer = (state: SubscriberAnswer["state"], status: number) =>
    data<SubscriberAnswer>({ state, email }, { status })
  if (!isEmailAddress(email)) return answer("wrong", 422)
  if (suspicionOf({ filled: form.get(trapName), drawn: form.get(drawnName), now })) return answer("done", 200)
  try {
    await content.subscribe(email, locale)
    return answer("done", 200)
  } catch (failure) {
    report(failure)
    return answer("failed", 503)
  }
}
