import type { WithPathParams } from "#core/path-template.ts"

/** Every endpoint of the content API that the storefront calls, with the shop's bearer. */
export const endpoints = [
  "GET /api",
  "GET /api/app-setting",
  "GET /api/catalogue",
  "GET /api/catalogue/cards",
  "GET /api/catalogue/row",
  "GET /api/catalogue/suggestions",
  "GET /api/categories",
  "GET /api/changes",
  "GET /api/coupons",
  "GET /api/desks",
  "GET /api/landing-pages",
  "GET /api/pages",
  "GET /api/menus",
  "GET /api/page-heads",
  "GET /api/post-topics",
  "GET /api/posts",
  "GET /api/products",
  "GET /api/products/:documentId/reviews",
  "GET /api/redirects",
  "GET /api/sections",
  "GET /api/size-guides",
  "GET /api/wilayas",
  "GET /api/admin/preview/:token",
  "GET /api/orders/:token",
  "GET /api/order-reviews/:key",
  "GET /api/shopper/export",
  "GET /api/shopper/me",
  "GET /api/shopper/person",
  "POST /api/contact-messages",
  "POST /api/landing-visits",
  "POST /api/order-quote",
  "POST /api/order-reviews/:key/:slug",
  "POST /api/order-reviews/:key/:slug/picture",
  "POST /api/order-tracking",
  "POST /api/order-tracking/cancel",
  "POST /api/order-tracking/answer",
  "POST /api/orders",
  "POST /api/orders/:token/payments",
  "POST /api/shopper/addresses",
  "POST /api/shopper/addresses/remove",
  "POST /api/shopper/addresses/usual",
  "POST /api/shopper/confirm",
  "POST /api/shopper/delete",
  "POST /api/shopper/forgot",
  "POST /api/shopper/me",
  "POST /api/shopper/new-password",
  "POST /api/shopper/orders/account",
  "POST /api/shopper/orders/claim",
  "POST /api/shopper/password",
  "POST /api/shopper/register",
  "POST /api/shopper/sessions/end",
  "POST /api/shopper/sign-in",
  "POST /api/shopper/sign-out",
  "POST /api/shopper/wishlist",
  "POST /api/stock-alerts",
  "POST /api/stock-alerts/leave",
  "POST /api/subscribers",
  "POST /api/subscribers/confirm",
  "POST /api/subscribers/leave",
  "POST /api/unique-visitors",
] as const

export type Endpoint = (typeof endpoints)[number]

type PathOf<E extends Endpoint> = E extends `${string} ${infer Path}` ? Path : never

/** Reads of a list or of one thing that stands at a fixed path. */
export type FixedRead = Exclude<Extract<Endpoint, `GET ${string}`>, `${string}/:${string}`>

/** The accounts' endpoints. */
export type AccountEndpoint = Extract<Endpoint, `${string} /api/shopper/${string}`>

/** Options of a call; an endpoint with variable path parts requires their values. */
export type CallOptions<E extends Endpoint, Options extends object> = WithPathParams<PathOf<E>, Options>

/** The method and the path template of an endpoint.
 *  @throws RangeError for an endpoint that is no row of the table */
export function endpointParts(endpoint: Endpoint): { method: string; template: string } {
  if (!endpoints.includes(endpoint)) throw new RangeError(`Not an endpoint of the content API: ${endpoint}`)
  const [method = "", template = ""] = endpoint.split(" ")
  return { method, template }
}

const patterns = endpoints.map((endpoint) => new RegExp(`^${endpoint.replace(/:[a-zA-Z]+/g, "[^/]+")}$`))

/** Whether a request is one of the storefront's calls: its method and path are those of a row. */
export function isEndpointCall({ method, url }: Request): boolean {
  const call = `${method} ${new URL(url).pathname}`
  return patterns.some((pattern) => pattern.test(call))
}
