import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"
import { type StrapiCall, StrapiUnreachable } from "../client/strapi-client.ts"
import type { OrderStore, OrderTry } from "./order-store.ts"
import type { StrapiOrder } from "./strapi-order.ts"

/** What Strapi says of an order that it has. */
export type StoredAt = { id: number; documentId: string; createdAt: string }

/** What became of sending: stored, rejected by Strapi or never sent, or not known; `away` = it is not there now. */
export type Sent = { stored: StoredAt } | { rejected: string } | { unknown: "away" | "maybeReceived" }

/** An answer of a proxy in front of Strapi, behind which the order may have been stored. */
const openStatuses = new Set([502, 504])

/** Milliseconds that a call to Strapi takes at most, with some to spare: until then another process may still wait for it. */
const maxCallDuration = 15_000

const stored = z.object({
  data: z.object({
    id: z.int().catch(0),
    documentId: z.string().regex(/^[\w-]{16,64}$/),
    createdAt: z.iso.datetime().catch(() => new Date().toISOString()),
  }),
})

const found = z.object({ data: z.array(stored.shape.data) })

/** `POST /api/orders` of section 7 of the specification: success is an answer with `data`. Sent once. */
export async function sendOrder(call: StrapiCall, order: StrapiOrder): Promise<Sent> {
  try {
    const { status, body } = await call("POST", "/api/orders", { body: { data: order } })
    const answer = stored.safeParse(body)
    if (answer.success) return { stored: answer.data.data }
    if (openStatuses.has(status) || status < 300) return lookUp(call, order)
    return { rejected: `Strapi answered ${status} to an order: ${messageOf(body)}` }
  } catch (error) {
    if (!(error instanceof StrapiUnreachable)) throw error
    return error.maybeReceived ? lookUp(call, order) : { rejected: "Strapi cannot be reached for an order" }
  }
}

const refusal = z.object({ error: z.object({ message: z.string() }) })
const messageOf = (body: unknown) => refusal.safeParse(body).data?.error.message ?? ""

/** Looks an order up by its date and mobile, where the token may read orders. */
export async function lookUp(call: StrapiCall, { date, mobile }: StrapiOrder): Promise<Sent> {
  const query = {
    "filters[date][$eq]": date,
    "filters[mobile][$eq]": mobile,
    "pagination[page]": 1,
    "pagination[pageSize]": 1,
  }
  try {
    const { status, body } = await call("GET", "/api/orders", { query })
    const orders = status === 200 ? found.safeParse(body).data?.data : undefined
    if (!orders) return { unknown: "maybeReceived" }
    return orders[0] ? { stored: orders[0] } : { unknown: "away" }
  } catch (error) {
    if (error instanceof StrapiUnreachable) return { unknown: "maybeReceived" }
    throw error
  }
}

/** Waits for a try that was sent a moment ago, by this process or another one.
 *  @returns what is known of it when it is stored, forgotten, or too old to be under way */
export async function settledTry(store: OrderStore, key: string, known: OrderTry): Promise<OrderTry | undefined> {
  for (let read: OrderTry | undefined = known; ; read = store.find(key)) {
    if (read?.state !== "sent" || Date.now() - read.sentAt > maxCallDuration) return read
    await delay(100)
  }
}
