import { Hono } from "hono"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { confirmSubscriber, deleteSubscriber, insertSubscriber } from "#db/customers/subscribers.ts"
import type { Db } from "#db/database.ts"
import { requireToken } from "../auth.ts"
import { notFound } from "../errors.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { subscriberRequest, subscriberTokenRequest } from "./contract-message.ts"

const noStore = { "cache-control": "no-store" }

/** `POST /subscribers` and the links of the mails, for the storefront's server alone. What is answered does not tell
 *  whether an address was known. */
export function subscriberRoutes(db: Db, token: string, clock: () => Date): Hono {
  const answer = (email: string | undefined) => {
    if (email === undefined) throw notFound()
    return Response.json({ data: { email }, meta: {} }, { headers: noStore })
  }
  const limits = { db, clock, secret: token }
  return new Hono()
    .use(requireToken(token), limitedBody)
    .post("/", async (c) => {
      const { email, locale } = (await readBody(subscriberRequest, c.req)).data
      await limitRequest(limits, "newsletter", { address: senderAddress(c), subject: email.toLowerCase() })
      await insertSubscriber(db, email, isLocale(locale) ? locale : defaultLocale, clock())
      return Response.json({ data: { email }, meta: {} }, { status: 201, headers: noStore })
    })
    .post("/confirm", async (c) => {
      const { data } = await readBody(subscriberTokenRequest, c.req)
      await limitRequest(limits, "mail-links", { address: senderAddress(c) })
      return answer(await confirmSubscriber(db, data.token, clock()))
    })
    .post("/leave", async (c) => {
      const { data } = await readBody(subscriberTokenRequest, c.req)
      await limitRequest(limits, "mail-links", { address: senderAddress(c) })
      return answer(await deleteSubscriber(db, data.token))
    })
}
