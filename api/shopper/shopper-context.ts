import type { Context } from "hono"
import { addressBlock } from "#core/address-block.ts"
import type { TryLimit } from "#core/sign-in-limits.ts"
import { type CountedTry, countTry } from "#db/count-tries.ts"
import type { Db } from "#db/database.ts"
import type { OrderClientFields } from "../contract/order-fields.ts"
import { signInFirst, tooManyTries } from "../errors.ts"
import { hiddenBy } from "../hidden-text.ts"
import { type ShopperAuth, sessionOf } from "./shopper-auth.ts"

/** What the files of `api/shopper` work with. */
export type ShopperDeps = {
  db: Db
  auth: ShopperAuth
  clock: () => Date
  /** What tries are counted under, so that no address can be read back. */
  secret: string
}

export type ShopperClient = (OrderClientFields & { device?: string | undefined }) | undefined

/** The header in which the storefront's server tells whose request it is. */
export const sessionHeader = "x-shopper-session"

/** Who asks.
 *  @throws ApiError 401 without a session that stands */
export async function askedBy({ auth }: ShopperDeps, c: Context): Promise<{ sessionId: string; userId: string }> {
  const session = await sessionOf(auth, c.req.header(sessionHeader) ?? "")
  if (!session) throw signInFirst()
  return { sessionId: session.id, userId: session.userId }
}

type Asked<By extends string> = { kind: string; limits: readonly TryLimit<By>[]; account: string }

/** Counts a try by account and network.
 *  @returns what is done when it was none
 *  @throws ApiError 429 after too many; it says the same for an account that nobody has */
export async function countedShopperTry<By extends "account" | "network" | "account-and-network">(
  { db, secret, clock }: ShopperDeps,
  client: ShopperClient,
  { kind, limits, account }: Asked<By>,
): Promise<CountedTry["forget"]> {
  const network = addressBlock(client?.address ?? "") ?? "unknown"
  const hidden = hiddenBy(secret)
  const tried: Partial<Record<string, string>> = {
    network: hidden(`shopper-network:${network}`),
    account: hidden(`shopper-account:${account}`),
    "account-and-network": hidden(`shopper-both:${account}:${network}`),
  }
  const { retryAfter, forget } = await countTry(db, { kind, limits, tried }, clock())
  if (retryAfter !== null) throw tooManyTries(retryAfter)
  return forget
}
