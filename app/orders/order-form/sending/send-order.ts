import { data } from "react-router"
import { formText } from "../person-form-values.ts"
import type { OrderAlert } from "./order-answer.ts"
import { markRepeated } from "./repeated-order.ts"
import { giveUpKey, savePlaced } from "./saved-attempts.ts"
import { traceFields } from "./trace-fields.ts"

type Sending<Answer> = {
  form: FormData
  /** What is ordered, in one text. */
  goods: string
  /** Sends the form to the server. */
  send: () => Promise<Answer>
  /** The answer to go on with when the shop cannot be reached at all. */
  lost: Answer
}

/** Sends an order from the browser and keeps what became of its try. What was typed stays on screen when the shop
 *  cannot be reached: the alert of section 8, not the error page.
 *  @param placed called before the browser goes on to the confirmation */
export async function sendOrder<Answer extends { alert: OrderAlert | null }>(
  { form, goods, send, lost }: Sending<Answer>,
  placed = () => {},
) {
  const key = formText(form, traceFields.key)
  try {
    const answer = await send()
    // The shopper has been told; the next press is meant as another order.
    if (answer.alert?.kind === "again") giveUpKey(key)
    return answer
  } catch (problem) {
    if (!(problem instanceof Response)) {
      // An error status keeps the router from asking for the page again, which would fail in its turn.
      return data(lost, { status: 503 })
    }
    if (problem.status >= 300 && problem.status < 400) {
      if (savePlaced(key, goods)) markRepeated()
      placed()
    }
    throw problem
  }
}
