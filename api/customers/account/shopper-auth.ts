import { betterAuth } from "better-auth"
import { bearer } from "better-auth/plugins/bearer"
import type { Db } from "#db/database.ts"
import type { StaffOptions } from "../../admin/staff-auth.ts"
import { accountColumns, sessionColumns, timeColumns, verificationColumns } from "../../common/auth-columns.ts"
import { hashedSessions } from "../../common/hashed-sessions.ts"

const day = 24 * 3600

/** Better Auth over the shoppers' own tables: it finds, renews and ends the sessions. Who is given one is for us to say, as a
 *  mobile number may be several people's (`insertSession`). The storefront's server carries the token, in a cookie of its own. */
export function createShopperAuth(db: Db, { secret, publicUrl }: StaffOptions) {
  return betterAuth({
    appName: "Hanout",
    baseURL: publicUrl ?? "http://localhost",
    basePath: "/api/shopper",
    secret,
    database: { db, type: "sqlite" },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: { modelName: "shopper_user", fields: { emailVerified: "email_verified", ...timeColumns } },
    session: {
      modelName: "shopper_session",
      fields: sessionColumns,
      expiresIn: sessionDays * day,
      updateAge: day / 24,
    },
    account: { modelName: "shopper_account", fields: accountColumns },
    verification: { modelName: "shopper_verification", fields: verificationColumns },
    plugins: [bearer(), hashedSessions(db, "shopper")],
    advanced: { cookiePrefix: "hanout-shopper", database: { validateSchema: false } },
  })
}

/** How long a session lasts after its last use. */
export const sessionDays = 30

export type ShopperAuth = ReturnType<typeof createShopperAuth>

/** The session of a token; null for none that stands. */
export async function findSession(auth: ShopperAuth, token: string): Promise<{ id: string; userId: string } | null> {
  if (!/^[\w-]{20,64}$/.test(token)) return null
  const found = await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
  return found && { id: found.session.id, userId: found.session.userId }
}
