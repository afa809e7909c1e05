import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { couponAdminRoutes } from "./coupons.ts"
import { pageAdminRoutes } from "./pages.ts"
import { postTopicRoutes } from "./post-topics.ts"
import { postAdminRoutes } from "./posts.ts"
import { previewRoutes } from "./preview.ts"
import { settingsRoutes } from "./settings.ts"
import { sizeGuideAdminRoutes } from "./size-guides.ts"

/** All that the console asks about what the shop says and tells. */
export function contentDeskRoutes(route: AddRoute, deps: AdminDeps): void {
  settingsRoutes(route, deps)
  couponAdminRoutes(route, deps)
  postAdminRoutes(route, deps)
  postTopicRoutes(route, deps)
  pageAdminRoutes(route, deps)
  sizeGuideAdminRoutes(route, deps)
  previewRoutes(route, deps)
}
