import { Hono } from "hono"
import { addressBlock } from "#core/address-block.ts"
import { defaultLocale, isLocale } from "#core/locale.ts"
import { alertLimits } from "#core/sign-in-limits.ts"
import { countTry } from "#db/count-tries.ts"
import type { Db } from "#db/database.ts"
import { askStockAlert, endStockAlerts } from "#db/stock-alerts.ts"
import { requireToken } from "./auth.ts"
import { subscriberTokenRequest } from "./contract/contact-message.ts"
import { stockAlertRequest } from "./contract/stock-alert.ts"
import { conflict, notFound, tooManyTries } from "./errors.ts"
import { hiddenBy } from "./hidden-text.ts"
import { limitedBody, readBody } from "./read-body.ts"

const noStore = { "cache-control": "no-store" }

/** `POST /stock-alerts` and the link of its mail, for the storefront's server alone. What is answered does not tell
 *  whether an address has asked before. */
export function stockAlertRoutes(db: Db, token: string, clock: () => Date): Hono {
  return new Hono()
    .use(requireToken(token), limitedBody)
    .post("/", async (c) => {
      const { slug, email, locale, client } = (await readBody(stockAlertRequest, c.req)).data
      const hidden = hiddenBy(token)
      const network = client?.address && addressBlock(client.address)
      const tried = {
        account: hidden(`alert:${email.toLowerCase()}`),
        ...(network && { network: hidden(`alert:${network}`) }),
      }
      const { retryAfter } = await countTry(db, { kind: "stock-alert", limits: alertLimits, tried }, clock())
      if (retryAfter !== null) throw tooManyTries(retryAfter)
      const asked = { slug, email, locale: isLocale(locale) ? locale : defaultLocale }
      const became = await askStockAlert(db, asked, clock())
      if (became === "unknown") throw notFound()
      if (became === "inStock") throw conflict("The product is in stock", { code: "IN_STOCK" })
      return Response.json({ data: { slug }, meta: {} }, { status: 201, headers: noStore })
    })
    .post("/leave", async (c) => {
      const { data } = await readBody(subscriberTokenRequest, c.req)
      await endStockAlerts(db, data.token)
      return Response.json({ data: { done: true }, meta: {} }, { headers: noStore })
    })
}
