import type { Context } from "hono"
import { addressBlock } from "#core/content/address-block.ts"
import { unknownAddress } from "#core/customers/unknown-address.ts"
import { type LimitScope, type RateLimit, type RateLimitName, rateLimits } from "#core/rate-limits.ts"
import { type CountedTry, countTry } from "#db/count-tries.ts"
import { noteUnknownAddress } from "#db/customers/unknown-addresses.ts"
import type { Db } from "#db/database.ts"
import type { Subjects } from "#db/rate-windows.ts"
import { isKnownNetwork, type KnownNetwork, rememberNetwork } from "#db/staff/known-networks.ts"
import { tooManyTries } from "./errors.ts"
import { hiddenBy } from "./hidden-text.ts"

export type LimitDeps = {
  db: Db
  clock: () => Date
  /** What subjects are hidden with, so that nothing can be read back from the database. */
  secret: string
}

export type LimitedSender = {
  /** Where the request comes from; undefined = a program that does not say whose request it is, `unknown` = the shop
   *  stands behind a proxy that hides its visitors. Both count together with all others of their kind. */
  address: string | undefined
  session?: string | null | undefined
  /** An account, number, phone, recipient or order. */
  subject?: string | null | undefined
}

/** The network of an address, or one shared name for all unknown addresses. */
const placeOf = (address: string | undefined) =>
  address === undefined ? "backend" : (addressBlock(address) ?? "visitors")

const isNetwork = (address: string | undefined) => address !== undefined && addressBlock(address) !== null

/** What a request counts by, with nothing that leads back to a person or an address. */
export function limitSubjects(secret: string, { address, session, subject }: LimitedSender): Subjects {
  const hidden = hiddenBy(secret)
  const place = placeOf(address)
  return {
    process: "",
    [isNetwork(address) ? "network" : "shop"]: hidden(`network:${place}`),
    ...(session && { session: hidden(`session:${session}`) }),
    ...(subject && {
      "subject-and-network": hidden(`subject:${subject}:${place}`),
      subject: hidden(`subject:${subject}`),
    }),
  }
}

/** The subject of somebody's sign-ins, and their network; null where the network is not known. */
function knownNetwork(secret: string, { address, subject }: LimitedSender): KnownNetwork | null {
  if (!subject || !isNetwork(address)) return null
  const hidden = hiddenBy(secret)
  return { subject: hidden(`signs-in:${subject}`), network: hidden(`signs-in-from:${placeOf(address)}`) }
}

/** Notes that the storefront's server does not know where a request comes from. */
export async function noteSender(db: Db, address: string | undefined, now: Date): Promise<void> {
  if (address === unknownAddress) await noteUnknownAddress(db, "storefront", now)
}

/** Counts a request by the limits of a name.
 *  @param knows the subjects that sign in; from networks that they signed in from within 30 days nothing counts that others
 *  could use up
 *  @returns what was counted; over a limit `retryAfter` says for how long */
export async function countRequest(
  { db, clock, secret }: LimitDeps,
  name: RateLimitName,
  sender: LimitedSender,
  knows?: "sign-ins of staff" | "sign-ins of shoppers",
): Promise<CountedTry<LimitScope>> {
  const now = clock()
  await noteSender(db, sender.address, now)
  const limits: readonly RateLimit[] = rateLimits[name]
  const tried = limitSubjects(secret, sender)
  const known = knows && knownNetwork(secret, { ...sender, subject: sender.subject && `${knows}:${sender.subject}` })
  if (known && (await isKnownNetwork(db, known, now))) {
    delete tried.process
    delete tried.subject
  }
  return countTry(db, { kind: name, limits, tried }, now)
}

/** The header in which the storefront's server tells where a request comes from. Read behind the bearer alone. */
export const addressHeader = "x-client-address"

/** Where a request comes from, as the storefront's server tells it: in the body, or else in a header. */
export const senderAddress = (c: Context, client?: { address?: string | undefined }): string | undefined =>
  client?.address ?? (c.req.header(addressHeader) || undefined)

/** Counts a request.
 *  @returns what is done when it does not count after all
 *  @throws ApiError 429 when it is too many */
export async function limitRequest(
  deps: LimitDeps,
  name: RateLimitName,
  sender: LimitedSender,
): Promise<CountedTry["undo"]> {
  const { retryAfter, undo: undoTry } = await countRequest(deps, name, sender)
  if (retryAfter !== null) throw tooManyTries(retryAfter)
  return undoTry
}

/** Remembers the network of a sign-in.
 *  @param owner the account; `sender.subject` what it is signed in with */
export async function rememberSignIn(
  { db, clock, secret }: LimitDeps,
  knows: "sign-ins of staff" | "sign-ins of shoppers",
  { owner, ...sender }: LimitedSender & { owner: string },
): Promise<void> {
  const known = knownNetwork(secret, { ...sender, subject: sender.subject && `${knows}:${sender.subject}` })
  if (known) await rememberNetwork(db, { ...known, owner: hiddenBy(secret)(`owner:${owner}`) }, clock())
}
