import { createHash } from "node:crypto"
import type { OrderRequest, OrderResource } from "#api/orders/contract.ts"
import type { StrapiCall } from "../client/strapi-client.ts"
import type { ReadOrder } from "./order-request.ts"
import type { OrderStore, OrderTry } from "./order-store.ts"
import { finalTry, isUnderWay, lookUp, type NotStored, type Sent, sendOrder } from "./send-order.ts"
import { orderAnswer, type StrapiOrder, strapiOrder } from "./strapi-order.ts"

export type Placed = { order: OrderResource } | { keyReused: true } | NotStored

type Options = { call: StrapiCall; store: OrderStore }
type Placing = { data: OrderRequest["data"]; read: ReadOrder; key: string }

/** Places an order in Strapi at most once a key: the outcome of a try is stored with its date, and one whose outcome is open
 *  is looked up before anything is sent again. */
export async function placeOrder(options: Options, { data, read, key }: Placing): Promise<Placed> {
  const order = strapiOrder(data, read, new Date(data.date).toISOString())
  const fingerprint = fingerprintOf(data)
  const known = options.store.claim(key, { fingerprint, date: order.date })
  // An order that Strapi rejected may be corrected under the same key.
  if (known && known.state !== "rejected" && known.fingerprint !== fingerprint) return { keyReused: true }
  const again = known && { key, known, fingerprint, order: { ...order, date: known.date } }
  const sent = again ? await sendAgain(options, again) : await sendOrder(options.call, order)
  return "state" in sent ? outcomeOf(sent) : noteOutcome(options.store, key, { data, read, sent })
}

type Again = { key: string; known: OrderTry; order: StrapiOrder; fingerprint: string }

/** Sends a try again that Strapi has rejected, or that Strapi does not have as far as it says.
 *  @returns the try itself where it is stored, or where another press has just sent it */
async function sendAgain(
  { call, store }: Options,
  { key, known, order, fingerprint }: Again,
): Promise<Sent | OrderTry> {
  if (known.state === "stored") return known
  if (isUnderWay(known)) return finalTry(store, key, known)
  if (known.state !== "rejected") {
    const found = await lookUp(call, order, "The outcome of an order is open")
    if ("stored" in found || found.outcome === "unknown") return found
  }
  const isOurs = store.claimAgain(key, known, fingerprint)
  return isOurs ? sendOrder(call, order) : finalTry(store, key, store.find(key) ?? known)
}

/** The outcome of a try that another press has sent. */
function outcomeOf({ state, answer }: OrderTry): Placed {
  if (answer) return { order: storedAnswer(answer) }
  return { outcome: state === "rejected" ? "rejected" : "unknown", reason: "Another press of the form sent the order" }
}

function noteOutcome(
  store: OrderStore,
  key: string,
  { data, read, sent }: Omit<Placing, "key"> & { sent: Sent },
): Placed {
  if ("stored" in sent) {
    const answer = orderAnswer(data, read, sent.stored)
    store.store(key, answer.token, JSON.stringify(answer))
    return { order: answer }
  }
  if (sent.outcome === "rejected") store.reject(key)
  else store.leaveOpen(key)
  return sent
}

/** Returns the fingerprint that two tries of one form have in common. */
function fingerprintOf({ date: _date, client: _client, ...order }: OrderRequest["data"]): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("base64url")
}

/** Written by `placeOrder`. */
export const storedAnswer = (answer: string): OrderResource => JSON.parse(answer) as OrderResource
