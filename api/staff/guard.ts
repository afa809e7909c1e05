import type { MiddlewareHandler } from "hono"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { isStaffRole, mayStaff } from "#core/staff/staff-permissions.ts"
import { sessionsSince } from "#db/staff/staff-sessions.ts"
import type { AdminDeps, AdminEnv, Staff } from "../admin/admin-context.ts"
import type { AdminRoute } from "../admin/admin-routes.ts"
import { forbidden, secondFactorFirst, signInFirst } from "../errors.ts"
import { callAuth, headersFor } from "./call-auth.ts"
import { lacksSecondFactor } from "./security-routes.ts"

/** Lets through who may: sets `staff` and `sessionId`.
 *  @throws ApiError 401 without a session that stands, 403 without the permission or a second factor that is required */
export function guard(
  { permission: access, beforeSecondFactor }: Pick<AdminRoute, "permission" | "beforeSecondFactor">,
  { db, auth, clock }: AdminDeps,
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    if (access === "anyone") return next()
    const { response, cookies } = await callAuth(auth.api.getSession({ headers: headersFor(c), returnHeaders: true }))
    if (!response) throw signInFirst()
    const { session, user } = response
    const isOld = session.createdAt.toISOString() < sessionsSince(clock())
    if (isOld || user.removedAt || !isStaffRole(user.role)) throw signInFirst()
    const staff: Staff = {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      locale: isLocale(user.locale) ? user.locale : defaultLocale,
      twoFactor: user.twoFactorEnabled ?? false,
    }
    if (!beforeSecondFactor && (await lacksSecondFactor(db, staff))) throw secondFactorFirst()
    if (access !== "signed-in" && !mayStaff(staff.role, access)) throw forbidden()
    c.set("staff", staff)
    c.set("sessionId", session.id)
    await next()
    // A session that is used lasts longer; what the handler says about it comes first.
    if (c.res.headers.has("set-cookie")) return
    for (const cookie of cookies) c.res.headers.append("set-cookie", cookie)
  }
}
