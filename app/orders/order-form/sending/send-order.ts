import { formText } from "../../../forms/person-form-values.ts"
import { postForm } from "../../../page/post-form.ts"
import type { OrderAlert, OrderAnswer } from "./order-answer.ts"
import { orderedGoods, readOrder, traceFields } from "./order-form-values.ts"
import { giveUpKey, markRepeated, savePlaced } from "./saved-attempts.ts"

/** Name of the island that has the order form of a product. */
export const productIsland = "product-block"

/** Sends the order form of a product from the browser.
 *  @param path with the prefix of the language
 *  @param slug the product's
 *  @returns why it was not placed; never fulfilled once it was */
export function sendProductOrder(path: string, form: FormData, slug: string): Promise<OrderAnswer> {
  const typed = readOrder(form)
  const lost: OrderAnswer = { typed, communes: [], alert: { kind: "failed" }, key: formText(form, traceFields.key) }
  return sendOrder({ path, form, island: productIsland, goods: orderedGoods(slug, typed), lost })
}

type SentOrder<Answer> = {
  /** With the prefix of the language. */
  path: string
  form: FormData
  /** Name of the island whose prop `answer` tells what became of it. */
  island: string
  /** The ordered goods, in one text. */
  goods: string
  /** The answer to go on with when the shop cannot be reached at all. */
  lost: Answer
  /** Called before the browser goes on to the confirmation. */
  placed?: () => void
}

/** Sends an order from the browser and keeps what became of its try. What was typed stays on screen when the shop
 *  cannot be reached: the alert of section 8, not the error page.
 *  @returns why it was not placed; never fulfilled once it was: the confirmation is on its way */
export async function sendOrder<Answer extends { alert: OrderAlert | null }>(sent: SentOrder<Answer>): Promise<Answer> {
  const { path, form, island, goods, lost, placed } = sent
  const key = formText(form, traceFields.key)
  const posted = await postForm<{ answer: Answer }>(path, form, island).catch(() => ({ props: { answer: lost } }))
  if ("location" in posted) {
    if (savePlaced(key, goods)) markRepeated()
    placed?.()
    location.assign(posted.location)
    return new Promise(() => {})
  }
  const answer = posted.props.answer ?? lost
  // The shopper has been told; the next press is meant as another order.
  if (answer.alert?.kind === "again") giveUpKey(key)
  return answer
}
