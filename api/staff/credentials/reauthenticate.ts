import { createHmac } from "node:crypto"
import { APIError } from "better-auth/api"
import type { Context } from "hono"
import { findPasswordHash } from "#db/staff/staff.ts"
import { isFirstUse } from "#db/staff/used-codes.ts"
import type { AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { ApiError } from "../../errors.ts"
import { hashCountedTry, withHashingSlot } from "../../passwords/hashing-slot.ts"
import { isPassword } from "../../passwords/password-hash.ts"
import { headersFor } from "../call-auth.ts"
import { countedTry } from "../count-tries.ts"

/** Proof of a member's identity: the password, and a code where a second factor is on. */
export type Reauthentication = { password?: string | undefined; code?: string | undefined }

const rejected = (code: string, message: string) => new ApiError(400, "ValidationError", message, { details: { code } })

/** Goes on only for the member themselves: a session that was left open, or stolen, is not enough to change what opens the
 *  account, or to give others access. Wrong tries are counted as at the sign-in.
 *  @throws ApiError 400 `PASSWORD_REQUIRED`, `INVALID_PASSWORD`, `CODE_REQUIRED` or `INVALID_CODE`; 429 after too many tries; 503
 *  when too many hash at once */
export const reauthenticate = (deps: AdminDeps, c: Context<AdminEnv>, proof: Reauthentication): Promise<void> =>
  withReauthentication(deps, c, proof, async () => {})

/** As `reauthenticate`, then does the work that hashes a password once more, in the same hashing slot.
 *  @throws as `reauthenticate`, and what the work throws */
export async function withReauthentication<T>(
  deps: AdminDeps,
  c: Context<AdminEnv>,
  { password, code }: Reauthentication,
  work: () => Promise<T>,
): Promise<T> {
  const { id, email, twoFactor } = c.get("staff")
  if (!password) throw rejected("PASSWORD_REQUIRED", "This needs the current password")
  return withHashingSlot({ lane: "staff", isKnown: true, address: c.env.client }, async () => {
    const takeBack = await countedTry(deps, c, email)
    const hash = await findPasswordHash(deps.db, id)
    if (!hash || !(await hashCountedTry(takeBack, () => isPassword({ hash, password })))) {
      throw rejected("INVALID_PASSWORD", "The password is another one")
    }
    if (twoFactor && !code) throw rejected("CODE_REQUIRED", "This needs a code of the second factor")
    if (twoFactor && !(await isOwnCode(deps, c, code ?? ""))) throw rejected("INVALID_CODE", "Invalid code")
    await takeBack()
    return work()
  })
}

/** Whether a code is one of the app, or a backup code, of who is signed in. It is spent. */
async function isOwnCode(deps: AdminDeps, c: Context<AdminEnv>, code: string): Promise<boolean> {
  const headers = headersFor(c)
  try {
    if (!/^\d{6}$/.test(code)) {
      await deps.auth.api.verifyBackupCode({ body: { code, disableSession: true }, headers })
      return true
    }
    await deps.auth.api.verifyTOTP({ body: { code }, headers })
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return false
    throw error
  }
  return spendCode(deps, c.get("staff").id, code)
}

/** Spends a member's code of an app: the same one is none any more (RFC 6238, 5.2).
 *  @returns whether it was still good */
export function spendCode({ db, clock, secret }: AdminDeps, staffId: string, code: string): Promise<boolean> {
  const hidden = createHmac("sha256", secret).update(`code:${staffId}:${code}`).digest("base64url").slice(0, 22)
  return isFirstUse(db, hidden, clock())
}
