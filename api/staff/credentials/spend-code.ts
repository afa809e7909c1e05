import { createHmac } from "node:crypto"
import { isFirstUse } from "#db/staff/used-codes.ts"
import type { AdminDeps } from "../../admin/admin-context.ts"

/** Spends a member's code of an app: the same one is none any more (RFC 6238, 5.2).
 *  @returns whether it was still good */
export function spendCode({ db, clock, secret }: AdminDeps, staffId: string, code: string): Promise<boolean> {
  const hidden = createHmac("sha256", secret).update(`code:${staffId}:${code}`).digest("base64url").slice(0, 22)
  return isFirstUse(db, hidden, clock())
}
