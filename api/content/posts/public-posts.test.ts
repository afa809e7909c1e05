import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { adminRoutes, routeKey } from "../../admin/admin-routes.ts"
import { apiMethods } from "../../composition/api-methods.ts"
import { shopperPaths } from "../../customers/account/shopper-api.ts"
import { adminExamples } from "../../testing/examples/admin-examples.ts"
import { headphones, nextPhone } from "../../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop, testToken } from "../../testing/shop.ts"
import { names, nextEmail, password, shopperCalls } from "../../testing/shoppers.ts"
import { tokenRoutes } from "../../tokens/token-routes.ts"

/** Half past an hour, so that no window ends meanwhile. */
const now = new Date("2026-11-21T10:31:00.000Z")

let shop: TestShop
/** Two sessions of one account: a request may end its own. */
let sessions: string[]
let email: string
let settings: string
/** documentId of a landing page that is seen. */
const landing = "landingpageofpostlimits0"
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  email = (await shopperCalls(shop).accountByMail()).email
  const { body } = await shop.get("/api/app-setting")
  settings = (body as { data: { documentId: string } }).data.documentId
  const [at, texts] = [now.toISOString(), JSON.stringify({ fr: "", ar: "", en: "" })]
  const row = { document_id: landing, slug: "offre", product: "", hidden: 0, title: texts, text: texts } as const
  await shop.db
    .insertInto("landing_page")
    .values({ ...row, updated_at: at, edited_at: at })
    .execute()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom("rate_window").execute()
  const { signIn, sessionIn } = shopperCalls(shop)
  sessions = [sessionIn(await signIn(email)), sessionIn(await signIn(email))]
  await shop.db.deleteFrom("rate_window").execute()
})

const posts = (paths: Record<string, string>) =>
  Object.entries(paths).flatMap(([path, methods]) => (methods.split(", ").includes("POST") ? [path] : []))
const forAnyone = adminRoutes.filter(({ method, permission }) => method === "POST" && permission === "anyone")

/** Every address that somebody who is no member of the staff can have POST requests sent to. */
const routes = [
  ...posts(apiMethods).map((path) => `/api${path}`),
  ...posts(shopperPaths).map((path) => `/api/shopper${path}`),
  ...forAnyone.map(({ path }) => `/api/admin${path}`),
]

/** For the merchant's own programs: nothing of the storefront sends it. */
const merchants = [
  "/api/orders/:documentId/status",
  "/api/mcp",
  ...tokenRoutes.flatMap(({ method, path }) => (method === "POST" ? [`/api${path}`] : [])),
]

const link = { token: "A".repeat(22) }
const key = "A".repeat(46)
const typed = { firstname: "Amina", lastname: "Bensalem" }

/** The request to each; where nothing stands there, its row of `adminExamples`. */
const examples: Record<string, () => { data?: object; path?: string; bytes?: Uint8Array<ArrayBuffer> }> = {
  "/api/contact-messages": () => ({ data: { name: "Amina", mobile: nextPhone(), message: "Bonjour" } }),
  "/api/subscribers": () => ({ data: { email: nextEmail() } }),
  "/api/subscribers/confirm": () => ({ data: link }),
  "/api/subscribers/leave": () => ({ data: link }),
  "/api/stock-alerts": () => ({ data: { slug: "casque-aura", email: nextEmail() } }),
  "/api/stock-alerts/leave": () => ({ data: link }),
  "/api/orders": () => ({ data: headphones() }),
  "/api/order-quote": () => ({ data: headphones() }),
  "/api/order-reviews/:key/:slug": () => ({
    path: `/api/order-reviews/${key}/casque-aura`,
    data: { rating: 4, name: "Amina", review: "Bien" },
  }),
  "/api/order-reviews/:key/:slug/picture": () => ({
    path: `/api/order-reviews/${key}/casque-aura/picture`,
    bytes: new Uint8Array(8),
  }),
  "/api/order-tracking": () => ({ data: { number: "HN-26-000123", mobile: nextPhone() } }),
  "/api/order-tracking/cancel": () => ({ data: { token: "A".repeat(22) } }),
  "/api/order-tracking/answer": () => ({ data: { token: "A".repeat(22), answer: "again" } }),
  "/api/orders/:token/payments": () => ({
    path: `/api/orders/${"A".repeat(22)}/payments`,
    data: { key: "card-payment", locale: "fr" },
  }),
  "/api/carrier-hooks/:key": () => ({ path: `/api/carrier-hooks/${"A".repeat(32)}`, data: {} }),
  "/api/landing-visits": () => ({ path: `/api/landing-visits?page=${landing}` }),
  "/api/unique-visitors": () => ({ path: `/api/unique-visitors?documentId=${settings}` }),
  "/api/shopper/register": () => ({ data: { login: nextEmail(), password, ...names } }),
  "/api/shopper/confirm": () => ({ data: { token: "A".repeat(43), password } }),
  "/api/shopper/sign-in": () => ({ data: { login: nextEmail(), password } }),
  "/api/shopper/sign-out": () => ({ data: {} }),
  "/api/shopper/forgot": () => ({ data: { email: nextEmail(), locale: "fr" } }),
  "/api/shopper/new-password": () => ({ data: { token: "A".repeat(43), password } }),
  "/api/shopper/me": () => ({ data: { ...typed, mobile: "", locale: "fr" } }),
  "/api/shopper/addresses": () => ({ data: { wilaya: "Alger", commune: "Kouba" } }),
  "/api/shopper/addresses/usual": () => ({ data: { id: "none" } }),
  "/api/shopper/addresses/remove": () => ({ data: { id: "none" } }),
  "/api/shopper/orders/account": () => ({ data: link }),
  "/api/shopper/orders/claim": () => ({ data: link }),
  "/api/shopper/password": () => ({ data: { current: "faux", next: "un-mot-de-passe-nouveau" } }),
  "/api/shopper/sessions/end": () => ({ data: { which: "none" } }),
  "/api/shopper/delete": () => ({ data: { password: "faux" } }),
  "/api/shopper/wishlist": () => ({ data: { mine: [], met: [] } }),
}

async function send(route: string, session = "") {
  const admin = forAnyone.find(({ path }) => `/api/admin${path}` === route)
  const row = admin && adminExamples[routeKey(admin) as keyof typeof adminExamples]
  const example = examples[route]?.()
  if (!row && !example) throw new Error(`${route} has no example: give it one, and a limit`)
  const headers = { authorization: `Bearer ${testToken}`, "x-shopper-session": session }
  const body = row ? JSON.stringify(row.body) : (example?.bytes ?? JSON.stringify({ data: example?.data }))
  return shop.send(example?.path ?? route, { method: "POST", headers: row ? {} : headers, body }, "192.0.2.7")
}

it.each(routes.filter((route) => !merchants.includes(route)))("%s has a limit", async (route) => {
  const first = await send(route, sessions[0])
  expect(first.status).not.toBe(429)
  const counted = await shop.db.updateTable("rate_window").set({ count: 1_000_000 }).executeTakeFirst()
  expect(Number(counted.numUpdatedRows)).toBeGreaterThan(0)
  const second = await send(route, sessions[1])
  expect(second.status).toBe(429)
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0)
})

it("lists no merchant's address that is gone", () => {
  expect(merchants.filter((route) => !routes.includes(route))).toEqual([])
})
