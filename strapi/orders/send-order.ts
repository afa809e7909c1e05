import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"
import { orderToken } from "#api/common/contract-tokens.ts"
import { randomId } from "#core/random-id.ts"
import { type StrapiCall, StrapiUnreachable } from "../client/strapi-client.ts"
import type { OrderStore, OrderTry } from "./order-store.ts"
import type { StrapiOrder } from "./strapi-order.ts"

/** Ids and creation time of an order that Strapi stored. */
export type StoredAt = { id: number; documentId: string; createdAt: string }

/** An order that has no confirmation: `rejected` = Strapi certainly did not store it; `absent` = it has no such order now,
 *  but may still be storing it; `unknown` = it does not say.
 *  `reason` is for the operator */
export type NotStored = { outcome: "rejected" | "absent" | "unknown"; reason: string }

export type Sent = { stored: StoredAt } | NotStored

/** Milliseconds. Looking up, sending and looking up again stay under the 10 s after which the storefront's page stops waiting
 *  for an order, and so does waiting for another press of the same form. */
const timeouts = { send: 5000, lookUp: 2200, otherTry: 9400 }

/** Milliseconds that a try takes at most, with some to spare: until then another process may still be at it. */
const maxTryDuration = timeouts.send + 2 * timeouts.lookUp + 3000

/** Success is an answer with `data`, whatever it holds: the order is there. A `documentId` that could be guessed, or none, opens no
 *  confirmation; a random one stands for it. */
const stored = z.object({
  data: z.object({
    id: z.int().catch(0),
    documentId: orderToken.catch(() => randomId()),
    createdAt: z.iso.datetime().catch(() => new Date().toISOString()),
  }),
})

const found = z.object({ data: z.array(stored.shape.data) })

/** Whether a status says that nothing was stored. A 5xx and a 408 do not: Strapi, or what stands in front of it, may answer so
 *  after the order was written. */
const isRejection = (status: number) => status >= 400 && status < 500 && status !== 408

/** `POST /api/orders` of section 7 of the specification: success is an answer with `data`. Sent once; after an answer that
 *  does not say whether the order was stored, and after none, it is looked up. */
export async function sendOrder(call: StrapiCall, order: StrapiOrder): Promise<Sent> {
  let reason: string
  try {
    const { status, body } = await call("POST", "/api/orders", { body: { data: order }, timeout: timeouts.send })
    const answer = stored.safeParse(body)
    if (status < 300 && answer.success) return { stored: answer.data.data }
    reason = `Strapi answered ${status} to an order: ${messageOf(body)}`
    if (isRejection(status)) return { outcome: "rejected", reason }
  } catch (error) {
    if (!(error instanceof StrapiUnreachable)) throw error
    if (!error.maybeReceived) return { outcome: "rejected", reason: "Strapi cannot be reached for an order" }
    reason = "Strapi gave no answer to an order"
  }
  return lookUp(call, order, reason)
}

const errorBody = z.object({ error: z.object({ message: z.string() }) })
const messageOf = (body: unknown) => errorBody.safeParse(body).data?.error.message ?? ""

/** Looks an order up by its date and mobile, where the token may read orders.
 *  @param reason why it has to be looked up */
export async function lookUp(call: StrapiCall, { date, mobile }: StrapiOrder, reason: string): Promise<Sent> {
  const query = {
    "filters[date][$eq]": date,
    "filters[mobile][$eq]": mobile,
    "pagination[page]": 1,
    "pagination[pageSize]": 1,
  }
  try {
    const { status, body } = await call("GET", "/api/orders", { query, timeout: timeouts.lookUp })
    const orders = status === 200 ? found.safeParse(body).data?.data : undefined
    if (!orders) return { outcome: "unknown", reason: `${reason}; looking it up was answered ${status}` }
    return orders[0] ? { stored: orders[0] } : { outcome: "absent", reason: `${reason}; it has no such order` }
  } catch (error) {
    if (!(error instanceof StrapiUnreachable)) throw error
    return { outcome: "unknown", reason: `${reason}; looking it up had no answer` }
  }
}

/** Whether a press of the same form, in this process or another one, may be waiting for Strapi. */
export const isUnderWay = ({ state, sentAt }: OrderTry): boolean =>
  state === "sent" && Date.now() - sentAt < maxTryDuration

/** Waits for a try that is under way.
 *  @returns what became of it; it is still under way where that took too long */
export async function finalTry(store: OrderStore, key: string, first: OrderTry): Promise<OrderTry> {
  const until = Date.now() + timeouts.otherTry
  let known = first
  while (isUnderWay(known) && Date.now() < until) {
    await delay(100)
    known = store.find(key) ?? first
  }
  return known
}
