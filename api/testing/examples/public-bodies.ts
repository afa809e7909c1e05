const client = { address: "203.0.113.7", device: "Firefox" }
const line = { slug: "casque-aura", quantity: 1, unitPrice: 25_200 }
const names = { firstname: "Amina", lastname: "Bensalem" }
const password = "sept oranges bleues"
const place = { wilaya: "Alger", commune: "Kouba" }
const email = "amina@hanout.test"
const link = "a".repeat(43)
const token = "a".repeat(22)
const nobody = "nobodyhasthisdocumentid0"

/** Bodies of the endpoints that the storefront's server calls, below `data`, by method and address; each goes past the
 *  first check. One that takes JSON and is not here fails a test (worst-bodies.test.ts). */
export const publicBodies: Record<string, object> = {
  "POST /api/orders": {
    ...place,
    ...names,
    slug: line.slug,
    product: "Casque sans fil Aura",
    color: "Noir",
    quantity: 1,
    amount: 25_200,
    mobile: "0550112233",
    address: "Rue 1",
    coupon: "",
    delivery: "home",
    idempotencyKey: "key-123456",
    client,
    lines: [line],
  },
  "POST /api/order-quote": { slug: line.slug, quantity: 1, coupon: "", wilaya: "Alger", client, lines: [line] },
  "POST /api/order-tracking": { number: "HN-26-000123", mobile: "0550112233", client },
  "POST /api/order-tracking/cancel": { token, client },
  "POST /api/order-tracking/answer": { token, answer: "again" },
  [`POST /api/orders/${token}/payments`]: { key: "card-payment", locale: "fr" },
  [`POST /api/orders/${nobody}/status`]: { to: "to-call-again", actor: "a", reason: "b", outcome: "no-answer" },
  "POST /api/contact-messages": { name: "Amina", mobile: "0550112233", email, message: "Bonjour", client },
  "POST /api/subscribers": { email, locale: "fr", client },
  "POST /api/subscribers/confirm": { token },
  "POST /api/subscribers/leave": { token },
  "POST /api/stock-alerts": { slug: "sac-casbah", variant: null, email, locale: "fr", client },
  "POST /api/stock-alerts/leave": { token },
  [`POST /api/order-reviews/${"a".repeat(46)}/casque-aura`]: {
    rating: 5,
    name: "Amina",
    review: "Bien",
    locale: "fr",
    client,
  },
  "POST /api/shopper/register": { login: "0550112233", password, ...names, locale: "ar", client },
  "POST /api/shopper/confirm": { token: link, password, client },
  "POST /api/shopper/sign-in": { login: "0550445566", password, client },
  "POST /api/shopper/sign-out": {},
  "POST /api/shopper/forgot": { email, locale: "fr", client },
  "POST /api/shopper/new-password": { token: link, password },
  "POST /api/shopper/me": { ...names, mobile: "0550112233", locale: "en" },
  "POST /api/shopper/addresses": { ...place, address: "Rue 1", usual: true },
  "POST /api/shopper/addresses/usual": { id: "nobodyhasthis" },
  "POST /api/shopper/addresses/remove": { id: "nobodyhasthis" },
  "POST /api/shopper/orders/account": { token },
  "POST /api/shopper/orders/claim": { token },
  "POST /api/shopper/password": { current: password, next: `${password} encore`, client },
  "POST /api/shopper/sessions/end": { which: "others" },
  "POST /api/shopper/delete": { password, client },
  "POST /api/shopper/wishlist": { mine: ["casque-aura", { slug: "casque-aura", variant: "A" }], met: [] },
}
