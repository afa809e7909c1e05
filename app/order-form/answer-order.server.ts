import { data, redirect } from "react-router"
import { type Locale, localizedPath } from "#core/locale.ts"
import { fromDinars } from "#core/money.ts"
import { findOrderProblem } from "#core/order-check.ts"
import { normalizePhone } from "#core/phone.ts"
import type { Commune } from "#core/wilaya.ts"
import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import type { OrderAlert, OrderAnswer } from "./order-answer.ts"
import { boundedQuantity, colorAndSize, readOrder, type TypedOrder } from "./typed-order.ts"

type Asked = { form: FormData; slug: string; locale: Locale; content: Content }

/** The buttons that change the form where there is no JavaScript; `order` is not among them. */
const changes: Record<string, (typed: TypedOrder) => TypedOrder> = {
  more: (typed) => ({ ...typed, quantity: boundedQuantity(typed.quantity + 1) }),
  less: (typed) => ({ ...typed, quantity: boundedQuantity(typed.quantity - 1) }),
  color: (typed) => typed,
  communes: (typed) => typed,
}

const statusOf: Record<OrderAlert["kind"], number> = { problem: 422, conflict: 409, tooMany: 429, failed: 503 }

function formAgain(typed: TypedOrder, communes: Commune[], alert: OrderAlert | null) {
  return data<OrderAnswer>({ typed, communes, alert }, { status: alert ? statusOf[alert.kind] : 200 })
}

/** Answers the order form: places the order and leads to its confirmation, or gives the form back as it was filled in.
 *  Throws only what the screen itself would throw: the 404 of a product that is gone. */
export async function answerOrder({ form, slug, locale, content }: Asked) {
  const typed = readOrder(form)
  try {
    const communes = await content.communes(typed.wilaya)
    // A commune of another wilaya is none: without JavaScript the two can be sent out of step.
    const place = {
      wilaya: communes.length > 0 ? typed.wilaya : "",
      commune: communes.some(({ name }) => name === typed.commune) ? typed.commune : "",
    }
    const order = { ...typed, ...place }

    const change = changes[String(form.get("intent"))]
    if (change) return formAgain(change(order), communes, null)

    const problem = findOrderProblem(order)
    if (problem) return formAgain(order, communes, { kind: "problem", problem })

    const placed = await content.placeOrder(await orderFields(order, { slug, locale, content }))
    if ("conflict" in placed) {
      // What can be had: the form goes on with it and asks again.
      const quantity = placed.conflict.lines[0]?.quantity ?? order.quantity
      return formAgain({ ...order, quantity }, communes, { kind: "conflict", conflict: placed.conflict })
    }
    if ("refused" in placed) {
      return formAgain(order, communes, { kind: placed.refused.reason === "tooMany" ? "tooMany" : "failed" })
    }
    return redirect(localizedPath(locale, `/confirmation-commande?order=${placed.order.token}`), 303)
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    report(problem)
    const kept = typed.commune ? [{ name: typed.commune, namear: typed.commune }] : []
    const communes = await content.communes(typed.wilaya).catch(() => kept)
    return formAgain(typed, communes, { kind: "failed" })
  }
}

async function orderFields(typed: TypedOrder, { slug, locale, content }: Omit<Asked, "form">) {
  const { quantity, wilaya, commune, mobile, firstname, lastname, delivery, amount, deliveryPrice: shown } = typed
  const product = await content.productBySlug(slug, locale)
  return {
    ...{ quantity, wilaya, commune, firstname, lastname, delivery, slug, locale },
    product: product.title,
    color: colorAndSize(typed),
    mobile: normalizePhone(mobile),
    // The amounts that were shown: the API refuses others, so nothing is placed at a price nobody saw.
    amount: amount >= 0 && amount < 1e12 ? fromDinars(amount) : 0,
    ...(shown === undefined ? {} : { deliveryPrice: shown === null ? null : fromDinars(shown) }),
    date: new Date().toISOString(),
  }
}
