import type { OrderStatus } from "#core/orders/order-status.ts"
import * as orderTable from "../styles/order-table.module.css"

const looks = {
  call: orderTable.stCall,
  wait: orderTable.stWait,
  ok: orderTable.stOk,
  go: orderTable.stGo,
  off: orderTable.stOff,
}

/** The class of a status's mark: what waits for a call, for time, is well, is on its way, is over. */
export const statusLook: Record<OrderStatus, string> = {
  new: looks.call,
  "to-call-again": looks.wait,
  confirmed: looks.ok,
  preparing: looks.ok,
  shipped: looks.go,
  delivered: looks.ok,
  returning: looks.wait,
  returned: looks.off,
  cancelled: looks.off,
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
