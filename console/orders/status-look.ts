import type { OrderStatus } from "#core/orders/order-status.ts"

/** The look of a status's mark: what waits for a call, for time, is well, is on its way, is over. */
export const statusLook: Record<OrderStatus, "call" | "wait" | "ok" | "go" | "off"> = {
  new: "call",
  "to-call-again": "wait",
  confirmed: "ok",
  preparing: "ok",
  shipped: "go",
  delivered: "ok",
  returning: "wait",
  returned: "off",
  cancelled: "off",
}

/** The colour of a status's dot. */
export const statusColor: Record<OrderStatus, string> = {
  new: "var(--order)",
  "to-call-again": "var(--saffron)",
  confirmed: "var(--palm)",
  preparing: "var(--jewelry)",
  shipped: "var(--action)",
  delivered: "var(--palm)",
  returning: "var(--saffron)",
  returned: "var(--line-strong)",
  cancelled: "var(--line-strong)",
}
