import type { OrderConflict } from "#api/contract/order.ts"
import type { OrderProblem } from "#core/order-check.ts"
import type { Commune } from "#core/wilaya.ts"
import type { TypedOrder } from "./typed-order.ts"

/** Why an order was not placed. */
export type OrderAlert =
  | { kind: "problem"; problem: OrderProblem }
  | { kind: "conflict"; conflict: OrderConflict }
  | { kind: "failed" }

/** What the server answers while no order is placed: the form again, with everything that was typed. */
export type OrderAnswer = {
  typed: TypedOrder
  /** The communes of the typed wilaya. */
  communes: Commune[]
  /** null = nothing is wrong: a button without JavaScript changed the form. */
  alert: OrderAlert | null
}

/** The field at fault, if a field is. */
export function fieldAtFault(alert: OrderAlert | null) {
  return alert?.kind === "problem" ? alert.problem.field : null
}

/** The unit price that a conflict announced, in dinars. */
export function announcedPrice(alert: OrderAlert | null): number | null {
  return alert?.kind === "conflict" && alert.conflict.reason === "priceChanged" ? alert.conflict.price : null
}
