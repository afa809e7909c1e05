import type { OrderStatus } from "#core/orders/order-status.ts"
import * as orderTable from "../styles/order-table.module.css"

const classes = {
  call: orderTable.stCall,
  wait: orderTable.stWait,
  ok: orderTable.stOk,
  go: orderTable.stGo,
  off: orderTable.stOff,
}

/** The CSS class of a status: what waits for a call, for time, is well, is on its way, is over. */
export const statusClass: Record<OrderStatus, string> = {
  new: classes.call,
  "to-call-again": classes.wait,
  confirmed: classes.ok,
  preparing: classes.ok,
  shipped: classes.go,
  delivered: classes.ok,
  returning: classes.wait,
  returned: classes.off,
  cancelled: classes.off,
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
