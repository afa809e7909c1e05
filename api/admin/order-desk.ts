import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { callQueueRoutes } from "./call-queue.ts"
import { orderMoveRoutes } from "./order-moves.ts"
import { orderReadRoutes } from "./orders.ts"

/** Everything that the staff do with orders. */
export function orderRoutes(route: AddRoute, deps: AdminDeps): void {
  orderReadRoutes(route, deps)
  orderMoveRoutes(route, deps)
  callQueueRoutes(route, deps)
}
