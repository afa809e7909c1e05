import { Hono } from "hono"
import { normalizePhone, phoneKey } from "#core/customers/phone.ts"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { storeContactMessage } from "#db/customers/contact-messages.ts"
import type { Db } from "#db/database.ts"
import { requireToken } from "../auth.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { contactMessageRequest } from "./contract-message.ts"

const created = { status: 201, headers: { "cache-control": "no-store" } }
const localeOf = (locale: string | undefined) => (isLocale(locale) ? locale : defaultLocale)

/** `POST /contact-messages`, for the storefront's server alone. */
export function contactMessageRoutes(db: Db, token: string, clock: () => Date): Hono {
  return new Hono().post("/", requireToken(token), limitedBody, async (c) => {
    const { data } = await readBody(contactMessageRequest, c.req)
    const mobile = normalizePhone(data.mobile)
    const sender = { address: senderAddress(c), subject: phoneKey(mobile) || data.email.toLowerCase() }
    await limitRequest({ db, clock, secret: token }, "contact-messages", sender)
    const message = { ...data, mobile, locale: localeOf(data.locale) }
    const stored = await storeContactMessage(db, message, clock())
    return Response.json({ data: stored, meta: {} }, created)
  })
}
