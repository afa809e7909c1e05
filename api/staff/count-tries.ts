import type { Context } from "hono"
import type { CountedTry } from "#db/count-tries.ts"
import { addAudit } from "#db/staff/audit.ts"
import { type AdminDeps, type AdminEnv, auditAddress } from "../admin/admin-context.ts"
import { tooManyTries } from "../errors.ts"
import { countProof, limitRequest, rememberKnown } from "../limit-request.ts"

const address = (c: Context<AdminEnv>) => c.env?.client || undefined

/** Counts a try to prove who one is.
 *  @param account the e-mail address, in small letters; undefined = only the network is known
 *  @returns what is done when it succeeds: it was no failure then
 *  @throws ApiError 429 when it is too many; it says the same for an address that nobody has */
export async function countedTry(
  deps: AdminDeps,
  c: Context<AdminEnv>,
  account: string | undefined,
): Promise<CountedTry["undo"]> {
  const sender = { address: address(c), subject: account }
  const names = { failures: "staff-sign-in", all: "staff-password-checks" } as const
  const counted = await countProof(deps, names, sender, "sign-ins of staff")
  if (counted.retryAfter === null) return counted.undo
  if (counted.isFirst) {
    const what = { action: "sign-in-stopped", resource: "session", documentId: null, before: null, after: null }
    await addAudit(deps.db, { staff: null, ...what, address: auditAddress(c), at: deps.clock() })
  }
  throw tooManyTries(counted.retryAfter)
}

/** Remembers where a member signed in: strangers' tries do not count there any more. */
export const rememberStaffNetwork = (
  deps: AdminDeps,
  c: Context<AdminEnv>,
  { id, email }: { id: string; email: string },
): Promise<void> => rememberKnown(deps, "sign-ins of staff", { address: address(c), subject: email, owner: id })

/** Counts a use of a link.
 *  @throws ApiError 429 when it is too many */
export async function countLinkUse(deps: AdminDeps, c: Context<AdminEnv>): Promise<void> {
  await limitRequest(deps, "staff-link", { address: address(c) })
}
