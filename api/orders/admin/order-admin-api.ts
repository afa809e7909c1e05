import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { callQueueRoutes } from "./call-queue.ts"
import { discountLimitRoutes } from "./discount-limits.ts"
import { orderEditRoutes } from "./order-edits.ts"
import { orderEventRoutes } from "./order-events.ts"
import { orderExportRoutes } from "./order-export.ts"
import { orderMessageRoutes } from "./order-messages.ts"
import { orderMoveRoutes } from "./order-moves.ts"
import { orderReadRoutes } from "./order-routes.ts"
import { orderSelectionRoutes } from "./order-selection.ts"
import { phoneBlockRoutes } from "./phone-blocks.ts"
import { phoneOrderRoutes } from "./phone-orders.ts"
import { printedOrderRoutes } from "./printed-orders.ts"
import { savedFilterRoutes } from "./saved-filters.ts"
import { trackingImportRoutes } from "./tracking-import.ts"

/** Everything that the staff do with orders. */
export function orderRoutes(route: AddRoute, deps: AdminDeps): void {
  savedFilterRoutes(route, deps)
  discountLimitRoutes(route, deps)
  printedOrderRoutes(route, deps)
  orderMessageRoutes(route, deps)
  orderSelectionRoutes(route, deps)
  orderReadRoutes(route, deps)
  orderMoveRoutes(route, deps)
  orderEditRoutes(route, deps)
  orderEventRoutes(route, deps)
  orderExportRoutes(route, deps)
  trackingImportRoutes(route, deps)
  phoneOrderRoutes(route, deps)
  phoneBlockRoutes(route, deps)
  callQueueRoutes(route, deps)
}
