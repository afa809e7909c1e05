import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { OfferedDesk } from "#core/delivery/desk.ts"
import type { Commune, DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Centimes } from "#core/money.ts"
import type { OrderProblem } from "#core/orders/order-check.ts"
import { blocksOrder, type MaximumChange } from "#core/orders/order-maximums.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import type { OrderFormValues } from "./order-form-values.ts"

/** Why an order was not placed. */
export type OrderAlert =
  | { kind: "problem"; problem: OrderProblem }
  /** Something differs from what was shown; the quote lists it, with the new total. */
  | { kind: "conflict"; conflict: Quote }
  /** The browser's own check: the order is larger than the shop takes online. */
  | { kind: "maximum"; changes: MaximumChange[] }
  /** A size or a colour is missing, or not one of the product's. */
  | { kind: "choose" }
  /** The desk is not among those of the wilaya any more. */
  | { kind: "desk" }
  /** Too many orders within a short time, or not taken here at all. */
  | { kind: "tooMany" | "refused" }
  /** Nothing is wrong: the form came without a key and has one now; the next press orders. */
  | { kind: "check" }
  /** An order was placed with this form before, and this is another one. */
  | { kind: "again" }
  /** The shop takes no order that is written so: pressing again changes nothing. */
  | { kind: "invalid" }
  | { kind: "failed" }
  /** The shop cannot say whether it has the order; another press finds out, and never places a second one. */
  | { kind: "uncertain" }

/** Reply while no order is placed: the form again, with everything that was typed. */
export type OrderAnswer = {
  typed: OrderFormValues
  /** The communes of the typed wilaya. */
  communes: Commune[]
  /** The desks that the typed place can choose from; left out where there are none. */
  desks?: OfferedDesk[]
  /** null = nothing is wrong: a button without JavaScript changed the form. */
  alert: OrderAlert | null
  /** The option that still has to be chosen; its message stands beside it. */
  missing?: "size" | null
  /** The idempotency key that the form is sent with next. */
  key: string
}

/** The first field at fault, if a field is. */
export function invalidField(alert: OrderAlert | null) {
  return alert?.kind === "problem" ? alert.problem.field : null
}

/** All fields at fault. */
export function invalidFields(alert: OrderAlert | null) {
  return alert?.kind === "problem" ? alert.problem.fields : []
}

/** Prices and stock that a conflict announced, so that the form goes on with them even while the page still holds
 *  older prices. */
export type Announced = {
  /** The product's colour and size that it was announced for. */
  choice: VariantChoice
  quantity: number
  unitPrice: Centimes
  /** The delivery price of this way to this place for this amount. */
  delivery: { wilaya: string; commune: string; kind: DeliveryKind; amount: Centimes; price: Centimes | null }
}

/** Returns what an answer announced about the one product of the order form, if anything. */
export function announcedBy(answer: OrderAnswer | undefined): Announced | null {
  if (answer?.alert?.kind !== "conflict") return null
  const { lines, amount, deliveryPrice: price, changes } = answer.alert.conflict
  const [line] = lines
  if (!line || changes.some(blocksOrder)) return null
  const { wilaya, commune, delivery: kind, color, size } = answer.typed
  return {
    choice: { color, size },
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    delivery: { wilaya, commune, kind, amount, price },
  }
}
