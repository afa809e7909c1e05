import { createHash } from "node:crypto"
import type { OrderRequest, OrderResource } from "#api/orders/contract.ts"
import type { StrapiCall } from "../client/strapi-client.ts"
import type { ReadOrder } from "./asked-order.ts"
import type { OrderStore, OrderTry } from "./order-store.ts"
import { lookUp, type Sent, sendOrder, settledTry } from "./send-order.ts"
import { orderAnswer, type StrapiOrder, strapiOrder } from "./strapi-order.ts"

export type Placed = { order: OrderResource } | { keyReused: true } | Exclude<Sent, { stored: unknown }>

type Options = { call: StrapiCall; store: OrderStore }
type Placing = { data: OrderRequest["data"]; read: ReadOrder; key: string }

/** Places an order in Strapi at most once a key: the outcome of a try is kept, and one whose outcome is open is looked up
 *  before anything is sent again. */
export async function placeOrder({ call, store }: Options, { data, read, key }: Placing): Promise<Placed> {
  const order = strapiOrder(data, read, new Date(data.date).toISOString())
  const fingerprint = fingerprintOf(data)
  const first = store.claim(key, { fingerprint, date: order.date })
  const known = first && (await settledTry(store, key, first))
  if (known && known.fingerprint !== fingerprint) return { keyReused: true }
  if (known?.answer) return { order: storedAnswer(known.answer) }
  // The date of the first try, by which Strapi's order is found.
  const dated = known ? { ...order, date: known.date } : order
  const sent = known ? await sendAgain({ call, store }, { key, known, order: dated }) : await sendOrder(call, dated)
  if ("rejected" in sent) store.forget(key)
  if ("unknown" in sent) store.leaveOpen(key)
  if (!("stored" in sent)) return sent
  const answer = orderAnswer(data, read, sent.stored)
  store.store(key, answer.token, JSON.stringify(answer))
  return { order: answer }
}

/** Looks up a try without an outcome, and sends it again where Strapi says that it has no such order. */
async function sendAgain(
  { call, store }: Options,
  { key, known, order }: { key: string; known: OrderTry; order: StrapiOrder },
): Promise<Sent> {
  const found = await lookUp(call, order)
  if (!("unknown" in found) || found.unknown === "maybeReceived") return found
  return store.claimAgain(key, known) ? sendOrder(call, order) : { unknown: "maybeReceived" }
}

/** What two tries of one form have in common. */
function fingerprintOf({ date: _date, client: _client, ...order }: OrderRequest["data"]): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("base64url")
}

/** Written by `placeOrder`. */
export const storedAnswer = (answer: string): OrderResource => JSON.parse(answer) as OrderResource
