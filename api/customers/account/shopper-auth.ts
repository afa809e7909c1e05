import { betterAuth } from "better-auth"
import { bearer } from "better-auth/plugins/bearer"
import type { Db } from "#db/database.ts"
import type { StaffOptions } from "../../staff/staff-auth.ts"

const day = 24 * 3600

const times = { createdAt: "created_at", updatedAt: "updated_at" }

/** Better Auth over the shoppers' own tables: it keeps the sessions. Who a session is given to is for us to say, as a
 *  mobile number may be several people's. The storefront's server carries the token, in a cookie of its own. */
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
    user: { modelName: "shopper_user", fields: { emailVerified: "email_verified", ...times } },
    session: {
      modelName: "shopper_session",
      fields: {
        ...times,
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        userId: "user_id",
      },
      expiresIn: sessionDays * day,
      updateAge: day / 24,
    },
    account: {
      modelName: "shopper_account",
      fields: {
        ...times,
        accountId: "account_id",
        providerId: "provider_id",
        userId: "user_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { modelName: "shopper_verification", fields: { ...times, expiresAt: "expires_at" } },
    plugins: [bearer()],
    advanced: { cookiePrefix: "hanout-shopper", database: { validateSchema: false } },
  })
}

/** How long a session lasts after its last use. */
export const sessionDays = 30

export type ShopperAuth = ReturnType<typeof createShopperAuth>

/** Begins a session.
 *  @returns its token, which opens the account */
export async function beginSession(auth: ShopperAuth, userId: string, device: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const { token } = await internalAdapter.createSession(userId, false, { userAgent: device, ipAddress: "" })
  return token
}

/** The session of a token; null for none that stands. */
export async function sessionOf(auth: ShopperAuth, token: string): Promise<{ id: string; userId: string } | null> {
  if (!/^[\w-]{20,64}$/.test(token)) return null
  const found = await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
  return found && { id: found.session.id, userId: found.session.userId }
}
