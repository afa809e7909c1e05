import { data, redirect } from "react-router"
import { type Locale, localizedPath } from "#core/locale.ts"
import { fromDinars } from "#core/money.ts"
import { findOrderProblem } from "#core/order-check.ts"
import { normalizePhone } from "#core/phone.ts"
import type { Commune } from "#core/wilaya.ts"
import type { Content, SentOrder } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import type { Visit } from "../shell/visit.server.ts"
import { alertStatus, attemptOrder, withKnownPlace } from "./attempt-order.server.ts"
import type { OrderAlert, OrderAnswer } from "./order-answer.ts"
import { orderClient, orderKey } from "./order-sender.server.ts"
import { boundedQuantity, colorAndSize, readOrder, type TypedOrder } from "./typed-order.ts"
import { textOf } from "./typed-person.ts"

type Asked = {
  form: FormData
  slug: string
  locale: Locale
  content: Content
  visit: Pick<Visit, "client">
  /** Of who is signed in; "" = nobody. */
  session?: string
}

/** The buttons that change the form where there is no JavaScript; `order` is not among them. */
const changes: Record<string, (typed: TypedOrder, most: number | null) => TypedOrder> = {
  more: (typed, most) => ({ ...typed, quantity: boundedQuantity(typed.quantity + 1, most) }),
  less: (typed) => ({ ...typed, quantity: boundedQuantity(typed.quantity - 1) }),
  color: (typed) => typed,
  communes: (typed) => typed,
}

function formAgain(typed: TypedOrder, communes: Commune[], alert: OrderAlert | null) {
  return data<OrderAnswer>({ typed, communes, alert }, { status: alert ? alertStatus[alert.kind] : 200 })
}

/** Answers the order form: places the order and leads to its confirmation, or gives the form back as it was filled in.
 *  Throws only what the screen itself would throw: the 404 of a product that is gone. */
export async function answerOrder(asked: Asked) {
  const { form, locale, content } = asked
  const first = readOrder(form)
  try {
    const { typed, communes } = await withKnownPlace(content, first)
    const change = changes[textOf(form, "intent")]
    if (change) return formAgain(change(typed, (await content.settings(locale)).maxQuantity), communes, null)

    const problem = findOrderProblem(typed)
    if (problem) return formAgain(typed, communes, { kind: "problem", problem })

    const placed = await attemptOrder(content, await sentOrder(typed, asked))
    if ("token" in placed) return redirect(localizedPath(locale, `/confirmation-commande?order=${placed.token}`), 303)
    // What can be had: the form goes on with it and asks again.
    const left = placed.kind === "conflict" ? placed.conflict.lines[0]?.quantity : undefined
    return formAgain({ ...typed, quantity: left ?? typed.quantity }, communes, placed)
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    report(problem)
    const kept = first.commune ? [{ name: first.commune, namear: first.commune }] : []
    const communes = await content.communes(first.wilaya).catch(() => kept)
    return formAgain(first, communes, { kind: "failed" })
  }
}

async function sentOrder(
  typed: TypedOrder,
  { form, slug, locale, content, visit, session }: Asked,
): Promise<SentOrder> {
  const { quantity, wilaya, commune, mobile, firstname, lastname, delivery, amount = 0, deliveryPrice: shown } = typed
  const product = await content.productBySlug(slug, locale)
  return {
    ...{ quantity, wilaya, commune, firstname, lastname, delivery, slug, locale },
    product: product.title,
    color: colorAndSize(typed),
    mobile: normalizePhone(mobile),
    // The amounts that were shown: the API refuses others, so nothing is placed at a price nobody saw.
    amount: fromDinars(amount),
    ...(shown === undefined ? {} : { deliveryPrice: shown === null ? null : fromDinars(shown) }),
    date: new Date().toISOString(),
    ...orderKey(form),
    client: orderClient(form, visit),
    ...(session && { session }),
  }
}
