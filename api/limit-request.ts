import { createHmac } from "node:crypto"
import type { Context } from "hono"
import { addressBlock } from "#core/address-block.ts"
import { unknownAddress } from "#core/customers/unknown-address.ts"
import { type LimitScope, type RateLimit, type RateLimitName, rateLimits } from "#core/rate-limits.ts"
import { type CountedTry, countTry } from "#db/count-tries.ts"
import { noteUnknownAddress } from "#db/customers/unknown-addresses.ts"
import type { Db } from "#db/database.ts"
import type { Subjects } from "#db/rate-windows.ts"
import { isKnownNetwork, type KnownNetwork, rememberNetwork } from "#db/staff/known-networks.ts"
import { tooManyTries } from "./errors.ts"

export type LimitDeps = {
  db: Db
  clock: () => Date
  /** Secret of the hash that hides subjects in the database. */
  secret: string
}

export type LimitedSender = {
  /** Client address of the request; undefined = a program that names no client, `unknown` = the shop stands behind a
   *  proxy that hides its visitors. Both count together with all others of their kind. */
  address: string | undefined
  session?: string | null | undefined
  /** An account, number, phone, recipient or order. */
  subject?: string | null | undefined
}

/** The network of an address, or one shared name for all unknown addresses. */
const placeOf = (address: string | undefined) =>
  address === undefined ? "backend" : (addressBlock(address) ?? "visitors")

const isNetwork = (address: string | undefined) => address !== undefined && addressBlock(address) !== null

/** Makes one-way keys for stored counts: 132 bits. */
export const hiddenBy = (secret: string) => (text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22)

/** Returns the keys that a request counts by; none leads back to a person or an address.
 *  @param isKnown whether the subject is known in the network: nothing counts then that others could use up */
export function limitSubjects(secret: string, { address, session, subject }: LimitedSender, isKnown = false): Subjects {
  const hidden = hiddenBy(secret)
  const place = placeOf(address)
  const own = {
    ...(session && { session: hidden(`session:${session}`) }),
    ...(subject && { "subject-and-network": hidden(`subject:${subject}:${place}`) }),
  }
  if (isKnown) return own
  return {
    process: "",
    [isNetwork(address) ? "network" : "shop"]: hidden(`network:${place}`),
    ...own,
    ...(subject && { subject: hidden(`subject:${subject}`) }),
  }
}

/** Kinds of subjects that are known in the networks where they were within 30 days. */
export type Known = "sign-ins of staff" | "sign-ins of shoppers" | "tracked orders"

/** A subject and its network as they are remembered; null where the network is not known. */
function toKnownNetwork(secret: string, known: Known, { address, subject }: LimitedSender): KnownNetwork | null {
  if (!subject || !isNetwork(address)) return null
  const hidden = hiddenBy(secret)
  return { subject: hidden(`signs-in:${known}:${subject}`), network: hidden(`signs-in-from:${placeOf(address)}`) }
}

/** Whether a subject is known in the network of a request.
 *  @param known whose networks are remembered */
export async function isKnownSender(
  { db, clock, secret }: LimitDeps,
  known: Known,
  sender: LimitedSender,
): Promise<boolean> {
  const network = toKnownNetwork(secret, known, sender)
  return network !== null && (await isKnownNetwork(db, network, clock()))
}

/** Notes that the storefront's server does not know where a request comes from. */
export async function noteSender(db: Db, address: string | undefined, now: Date): Promise<void> {
  if (address === unknownAddress) await noteUnknownAddress(db, "storefront", now)
}

/** Counts a request by the limits of names, one after the other until one rejects it. */
async function countByAll(
  deps: LimitDeps,
  names: readonly RateLimitName[],
  sender: LimitedSender,
  known?: Known,
): Promise<CountedTry<LimitScope>[]> {
  const { db } = deps
  const now = deps.clock()
  await noteSender(db, sender.address, now)
  const isKnown = known !== undefined && (await isKnownSender(deps, known, sender))
  const tried = limitSubjects(deps.secret, sender, isKnown)
  const counted: CountedTry<LimitScope>[] = []
  for (const name of names) {
    const limits: readonly RateLimit[] = rateLimits[name]
    const one = await countTry(db, { kind: name, limits, tried }, now)
    counted.push(one)
    if (one.retryAfter !== null) break
  }
  return counted
}

/** Counts a request by the limits of a name.
 *  @param known whose networks are remembered; a pair of subject and network that is known counts alone
 *  @returns what was counted; over a limit `retryAfter` says for how long */
export async function countRequest(
  deps: LimitDeps,
  name: RateLimitName,
  sender: LimitedSender,
  known?: Known,
): Promise<CountedTry<LimitScope>> {
  const [counted] = await countByAll(deps, [name], sender, known)
  if (!counted) throw new Error(`Nothing was counted of ${name}`)
  return counted
}

/** Counts a try to prove something: by limits of failures, which a success takes back, then by limits of all that is looked
 *  at, which stay. What the second reject is no failure.
 *  @returns as `countRequest`; `undo` takes back the failure */
export async function countProof(
  deps: LimitDeps,
  { failures, all }: { failures: RateLimitName; all: RateLimitName },
  sender: LimitedSender,
  known: Known,
): Promise<CountedTry<LimitScope>> {
  const [failure, one] = await countByAll(deps, [failures, all], sender, known)
  if (!failure) throw new Error(`Nothing was counted of ${failures}`)
  if (!one || one.retryAfter === null) return failure
  await failure.undo()
  return one
}

/** The header in which the storefront's server tells where a request comes from. Read behind the bearer alone. */
export const addressHeader = "x-client-address"

/** Returns the client's address as the storefront's server tells it: in the body, or else in a header. */
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

/** Remembers a network in which a subject is known from now on.
 *  @param owner the account; `sender.subject` what it is signed in with */
export async function rememberKnown(
  { db, clock, secret }: LimitDeps,
  known: Known,
  { owner, ...sender }: LimitedSender & { owner: string },
): Promise<void> {
  const network = toKnownNetwork(secret, known, sender)
  if (network) await rememberNetwork(db, { ...network, owner: hiddenBy(secret)(`owner:${owner}`) }, clock())
}
