import { Hono } from "hono"
import { methodNotAllowed } from "../errors.ts"
import { limitedBody, limitedTo } from "../read-body.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "./admin-context.ts"
import { adminRoutes, keyOf } from "./admin-routes.ts"
import { analyticsRoutes } from "./analytics.ts"
import { auditRoutes } from "./audit.ts"
import { brandAdminRoutes } from "./brands.ts"
import { categoryAdminRoutes } from "./categories.ts"
import { contentDeskRoutes } from "./content-desk.ts"
import { deliveryRoutes } from "./delivery.ts"
import { guard } from "./guard.ts"
import { invitationRoutes } from "./invitations.ts"
import { joinRoutes } from "./join.ts"
import { mailRoutes } from "./mails.ts"
import { meRoutes } from "./me.ts"
import { mediaRoutes } from "./media.ts"
import { messageAdminRoutes } from "./messages.ts"
import { orderRoutes } from "./order-desk.ts"
import { ownPasswordRoutes } from "./own-password.ts"
import { productRoutes } from "./products.ts"
import { reviewAdminRoutes } from "./reviews.ts"
import { securityRoutes } from "./security.ts"
import { sessionRoutes } from "./sessions.ts"
import { signInRoutes } from "./sign-in.ts"
import { spellingRoutes } from "./spellings.ts"
import { staffRoutes } from "./staff-members.ts"
import { stockAlertAdminRoutes } from "./stock-alerts.ts"
import { stockMovementRoutes } from "./stock-movements.ts"
import { subscriberAdminRoutes } from "./subscribers.ts"
import { twoFactorRoutes } from "./two-factor.ts"
import { variantRoutes } from "./variants.ts"

/** The patterns of the console's API. */
export const adminPatterns = [...new Set(adminRoutes.map(({ path }) => `/api/admin${path}`))]

/** The console's API, below `/admin`.
 *  @throws when a row of admin-routes.ts has no handler or two */
export function adminApi(deps: AdminDeps): Hono<AdminEnv> {
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
  analyticsRoutes(route, deps)
  deliveryRoutes(route, deps)
  spellingRoutes(route, deps)
  mediaRoutes(route, deps)
  contentDeskRoutes(route, deps)
  productRoutes(route, deps)
  variantRoutes(route, deps)
  stockMovementRoutes(route, deps)
  categoryAdminRoutes(route, deps)
  brandAdminRoutes(route, deps)
  reviewAdminRoutes(route, deps)
  messageAdminRoutes(route, deps)
  subscriberAdminRoutes(route, deps)
  stockAlertAdminRoutes(route, deps)

  const app = new Hono<AdminEnv>()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store")
  })
  for (const row of adminRoutes) {
    const handler = handlers.get(keyOf(row))
    if (!handler) throw new Error(`${keyOf(row)} has no handler`)
    const limit = "largestBody" in row ? limitedTo(row.largestBody) : limitedBody
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
