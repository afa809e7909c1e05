/** The states of an order. None says whether it is paid: payments before the delivery stand beside them (core/payments/payment.ts). */
export const orderStatuses = [
  "new",
  "to-call-again",
  "confirmed",
  "preparing",
  "shipped",
  "delivered",
  "returning",
  "returned",
  "cancelled",
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Outcomes of a call that did not settle an order; `postponed` names the time of the next one. */
export const callOutcomes = ["no-answer-1", "no-answer-2", "no-answer-3", "busy", "postponed"] as const

export type CallOutcome = (typeof callOutcomes)[number]

/** The next statuses of each status; screens offer the first by their large button. An order is cancelled only before it ships:
 *  afterwards the parcel has to come back. `preparing` → `confirmed`: a product cannot be packed yet. `delivered` → `returning`:
 *  exchanges and returns. The last two are final; only an undo leads back. */
const following: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ["to-call-again", "confirmed", "cancelled"],
  "to-call-again": ["to-call-again", "confirmed", "cancelled"],
  confirmed: ["to-call-again", "preparing", "cancelled"],
  preparing: ["shipped", "confirmed", "cancelled"],
  shipped: ["delivered", "returning"],
  delivered: ["returning"],
  returning: ["returned"],
  returned: [],
  cancelled: [],
}

/** The states that an order may go to from this one. */
export function statusesAfter(status: OrderStatus): readonly OrderStatus[] {
  return following[status]
}

/** Whether an order may go from one state to another. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return following[from].includes(to)
}

/** How long the console offers to undo a step, in milliseconds. */
export const undoOffer = 10_000

/** Whether an order that reaches this state gives its stock and its coupon back. Only an undo leaves such a state, and it
 *  takes both again, so none gives back twice. */
export function givesBack(status: OrderStatus): boolean {
  return status === "cancelled" || status === "returned"
}

/** States of an order that no call has settled yet. */
export const unsettledStatuses: readonly OrderStatus[] = ["new", "to-call-again"]

/** Whether an order waits for the call that settles it. */
export const isUnsettled = (status: OrderStatus): boolean => unsettledStatuses.includes(status)

/** Whether an order must hold its units in this state. One that nobody has confirmed may have released them
 *  (docs/decisions/0014-order-limits.md), and takes them again on its way here. */
export function needsStock(status: OrderStatus): boolean {
  return !givesBack(status) && !isUnsettled(status)
}

/** The states that no order reaches without having been confirmed. A cancelled one may have been. */
export const onceConfirmed: readonly OrderStatus[] = [
  "confirmed",
  "preparing",
  "shipped",
  "delivered",
  "returning",
  "returned",
]

/** States of an order whose parcel is still in the shop. */
export const unshippedStatuses: readonly OrderStatus[] = [...unsettledStatuses, "confirmed", "preparing"]

/** Whether an order is still in the shop: its lines, person and place can be changed. */
export function isUnshipped(status: OrderStatus): boolean {
  return unshippedStatuses.includes(status)
}

/** Whether an order's parcel may be sent to a carrier. */
export const maySendParcel = (status: OrderStatus): boolean => status === "confirmed" || status === "preparing"

/** Why a bulk change leaves an order unchanged: it does not exist; its status does not allow the change; stock is missing; a variant
 *  is not chosen; its list's filter no longer passes it; it or the shop would have too many tags; its carrier collects nothing, since it
 *  is paid before the delivery, or since it costs nothing. */
export const moveProblems = [
  "unknown",
  "notAllowed",
  "missing",
  "open",
  "notListed",
  "tooManyTags",
  "paidBefore",
  "nothingToCollect",
] as const

export type MoveProblem = (typeof moveProblems)[number]
