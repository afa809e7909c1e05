import { Hono } from "hono"
import { normalizePhone } from "#core/customers/phone.ts"
import type { Db } from "#db/database.ts"
import { findQuote } from "#db/orders/order-quote.ts"
import { countRejected, findRateLimitState } from "#db/rate-windows.ts"
import { requireToken } from "../auth.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { orderQuoteRequest } from "./contract-quote.ts"
import { rejectionError } from "./order-errors.ts"
import { toGoodsInput, toOrderSender } from "./order-input.ts"
import { orderQuoteResource } from "./order-quote-resource.ts"

/** `POST /order-quote`: what an order would cost now, by the same rule that places it; for the storefront's server alone.
 *  Codes that lead to no coupon are counted, so that no one tries them all. */
export function orderQuoteRoutes(db: Db, token: string, clock: () => Date): Hono {
  return new Hono().post("/", requireToken(token), limitedBody, async (c) => {
    const { data } = await readBody(orderQuoteRequest, c.req)
    const mobile = data.mobile ? normalizePhone(data.mobile) : null
    const now = clock()
    const { counts } = toOrderSender(data.client, mobile, token)
    await limitRequest({ db, clock, secret: token }, "order-quote", {
      address: senderAddress(c, data.client),
      session: data.client?.session,
    })
    const { retryAfter } = await findRateLimitState(db, counts, now)
    if (retryAfter !== null) throw rejectionError({ kind: "tooMany", retryAfter })
    const place = { wilaya: data.wilaya || null, commune: data.commune || null }
    const quote = await findQuote(db, { ...toGoodsInput(data), ...place, mobile }, now)
    if (!quote) throw rejectionError({ kind: "unknown", field: "wilaya" })
    const guessed = quote.changes.some((change) => change.kind === "coupon" && change.reason === "unknown")
    if (guessed) await countRejected(db, counts, now)
    return Response.json({ data: orderQuoteResource(quote), meta: {} }, { headers: { "cache-control": "no-store" } })
  })
}
