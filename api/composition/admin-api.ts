import { Hono } from "hono"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { adminRoutes, routeKey } from "../admin/admin-routes.ts"
import { analyticsRoutes } from "../analytics/admin-routes.ts"
import { backupRoutes } from "../backups/admin-routes.ts"
import type { BackupService } from "../backups/backup-service.ts"
import { carrierRoutes } from "../carriers/account-routes.ts"
import { carrierFeeRoutes } from "../carriers/fee-routes.ts"
import { parcelRoutes } from "../carriers/parcel-routes.ts"
import { carrierRuleRoutes } from "../carriers/rule-routes.ts"
import { brandAdminRoutes } from "../catalogue/admin/brand-routes.ts"
import { categoryAdminRoutes } from "../catalogue/admin/category-routes.ts"
import { movingRoutes } from "../catalogue/admin/moving-routes.ts"
import { productRoutes } from "../catalogue/admin/product-routes.ts"
import { sizeGuideAdminRoutes } from "../catalogue/admin/size-guide-routes.ts"
import { stockAlertAdminRoutes } from "../catalogue/admin/stock-alert-routes.ts"
import { stockMovementRoutes } from "../catalogue/admin/stock-movement-routes.ts"
import { universeRoutes } from "../catalogue/admin/universe-routes.ts"
import { variantRoutes } from "../catalogue/admin/variant-routes.ts"
import { pageAdminRoutes } from "../content/admin-page-routes.ts"
import { settingsRoutes } from "../content/admin-settings-routes.ts"
import { landingAdminRoutes } from "../content/landing/admin-landing-routes.ts"
import { menuAdminRoutes } from "../content/menus/admin-menu-routes.ts"
import { pageHeadAdminRoutes } from "../content/page-heads/admin-head-routes.ts"
import { postAdminRoutes } from "../content/posts/admin-post-routes.ts"
import { postTopicRoutes } from "../content/posts/post-topics.ts"
import { previewRoutes } from "../content/preview.ts"
import { redirectAdminRoutes } from "../content/redirects/admin-redirect-routes.ts"
import { sectionAdminRoutes } from "../content/sections/admin-section-routes.ts"
import { themeRoutes } from "../content/theme/admin-theme-routes.ts"
import { couponAdminRoutes } from "../coupons/admin-routes.ts"
import { messageAdminRoutes } from "../customers/admin-message-routes.ts"
import { subscriberAdminRoutes } from "../customers/admin-subscriber-routes.ts"
import { deliveryRoutes } from "../delivery/admin-routes.ts"
import { communeRoutes } from "../delivery/commune-routes.ts"
import { spellingRoutes } from "../delivery/spelling-routes.ts"
import { methodNotAllowed } from "../errors.ts"
import { webhookRoutes } from "../events/admin-routes.ts"
import { mailRoutes } from "../mail/admin-routes.ts"
import { mediaRoutes } from "../media/admin-routes.ts"
import { movingOutRoutes } from "../moving-out/admin-routes.ts"
import { orderRoutes } from "../orders/admin/order-admin-api.ts"
import { limitedBody, limitedTo, ownLimit } from "../read-body.ts"
import { reviewAdminRoutes } from "../reviews/admin-routes.ts"
import { sampleRoutes } from "../sample/admin-routes.ts"
import { staffRoutes } from "../staff/admin-routes.ts"
import { auditRoutes } from "../staff/audit-routes.ts"
import { ownPasswordRoutes } from "../staff/credentials/own-password.ts"
import { twoFactorRoutes } from "../staff/credentials/two-factor-routes.ts"
import { guard } from "../staff/guard.ts"
import { invitationRoutes } from "../staff/invitations.ts"
import { joinRoutes } from "../staff/join-routes.ts"
import { meRoutes } from "../staff/me-routes.ts"
import { securityRoutes } from "../staff/security-routes.ts"
import { sessionRoutes } from "../staff/session-routes.ts"
import { signInRoutes } from "../staff/sign-in-routes.ts"
import { tokenAdminRoutes } from "../tokens/admin-routes.ts"

/** The patterns of the console's API. */
export const adminPatterns = [...new Set(adminRoutes.map(({ path }) => `/api/admin${path}`))]

/** The console's API, below `/admin`.
 *  @param backups of this process; undefined = it makes none
 *  @throws when a row of admin-routes.ts has no handler or two */
export function adminApi(deps: AdminDeps, backups: BackupService | undefined): Hono<AdminEnv> {
  const handlers = new Map<string, Parameters<AddRoute>[1]>()
  const route: AddRoute = (key, handler) => {
    if (handlers.has(key)) throw new Error(`${key} has two handlers`)
    // The path of a row is that of its key.
    handlers.set(key, handler as Parameters<AddRoute>[1])
  }
  signInRoutes(route, deps)
  ownPasswordRoutes(route, deps)
  twoFactorRoutes(route, deps)
  joinRoutes(route, deps)
  meRoutes(route, deps)
  sessionRoutes(route, deps)
  staffRoutes(route, deps)
  securityRoutes(route, deps)
  invitationRoutes(route, deps)
  orderRoutes(route, deps)
  auditRoutes(route, deps)
  mailRoutes(route, deps)
  webhookRoutes(route, deps)
  tokenAdminRoutes(route, deps)
  carrierRoutes(route, deps)
  carrierFeeRoutes(route, deps)
  parcelRoutes(route, deps)
  carrierRuleRoutes(route, deps)
  analyticsRoutes(route, deps)
  deliveryRoutes(route, deps)
  communeRoutes(route, deps)
  spellingRoutes(route, deps)
  mediaRoutes(route, deps)
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
  redirectAdminRoutes(route, deps)
  sizeGuideAdminRoutes(route, deps)
  previewRoutes(route, deps)
  productRoutes(route, deps)
  movingRoutes(route, deps)
  movingOutRoutes(route, deps)
  variantRoutes(route, deps)
  stockMovementRoutes(route, deps)
  categoryAdminRoutes(route, deps)
  universeRoutes(route, deps)
  brandAdminRoutes(route, deps)
  reviewAdminRoutes(route, deps)
  messageAdminRoutes(route, deps)
  subscriberAdminRoutes(route, deps)
  stockAlertAdminRoutes(route, deps)
  sampleRoutes(route, deps, backups)
  backupRoutes(route, deps, backups)

  const app = new Hono<AdminEnv>()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store")
  })
  for (const row of adminRoutes) {
    const handler = handlers.get(routeKey(row))
    if (!handler) throw new Error(`${routeKey(row)} has no handler`)
    const limit = "takesArchive" in row ? ownLimit : "maxBody" in row ? limitedTo(row.maxBody) : limitedBody
    app.on(row.method, row.path, guard(row, deps), limit, handler)
  }
  for (const path of new Set(adminRoutes.map((row) => row.path))) {
    const allow = adminRoutes.filter((row) => row.path === path).map(({ method }) => method)
    app.all(path, () => {
      throw methodNotAllowed(allow.join(", "))
    })
  }
  return app
}
