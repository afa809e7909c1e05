import type { Context } from "hono"
import { addressBlock } from "#core/address-block.ts"
import { tryLimits } from "#core/sign-in-limits.ts"
import { addAudit } from "#db/admin/audit.ts"
import { type CountedTry, countTry } from "#db/count-tries.ts"
import { tooManyTries } from "../errors.ts"
import { hiddenBy } from "../hidden-text.ts"
import { type AdminDeps, type AdminEnv, addressOf } from "./admin-context.ts"

/** Counts a try to prove who one is.
 *  @param account the e-mail address, in small letters; undefined = only the network is known
 *  @returns what is done when it succeeds
 *  @throws ApiError 429 when it is too many; it says the same for an address that nobody has */
export async function countedTry(
  { db, secret, clock }: AdminDeps,
  c: Context<AdminEnv>,
  account: string | undefined,
): Promise<CountedTry["forget"]> {
  const network = addressBlock(addressOf(c)) ?? "unknown"
  const hidden = hiddenBy(secret)
  const tried = {
    network: hidden(`network:${network}`),
    ...(account !== undefined && {
      account: hidden(`account:${account}`),
      "account-and-network": hidden(`both:${account}:${network}`),
    }),
  }
  const now = clock()
  const { retryAfter, isFirst, forget } = await countTry(db, { kind: "staff", limits: tryLimits, tried }, now)
  if (retryAfter === null) return forget
  if (isFirst) {
    const what = { action: "sign-in-stopped", resource: "session", documentId: null, before: null, after: null }
    await addAudit(db, { staff: null, ...what, address: addressOf(c), at: now })
  }
  throw tooManyTries(retryAfter)
}
