import { formText } from "../person-form-values.ts"
import type { OrderAnswer } from "./order-answer.ts"
import { orderedGoods, readOrder } from "./order-form-values.ts"
import { sendOrder } from "./send-order.ts"
import { traceFields } from "./trace-fields.ts"

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
