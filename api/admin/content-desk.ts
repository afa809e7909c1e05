import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { couponAdminRoutes } from "./coupons.ts"
import { settingsRoutes } from "./settings.ts"

/** All that the console asks about what the shop says and tells. */
export function contentDeskRoutes(route: AddRoute, deps: AdminDeps): void {
  settingsRoutes(route, deps)
  couponAdminRoutes(route, deps)
}
