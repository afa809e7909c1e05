import { Hono } from "hono"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { endStockAlerts, insertStockAlert } from "#db/catalogue/stock-alerts.ts"
import type { Db } from "#db/database.ts"
import { requireToken } from "../auth.ts"
import { stockAlertRequest } from "../catalogue/contract-stock-alert.ts"
import { conflict, notFound } from "../errors.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { subscriberTokenRequest } from "./contract-message.ts"

const noStore = { "cache-control": "no-store" }

/** `POST /stock-alerts` and the link of its mail, for the storefront's server alone. What is answered does not tell
 *  whether an address has asked before. */
export function stockAlertRoutes(db: Db, token: string, clock: () => Date): Hono {
  const limits = { db, clock, secret: token }
  return new Hono()
    .use(requireToken(token), limitedBody)
    .post("/", async (c) => {
      const { slug, variant = null, email, locale, client } = (await readBody(stockAlertRequest, c.req)).data
      const sender = { address: senderAddress(c, client), subject: email.toLowerCase() }
      await limitRequest(limits, "stock-alerts", sender)
      const request = { slug, variant, email, locale: isLocale(locale) ? locale : defaultLocale }
      const result = await insertStockAlert(db, request, clock())
      if (result === "unknown") throw notFound()
      if (result === "inStock") throw conflict("It is in stock", { code: "IN_STOCK" })
      return Response.json({ data: { slug }, meta: {} }, { status: 201, headers: noStore })
    })
    .post("/leave", async (c) => {
      const { data } = await readBody(subscriberTokenRequest, c.req)
      await limitRequest(limits, "mail-links", { address: senderAddress(c) })
      await endStockAlerts(db, data.token)
      return Response.json({ data: { done: true }, meta: {} }, { headers: noStore })
    })
}
