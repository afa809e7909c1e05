import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { sizeGuideAdminRoutes } from "../catalogue/admin/size-guide-routes.ts"
import { couponAdminRoutes } from "../coupons/admin-routes.ts"
import { pageAdminRoutes } from "./admin-page-routes.ts"
import { settingsRoutes } from "./admin-settings-routes.ts"
import { pageHeadAdminRoutes } from "./heads/admin-head-routes.ts"
import { landingAdminRoutes } from "./landing/admin-landing-routes.ts"
import { menuAdminRoutes } from "./menus/admin-menu-routes.ts"
import { postAdminRoutes } from "./posts/admin-post-routes.ts"
import { postTopicRoutes } from "./posts/post-topics.ts"
import { previewRoutes } from "./preview.ts"
import { sectionAdminRoutes } from "./sections/admin-section-routes.ts"
import { themeRoutes } from "./theme/admin-theme-routes.ts"

/** Admin routes of content: settings, coupons, posts, topics, pages, landing pages, page heads, sections, menus, size guides, previews. */
export function contentAdminApi(route: AddRoute, deps: AdminDeps): void {
  settingsRoutes(route, deps)
  themeRoutes(route, deps)
  couponAdminRoutes(route, deps)
  postAdminRoutes(route, deps)
  postTopicRoutes(route, deps)
  pageAdminRoutes(route, deps)
  landingAdminRoutes(route, deps)
  sectionAdminRoutes(route, deps)
  pageHeadAdminRoutes(route, deps)
  menuAdminRoutes(route, deps)
  sizeGuideAdminRoutes(route, deps)
  previewRoutes(route, deps)
}
