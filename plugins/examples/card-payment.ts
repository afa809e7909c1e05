import { createHmac, timingSafeEqual } from "node:crypto"
import type { Plugin } from "#server/plugins/plugin.ts"

/** A message of the service, signed by the key that it shares with the shop. */
type Message = { reference: string; order: string; amount: number }

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** Where the service is, and the key that signs what it sends. Without them the shop does not start. */
const service = setting("CARD_SERVICE_URL")
const key = setting("CARD_SERVICE_KEY")

/** Whether a message was signed by the key; compared in a time that tells nothing. */
function isSigned(body: string, signature: string): boolean {
  const expected = createHmac("sha256", key).update(body).digest()
  const given = Buffer.from(signature, "hex")
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Payment by card at a service that is asked for a page of its own, and that tells by a signed message what was paid. */
const cardPayment: Plugin = {
  name: "card-payment",
  payment: {
    name: { fr: "carte bancaire", ar: "البطاقة البنكية", en: "bank card" },
    async start({ id, number, amount, locale, returnTo }) {
      const answer = await fetch(new URL("payments", service), {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ order: id, label: number, amount, locale, returnTo }),
        signal: AbortSignal.timeout(7_000),
      })
      if (!answer.ok) throw new Error(`The card service answered ${answer.status}`)
      return ((await answer.json()) as { page: string }).page
    },
  },
  /** `POST /x/card-payment/paid`: the service says what it has. What the browser brings back is not looked at. */
  async fetch(request, shop) {
    if (request.method !== "POST") return new Response("Not Found", { status: 404 })
    const body = await request.text()
    if (!isSigned(body, request.headers.get("x-signature") ?? "")) return new Response("Forbidden", { status: 403 })
    const { reference, order, amount } = JSON.parse(body) as Message
    const isNew = await shop.recordPayment({ reference, order, amount })
    return Response.json({ isNew })
  },
}

export default cardPayment
