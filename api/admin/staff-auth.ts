import { betterAuth } from "better-auth"
import { twoFactor } from "better-auth/plugins/two-factor"
import { maxPasswordLength } from "#core/staff/staff-password.ts"
import type { Db } from "#db/database.ts"
import { hashToken } from "#db/token-hash.ts"
import { accountColumns, sessionColumns, timeColumns, verificationColumns } from "../common/auth-columns.ts"
import { hashedSessions } from "../common/hashed-sessions.ts"
import type { Network } from "../common/public-network.ts"
import { hashPassword, isPassword } from "../passwords/password-hash.ts"
import type { ScryptCost } from "../passwords/scrypt-job.ts"

/** Of the process, for its staff. */
export type StaffOptions = {
  /** Secret that signs cookies and encrypts second factors; at least 32 characters. */
  secret: string
  /** The shop's address as browsers see it. */
  publicUrl: string | undefined
  /** Cost of the hash of a new password; the default of `password-hash.ts` when absent. */
  passwordCost?: ScryptCost | undefined
  /** Where webhooks may go; the public internet by default. */
  network?: Network | undefined
}

const minute = 60
const day = 24 * 3600

/** A session that is not used for so long has ended, in seconds. */
const idle = 7 * day

/** The header in which Better Auth is told the client's address; what a client sends under it is dropped. */
export const clientHeader = "x-hanout-client"

/** Better Auth over the shop's own tables. Only its functions are used, never its router: every address is a row of
 *  admin-routes.ts. Both engines are `sqlite` to it, whose types are the shop's: 0 and 1, times as ISO texts. */
export function createStaffAuth(db: Db, { secret, publicUrl, passwordCost }: StaffOptions) {
  const isHttps = publicUrl?.startsWith("https:") ?? false
  return betterAuth({
    appName: "Hanout",
    baseURL: publicUrl ?? "http://localhost",
    basePath: "/api/admin/auth",
    secret,
    database: { db, type: "sqlite" },
    telemetry: { enabled: false },
    // Our own log and audit log cover it.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: maxPasswordLength,
      password: { hash: (password) => hashPassword(password, passwordCost), verify: isPassword },
    },
    user: {
      modelName: "staff_user",
      fields: { emailVerified: "email_verified", ...timeColumns },
      additionalFields: {
        role: { type: "string", required: true, input: false },
        locale: { type: "string", required: true, input: false },
        removedAt: { type: "date", required: false, input: false, fieldName: "removed_at" },
      },
    },
    session: {
      modelName: "staff_session",
      fields: sessionColumns,
      expiresIn: idle,
      updateAge: 5 * minute,
    },
    account: { modelName: "staff_account", fields: accountColumns },
    verification: {
      modelName: "staff_verification",
      fields: verificationColumns,
      // The stored identifier is a hash: no cookie can be made of it.
      storeIdentifier: { hash: async (identifier) => hashToken(identifier) },
    },
    plugins: [
      hashedSessions(db, "staff"),
      twoFactor({
        issuer: "Hanout",
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "staff_two_factor",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
    ],
    advanced: {
      // Over https no other host of the domain can set one of them. Better Auth's own prefix would be `__Secure-`.
      cookiePrefix: isHttps ? "__Host-hanout-staff" : "hanout-staff",
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: "strict", httpOnly: true, path: "/", secure: isHttps },
      // The network of an address alone would not be "from where".
      ipAddress: { ipAddressHeaders: [clientHeader], ipv6Subnet: 128 },
      // The tables are made by our own migrations, and the tests write every one of them.
      database: { validateSchema: false },
    },
  })
}

export type StaffAuth = ReturnType<typeof createStaffAuth>
