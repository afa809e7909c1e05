import { type TestShop, testToken } from "#api/testing/shop.ts"
import { password } from "#api/testing/shoppers.ts"
import type { Endpoint } from "#app/api-client/transport/api-endpoints.server.ts"
import { formTimes } from "#app/request/form-times.server.ts"
import { sold } from "../order-client.ts"
import { prepareRecords } from "./visitor-records.ts"

/** A request that a visitor sends when nothing is wrong; each of its values is replaced by hostile ones in turn. */
export type Scenario = {
  /** What stands in the holes of the address. */
  params?: Record<string, string>
  query?: Record<string, string>
  /** Makes it a POST; `picture` is sent as a file. */
  form?: Record<string, string>
  /** Sent in the cookie of who is signed in. */
  session?: string
}

/** What a file of `app/routes/` is sent, and which endpoints it may call beside the catalogue. */
export type RouteScenarios = { calls?: Endpoint[]; scenarios: Scenario[] }

const person = { wilaya: "Alger", commune: "Kouba", mobile: "0550010203", firstname: "Nadia", lastname: "Haddad" }
/** As a page that was rendered a minute ago has it. */
const form_time = formTimes(testToken, () => Date.now() - 60_000).issue()
const trace = { try: "a-key-of-one-try-000", visit: "visit-1", form_time, second_note: "" }
const delivery = { delivery: "home", homePrice: "", deskPrice: "" }
const units = { quantity: "1", color: "Noir", size: "", amount: String(sold.price) }
const order = { ...person, ...delivery, ...units, ...trace, intent: "order" }
const lines = JSON.stringify([{ slug: sold.slug, quantity: 1, unitPrice: sold.price, variant: sold.variant }])
const sums = { amount: String(sold.price), discount: "0", coupon: "", lines }
const people = { email: "nadia@example.dz", website: "", form_time }
const link = "a".repeat(43)
const news = "n".repeat(22)
/** Of the right shape, and nobody's: forms that end sessions end none that another one needs. */
const nobody = "n".repeat(43)
/** The search field in every page's head shows them. */
export const searchQuery = { searchText: "casque", productType: "fashion" }
const filters = [
  "subCategory",
  "status",
  "productType",
  "category",
  "brand",
  "minPrice",
  "maxPrice",
  "rating",
  "size",
  "color",
  "sort",
  "page",
  "view",
]
const listing = Object.fromEntries(filters.map((name) => [name, "1"]))

const profileForms: Record<string, string>[] = [
  { intent: "details", firstname: "Amina", lastname: "Bensalem", mobile: "0550112233", locale: "ar" },
  { intent: "address", id: "x", wilaya: "Alger", commune: "Kouba", address: "Rue 1", usual: "on" },
  { intent: "communes", id: "x", wilaya: "Alger", commune: "Kouba", address: "Rue 1", usual: "on" },
  { intent: "usual", id: "x" },
  { intent: "remove", id: "x" },
  { intent: "password", current: password, next: `${password} encore` },
  { intent: "end", which: "others" },
  { intent: "sign-out" },
  { intent: "delete", password },
]

/** What every file under `app/routes/` is sent. */
export async function visitorScenarios(shop: TestShop): Promise<Record<string, RouteScenarios>> {
  const made = await prepareRecords(shop)
  const reads = (...scenarios: Scenario[]): RouteScenarios => ({ scenarios })
  const { token, number, mobile } = made.order
  const place = { key: made.reviewKey, product: sold.slug }
  const review = { rating: "5", name: "Nadia", review: "Très bien" }
  return {
    "home.tsx": reads({}),
    "universe-home.tsx": reads({}),
    "shop.tsx": reads({ query: listing }),
    "search.tsx": reads({ query: listing }),
    "shop-categories.tsx": reads({}),
    "product-details.tsx": {
      calls: ["GET /api/admin/preview/:token", "GET /api/products/:documentId/reviews", "POST /api/orders"],
      scenarios: [
        { params: { id: sold.slug }, query: { reviews: "2", color: "noir", size: "42" } },
        { params: { id: made.product } },
        { params: { id: sold.slug }, form: order, session: made.session },
        { params: { id: sold.slug }, form: { ...order, intent: "communes" } },
      ],
    },
    "landing.tsx": reads({ params: { id: sold.slug }, query: { color: "noir", size: "42" } }),
    "landing-page.tsx": {
      calls: ["POST /api/orders"],
      scenarios: [
        { params: { slug: made.landing.slug }, query: { color: "noir", size: "42" } },
        { params: { slug: made.landing.slug }, form: { ...order, product: sold.slug }, session: made.session },
      ],
    },
    "cart.tsx": reads({}),
    "checkout.tsx": {
      calls: ["POST /api/orders"],
      scenarios: [
        {},
        {
          form: { ...person, ...delivery, ...sums, ...trace, address: "Rue 1", email: "a@example.dz", note: "Merci" },
          session: made.session,
        },
      ],
    },
    "wishlist.tsx": reads({ query: { products: sold.slug } }),
    "compare.tsx": reads({ query: { products: sold.slug } }),
    "blog.tsx": reads({ query: { page: "1", category: "1", tag: "1", searchText: "a" } }),
    "blog-details.tsx": reads({ params: { id: "x" } }, {}),
    "information.tsx": reads({}),
    "own-page.tsx": reads({ params: { slug: "notre-atelier" } }),
    "size-guide.tsx": reads({ params: { kind: "shoe" }, query: { brand: "tell" } }),
    "preview.tsx": {
      calls: ["GET /api/admin/preview/:token"],
      scenarios: [{ params: { token: made.post } }, { params: { token: made.page } }],
    },
    "home-preview.tsx": {
      calls: ["GET /api/admin/preview/:token"],
      scenarios: [{ params: { token: made.home } }],
    },
    "offline.tsx": reads({}),
    "coupons.tsx": reads({}),
    "contact.tsx": {
      calls: ["POST /api/contact-messages"],
      scenarios: [
        {},
        { form: { ...people, name: "Nadia", mobile: "0550010203", subject: "order", message: "Bonjour" } },
      ],
    },
    "newsletter.tsx": { calls: ["POST /api/subscribers"], scenarios: [{}, { form: people }] },
    "construction.tsx": { calls: ["POST /api/subscribers"], scenarios: [{}, { form: people }] },
    "news-link.tsx": {
      calls: ["POST /api/subscribers/confirm", "POST /api/subscribers/leave", "POST /api/stock-alerts/leave"],
      scenarios: [{ query: { token: news } }, { query: { token: news }, form: {} }],
    },
    "stock-alert.tsx": {
      calls: ["POST /api/stock-alerts"],
      scenarios: [
        { query: { product: sold.slug } },
        { query: { product: sold.slug, variant: sold.variant }, form: people },
      ],
    },
    "feed.ts": reads({}),
    "webmanifest.ts": reads({}),
    "console-webmanifest.ts": reads({ query: { lang: "ar" } }),
    "default-heads.ts": reads({}),
    "order.tsx": {
      calls: [
        "GET /api/orders/:token",
        "POST /api/order-tracking",
        "POST /api/order-tracking/cancel",
        "POST /api/order-tracking/answer",
        "POST /api/orders/:token/payments",
        "POST /api/shopper/orders/account",
        "POST /api/shopper/orders/claim",
      ],
      scenarios: [
        { query: { order: token } },
        { query: { order: token, pay: "carte", unpaid: "1" } },
        { form: { number, mobile, intent: "" } },
        ...["", "cancel"].map((intent) => ({ query: { order: token }, form: { intent } })),
        { query: { order: token }, form: { intent: "answer", answer: "phone", phone: mobile, day: "" } },
        { query: { order: token }, session: made.session },
        { query: { order: token }, form: { intent: "claim" }, session: made.session },
      ],
    },
    "confirmation-commande.tsx": {
      calls: ["GET /api/orders/:token", "POST /api/shopper/orders/account"],
      scenarios: [{ query: { order: token } }, { query: { order: token }, session: made.session }],
    },
    "review.tsx": {
      calls: [
        "GET /api/order-reviews/:key",
        "POST /api/order-reviews/:key/:slug",
        "POST /api/order-reviews/:key/:slug/picture",
      ],
      scenarios: [
        { query: { ...place, sent: sold.slug } },
        { query: place, form: { ...review, picture: "a file", intent: "" } },
        { query: place, form: { picture: "a file", intent: "picture" } },
      ],
    },
    "login.tsx": {
      calls: ["POST /api/shopper/sign-in"],
      scenarios: [{}, { form: { login: "0550445566", password } }],
    },
    "register.tsx": {
      calls: ["POST /api/shopper/register", "POST /api/shopper/confirm"],
      scenarios: [
        {},
        { form: { login: "0550445566", password, firstname: "Amina", lastname: "Bensalem", form_time } },
        { query: { token: link }, form: { password } },
      ],
    },
    "forgot.tsx": {
      calls: ["POST /api/shopper/forgot", "POST /api/shopper/new-password"],
      scenarios: [{}, { form: { email: "a@example.dz", form_time } }, { query: { token: link }, form: { password } }],
    },
    "profile.tsx": {
      calls: [
        "GET /api/shopper/me",
        "POST /api/shopper/me",
        "POST /api/shopper/addresses",
        "POST /api/shopper/addresses/usual",
        "POST /api/shopper/addresses/remove",
        "POST /api/shopper/password",
        "POST /api/shopper/sessions/end",
        "POST /api/shopper/sign-out",
        "POST /api/shopper/delete",
      ],
      scenarios: [
        { query: { address: "new" }, session: made.session },
        ...profileForms.map((form) => ({ session: nobody, form })),
      ],
    },
    "profile-export.ts": { calls: ["GET /api/shopper/export"], scenarios: [{ session: made.session }] },
    "profile-person.ts": { calls: ["GET /api/shopper/person"], scenarios: [{ session: made.session }] },
    "profile-wishlist.ts": {
      calls: ["POST /api/shopper/wishlist"],
      scenarios: [{ form: { mine: `["${sold.slug}"]`, met: "[]", locale: "ar" }, session: made.session }],
    },
    "not-found.tsx": reads({ params: { "*": "nothing" } }),
    "sitemap.ts": reads({ query: { part: "0" } }),
    "robots.ts": reads({}),
    "communes.ts": reads({ params: { wilaya: "Alger" } }),
    "desks.ts": reads({ params: { wilaya: "Alger" }, query: { commune: "Kouba" } }),
    "suggestions.ts": reads({ query: { ...listing, ...searchQuery, locale: "ar" } }),
    "ad-pixel.ts": reads({}),
    "cart-lines.ts": reads({ query: { slugs: `${sold.slug},x`, variants: "AUR-101-NOIR,", locale: "en" } }),
    "order-quote.ts": {
      calls: ["POST /api/order-quote"],
      scenarios: [{ form: { ...trace, lines, coupon: "MODE10", locale: "ar" } }],
    },
    "saved-products.ts": reads({ query: { slugs: `${sold.slug},x`, locale: "en", detail: "1" } }),
    "quick-view.ts": reads({ params: { slug: sold.slug }, query: { locale: "ar" } }),
    "size-guides.ts": reads({ params: { kind: "ring" }, query: { locale: "ar", brand: "tell" } }),
    "landing-visits.ts": {
      calls: ["POST /api/landing-visits"],
      scenarios: [{ query: { page: made.landing.documentId }, form: {} }],
    },
    "unique-visitors.ts": {
      calls: ["POST /api/unique-visitors"],
      scenarios: [{ query: { documentId: made.settings, uniqueVisitorsCount: "12" }, form: {} }],
    },
  }
}
