import { formText } from "../person-form-values.ts"
import type { OrderAnswer } from "./order-answer.ts"
import { orderedGoods, readOrder } from "./order-form-values.ts"
import { sendOrder } from "./send-order.ts"
import { traceFields } from "./trace-fields.ts"

/** What a route's client action is given. */
type Sent = { request: Request; serverAction: () => Promise<OrderAnswer> }

/** Sends the order form of a product from the browser.
 *  @param slug the product's, where the form itself does not name it */
export async function sendProductOrder({ request, serverAction }: Sent, slug?: string) {
  const form = await request.clone().formData()
  const typed = readOrder(form)
  const lost: OrderAnswer = { typed, communes: [], alert: { kind: "failed" }, key: formText(form, traceFields.key) }
  const goods = orderedGoods(slug ?? formText(form, "product"), typed)
  return sendOrder({ form, goods, send: serverAction, lost })
}
