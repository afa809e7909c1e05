import { data } from "react-router"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { report } from "../../api-client/seam/report.server.ts"
import { detectBot, timeAgain } from "../../customers/contact/honeypot.ts"
import { honeypotName } from "../../customers/contact/honeypot-name.ts"
import { formText } from "../../orders/order-form/person-form-values.ts"
import { formTimeName } from "../../shell/form-time/form-time-name.ts"
import type { FormTimes } from "../../shell/form-time/form-times.server.ts"
import type { Visit } from "../../shell/visit.server.ts"

/** What became of an address: noted, no address at all, to be sent once more, or not noted. `formTime` is what the form
 *  goes on with. */
export type StockAlertAnswer = {
  state: "done" | "inStock" | "wrong" | "again" | "tooMany" | "failed"
  email: string
  formTime: string
}

type StockAlertRequest = {
  form: FormData
  slug: string
  /** The SKU of the variant; undefined = the whole product. */
  variant: string | undefined
  locale: Locale
  content: Content
  visit: Pick<Visit, "client">
  formTimes: FormTimes
}

const statusOf = { done: 200, inStock: 200, wrong: 422, again: 422, tooMany: 429, failed: 503 } as const

/** Answers the form that asks to be told when a product is back. A program that fell into the trap is thanked, and nothing
 *  is kept. */
export async function answerStockAlert({ form, content, visit, formTimes, ...wanted }: StockAlertRequest) {
  const email = formText(form, "email")
  const signed = form.get(formTimeName)
  const suspicion = detectBot({ filled: form.get(honeypotName), age: formTimes.ageOf(signed) })
  const formTime = timeAgain(suspicion, signed, formTimes.issue)
  const answer = (state: StockAlertAnswer["state"]) =>
    data<StockAlertAnswer>({ state, email, formTime }, { status: statusOf[state] })
  if (!isEmailAddress(email)) return answer("wrong")
  if (suspicion) return answer(suspicion === "trapped" ? "done" : "again")
  try {
    const { client: address } = visit
    const client = { ...(address && address.length <= 64 && { address }), honeypot: false }
    const became = await content.sendStockAlert({ ...wanted, email, client })
    if (became === "invalid") return answer("wrong")
    return answer(became === "unknown" ? "failed" : became)
  } catch (failure) {
    report(failure)
    return answer("failed")
  }
}
