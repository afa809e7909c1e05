import { data } from "react-router"
import { normalizePhone, phoneKey } from "#core/customers/phone.ts"
import { fromDinars } from "#core/money.ts"
import { findOrderProblem } from "#core/orders/order-check.ts"
import type { SentOrder } from "../../api-client/content.server.ts"
import { report } from "../../api-client/transport/report.server.ts"
import type { FormRequest } from "../../page/page-request.server.ts"
import { sessionIn } from "../../request/session-cookie.server.ts"
import { redirectToConfirmation } from "../confirmation/redirect-to-confirmation.server.ts"
import { alertStatus, attemptOrder, withValidPlace } from "../order-form/sending/attempt-order.server.ts"
import type { OrderAlert } from "../order-form/sending/order-answer.ts"
import { orderClient, orderKey } from "../order-form/sending/order-sender.server.ts"
import type { CheckoutAnswer } from "./checkout-form-values.ts"
import { type CheckoutFormValues, checkoutGoods, readCheckout } from "./checkout-form-values.ts"

type CheckoutRequest = Omit<FormRequest, "url" | "place">

/** Answers the checkout: places one order for all of its lines and leads to its confirmation, or says why it does not. */
export async function answerCheckout(requested: CheckoutRequest) {
  const { form, content } = requested
  const first = readCheckout(form)
  const reject = (alert: OrderAlert, status = alertStatus[alert.kind]) => {
    const { wilaya, commune, delivery, lines } = first
    return data<CheckoutAnswer>({ alert, sent: { wilaya, commune, delivery, lines } }, { status })
  }
  try {
    const { typed } = await withValidPlace(content, first)
    const problem = findOrderProblem(typed)
    if (problem) return reject({ kind: "problem", problem })
    // No cart of this shop's own screen; nothing is wrong here.
    if (typed.lines.length === 0) return reject({ kind: "failed" }, 422)
    if (await hasUnchosen(typed.lines, requested)) return reject({ kind: "choose" })
    // The script gives every form a key; one without is a program's, or an interrupted script's.
    const key = orderKey(form)
    if (!key) return reject({ kind: "check" })
    const placed = await attemptOrder(content, sentOrder(typed, key, requested))
    if (!("token" in placed)) return reject(placed)
    const goods = `${checkoutGoods(typed)} ${phoneKey(typed.mobile)}`
    return redirectToConfirmation({ ...requested, token: placed.token, goods, key })
  } catch (error) {
    report(error)
    return reject({ kind: "failed" })
  }
}

/** Whether a line names none of the variants that its product has. */
async function hasUnchosen(lines: CheckoutFormValues["lines"], { content, locale }: CheckoutRequest): Promise<boolean> {
  const unnamed = lines.filter(({ variant }) => !variant).map(({ slug }) => slug)
  if (unnamed.length === 0) return false
  const products = await content.products(unnamed, locale)
  return [...products.values()].some(({ variantCount }) => variantCount > 1)
}

function sentOrder(
  typed: CheckoutFormValues,
  idempotencyKey: string,
  { request, form, locale, visit, formTimes }: CheckoutRequest,
): SentOrder {
  const session = sessionIn(request)
  const { wilaya, commune, mobile, firstname, lastname, delivery, desk, lines, email, note, coupon } = typed
  const { address, amount = 0, discount = 0, deliveryPrice: shown } = typed
  return {
    wilaya,
    commune,
    firstname,
    lastname,
    delivery,
    ...(desk !== "" && { desk: Number(desk) }),
    lines,
    locale,
    note,
    coupon,
    ...(email && { email }),
    mobile: normalizePhone(mobile),
    // At a pickup desk nobody needs it.
    ...(delivery === "home" && { address }),
    // The amounts that were shown: the API rejects others, so nothing is placed at a price nobody saw.
    amount: fromDinars(amount),
    discount: fromDinars(discount),
    ...(shown === undefined ? {} : { deliveryPrice: shown === null ? null : fromDinars(shown) }),
    date: new Date().toISOString(),
    idempotencyKey,
    client: orderClient(form, visit, formTimes),
    ...(session && { session }),
  }
}
