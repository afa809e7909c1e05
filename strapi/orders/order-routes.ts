import { Hono } from "hono"
import { orderToken } from "#api/common/contract-tokens.ts"
import { ApiError, notFound, validationError } from "#api/errors.ts"
import { orderRequest } from "#api/orders/contract.ts"
import { orderQuoteRequest } from "#api/orders/contract-quote.ts"
import { rejectionError } from "#api/orders/order-errors.ts"
import { orderQuoteResource } from "#api/orders/order-quote-resource.ts"
import { limitedBody, readBody } from "#api/read-body.ts"
import { addressBlock } from "#core/address-block.ts"
import { rateLimits } from "#core/rate-limits.ts"
import { requestCounter } from "#core/request-counter.ts"
import type { FollowedContent } from "../catalogue/sync-content.ts"
import type { StrapiCall } from "../client/strapi-client.ts"
import { readOrder } from "./order-request.ts"
import type { OrderStore } from "./order-store.ts"
import { placeOrder, storedAnswer } from "./place-order.ts"

type Options = { call: StrapiCall; followed: FollowedContent; orders: OrderStore; onError: (problem: unknown) => void }

const noStore = { "cache-control": "no-store" }
/** Networks that are counted. */
const maxNetworks = 10_000

/** `POST /orders`, `GET /orders/:token` and `POST /order-quote` over Strapi. */
export function orderRoutes({ call, followed, orders, onError }: Options): Hono {
  const count = networkCounter()
  return new Hono()
    .post("/order-quote", limitedBody, async (c) => {
      const { data } = await readBody(orderQuoteRequest, c.req)
      count("order-quote", c.req.header("x-client-address"))
      const read = await readOrder(followed, data)
      if (!read) throw rejectionError({ kind: "unknown", field: "wilaya" })
      return c.json({ data: orderQuoteResource(read.quote), meta: {} }, 200, noStore)
    })
    .post("/orders", limitedBody, async (c) => {
      const { data } = await readBody(orderRequest, c.req)
      count("orders", data.client?.address ?? c.req.header("x-client-address"))
      if (data.client?.honeypot) throw rejectionError({ kind: "refused" })
      const key = data.idempotencyKey
      if (key === undefined) throw validationError([{ path: ["data", "idempotencyKey"], message: "is needed" }])
      const read = await readOrder(followed, data)
      if (!read) throw rejectionError({ kind: "unknown", field: "wilaya" })
      const known = orders.find(key)
      const isKnown = known !== undefined && known.state !== "rejected"
      if (read.quote.changes.length > 0 && !isKnown) throw rejectionError({ kind: "changed", quote: read.quote })
      const placed = await placeOrder({ call, store: orders }, { data, read, key })
      if ("order" in placed) return c.json({ data: placed.order, meta: {} }, 201, noStore)
      if ("keyReused" in placed) throw rejectionError({ kind: "keyReused" })
      onError(new Error(placed.reason))
      throw placed.outcome === "unknown" ? maybeReceived() : notPlaced()
    })
    .get("/orders/:token", (c) => {
      const token = orderToken.safeParse(c.req.param("token"))
      const answer = token.success ? orders.answerOf(token.data) : undefined
      if (answer === undefined) throw notFound()
      return c.json({ data: storedAnswer(answer), meta: {} }, 200, noStore)
    })
}

/** 504: nobody can say whether the order was stored. */
const maybeReceived = () =>
  new ApiError(504, "OrderUncertainError", "The order may have been received", { details: { reason: "uncertain" } })

/** 503: Strapi has no such order; the same form may be sent again. */
const notPlaced = () => new ApiError(503, "ServiceUnavailableError", "The order was not stored")

/** Counts requests by network in this process, by the limits of our own API: Strapi has none. */
function networkCounter() {
  const counter = requestCounter(maxNetworks)
  return (what: "orders" | "order-quote", address: string | undefined): void => {
    const network = address ? (addressBlock(address) ?? address.slice(0, 64)) : undefined
    const limit = rateLimits[what].find(({ by }) => by === (network === undefined ? "shop" : "network"))
    const retryAfter = limit ? counter.count(`${what} ${network ?? ""}`, limit, new Date()) : null
    if (retryAfter !== null) throw rejectionError({ kind: "tooMany", retryAfter })
  }
}
