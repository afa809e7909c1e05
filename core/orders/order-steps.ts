import type { Order } from "./order.ts"
import type { OrderStatus } from "./order-status.ts"

export type OrderStep = {
  status: Exclude<OrderStatus, "to-call-again">
  /** When it came to that; null = not yet. ISO 8601. */
  at: string | null
  state: "done" | "now" | "next"
}

type StepStatus = OrderStep["status"]

const way: readonly StepStatus[] = ["new", "confirmed", "preparing", "shipped", "delivered"]

/** The way of an order as its shopper sees it: what was, what is, what comes. Calls that settled nothing are no steps, and
 *  what was taken back is not done. An order that ended another way ends there. */
export function orderSteps({ status, history }: Pick<Order, "status" | "history">): OrderStep[] {
  const last = (wanted: OrderStatus) => history.findLast((event) => event.status === wanted)?.at ?? null
  const now: StepStatus = status === "to-call-again" ? "new" : status
  const along = way.indexOf(now)
  if (along >= 0) {
    return way.map((step, index) => ({
      status: step,
      at: index <= along ? last(step) : null,
      state: index < along ? "done" : index === along ? "now" : "next",
    }))
  }
  const reached = way.filter((step) => last(step) !== null)
  const ends: StepStatus[] = now === "cancelled" ? ["cancelled"] : ["returning", "returned"]
  return [...reached, ...ends].map((step) => {
    const at = last(step)
    return { status: step, at, state: step === now ? "now" : at === null ? "next" : "done" }
  })
}
