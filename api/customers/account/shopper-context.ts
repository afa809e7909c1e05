import type { Context } from "hono"
import type { RateLimitName } from "#core/rate-limits.ts"
import type { CountedTry } from "#db/count-tries.ts"
import { endShopperSessions } from "#db/customers/sessions.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { endOldestSessions, insertSession } from "#db/staff/sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import { sessionHeader } from "../../auth.ts"
import type { OrderClientFields } from "../../common/contract-client.ts"
import { signInFirst, tooManyTries } from "../../errors.ts"
import {
  countProof,
  countRequest,
  isKnownSender,
  limitRequest,
  rememberKnown,
  senderAddress,
} from "../../limit-request.ts"
import type { ScryptCost } from "../../passwords/scrypt-job.ts"
import { findSession, type ShopperAuth, sessionDays } from "./shopper-auth.ts"

/** Dependencies of the account routes. */
export type ShopperDeps = {
  db: Db
  auth: ShopperAuth
  clock: () => Date
  /** Secret of the hash under which tries are counted, so that no address can be read back. */
  secret: string
  /** Cost of the hash of a new password. */
  passwordCost?: ScryptCost | undefined
}

export type ShopperClient = (OrderClientFields & { device?: string | undefined }) | undefined

/** Returns the signed-in shopper of a request. Counts changes.
 *  @throws ApiError 401 without a valid session, 429 for too many changes */
export async function requireShopper(deps: ShopperDeps, c: Context): Promise<{ sessionId: string; userId: string }> {
  const session = await findSession(deps.auth, c.req.header(sessionHeader) ?? "")
  if (!session) throw signInFirst()
  if (c.req.method === "POST") {
    await limitRequest(deps, "account-change", { address: senderAddress(c), subject: session.userId })
  }
  return { sessionId: session.id, userId: session.userId }
}

/** Begins a session. The one that the request came with ends, and the oldest where there are too many.
 *  @returns the new one's token, 128 random bits, which opens the account */
export async function replaceSession(
  { db, auth }: ShopperDeps,
  c: Context,
  { userId, client }: { userId: string; client: ShopperClient },
): Promise<string> {
  const former = await findSession(auth, c.req.header(sessionHeader) ?? "")
  const token = randomToken()
  // By the machine's clock, as Better Auth reads it.
  const now = new Date()
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  const session = { userId, token, address: "", device: client?.device ?? "", now, expiresAt }
  await inTransaction(db, async (tx) => {
    if (former) await endShopperSessions(tx, former.userId, { only: former.id })
    await insertSession(tx, "shopper", session)
    await endOldestSessions(tx, "shopper", userId)
  })
  return token
}

type LimitedTry = { kind: RateLimitName; account: string }

const senderOf = (client: ShopperClient, account: string) => ({ address: client?.address, subject: account })

/** Passwords that open an account are counted twice, as failures until they are right and as looked at in any case. */
const isProof = (kind: RateLimitName) => kind === "shopper-sign-in" || kind === "shopper-password"

/** Counts a try by network, then by account and network, then by account.
 *  @returns what is done when it was none, or no failure
 *  @throws ApiError 429 after too many; it says the same for an account that nobody has */
export async function countedShopperTry(
  deps: ShopperDeps,
  client: ShopperClient,
  { kind, account }: LimitedTry,
): Promise<CountedTry["undo"]> {
  const sender = senderOf(client, account)
  const { retryAfter, undo: undoTry } = isProof(kind)
    ? await countProof(deps, { failures: kind, all: "shopper-password-checks" }, sender, "sign-ins of shoppers")
    : await countRequest(deps, kind, sender, "sign-ins of shoppers")
  if (retryAfter !== null) throw tooManyTries(retryAfter)
  return undoTry
}

/** Whether an account is known in the network of a request. */
export const isKnownShopper = (deps: ShopperDeps, client: ShopperClient, account: string): Promise<boolean> =>
  isKnownSender(deps, "sign-ins of shoppers", senderOf(client, account))

/** Counts a request for a new password. Mails that others had sent to somebody's address do not keep its owner from the
 *  account.
 *  @returns whether the address has had all the mails of today
 *  @throws ApiError 429 after too many from this network */
export async function countPasswordReset(deps: ShopperDeps, client: ShopperClient, account: string): Promise<boolean> {
  const sender = senderOf(client, account)
  const counted = await countRequest(deps, "password-reset", sender, "sign-ins of shoppers")
  const isCapped = counted.rejectedBy === "subject"
  if (counted.retryAfter !== null && !isCapped) throw tooManyTries(counted.retryAfter)
  return isCapped
}

/** Remembers the network of a sign-in: failed tries of other networks do not count for it any more.
 *  @param account what they sign in with */
export const rememberShopperNetwork = (
  deps: ShopperDeps,
  client: ShopperClient,
  { account, userId }: { account: string; userId: string },
): Promise<void> => rememberKnown(deps, "sign-ins of shoppers", { ...senderOf(client, account), owner: userId })
