import type { Context } from "hono"
import type { CountedTry } from "#db/count-tries.ts"
import { addAudit } from "#db/staff/audit.ts"
import { type AdminDeps, type AdminEnv, auditAddress } from "../admin/admin-context.ts"
import { tooManyTries } from "../errors.ts"
import { countProof, countRequest, isKnownSender, limitRequest, rememberKnown } from "../limit-request.ts"

const address = (c: Context<AdminEnv>) => c.env?.client || undefined

/** Goes on with a try that is not too many. The first one that is is written down.
 *  @returns what is done when it succeeds: it was no failure then
 *  @throws ApiError 429; it says the same for an address that nobody has */
async function takeTry(deps: AdminDeps, c: Context<AdminEnv>, counted: CountedTry): Promise<CountedTry["undo"]> {
  if (counted.retryAfter === null) return counted.undo
  if (counted.isFirst) {
    const what = { action: "sign-in-stopped", resource: "session", documentId: null, before: null, after: null }
    await addAudit(deps.db, { staff: null, ...what, address: auditAddress(c), at: deps.clock() })
  }
  throw tooManyTries(counted.retryAfter)
}

/** Counts a try to prove who one is by a password.
 *  @param account the e-mail address, in small letters
 *  @returns as `takeTry`
 *  @throws as `takeTry` */
export async function countedTry(deps: AdminDeps, c: Context<AdminEnv>, account: string): Promise<CountedTry["undo"]> {
  const sender = { address: address(c), subject: account }
  const names = { failures: "staff-sign-in", all: "staff-password-checks" } as const
  return takeTry(deps, c, await countProof(deps, names, sender, "sign-ins of staff"))
}

/** Counts a code of the second step of a sign-in.
 *  @param account of who passed the first; undefined = nobody did, and only the network is known
 *  @returns as `takeTry`
 *  @throws as `takeTry` */
export async function countedCode(
  deps: AdminDeps,
  c: Context<AdminEnv>,
  account: string | undefined,
): Promise<CountedTry["undo"]> {
  const sender = { address: address(c), subject: account }
  return takeTry(deps, c, await countRequest(deps, "staff-code", sender, "sign-ins of staff"))
}

/** Whether an account is known in the network of a request.
 *  @param account the e-mail address, in small letters */
export const isKnownMember = (deps: AdminDeps, c: Context<AdminEnv>, account: string): Promise<boolean> =>
  isKnownSender(deps, "sign-ins of staff", { address: address(c), subject: account })

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
