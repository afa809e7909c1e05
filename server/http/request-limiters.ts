import { findOpenPath } from "#api/admin/admin-routes.ts"
import type { BearerCheck } from "#api/auth.ts"
import { tooBusy } from "#api/errors.ts"
import { createRequestLimiter, type RequestLimiter } from "#api/request-limiter.ts"
import { productPageLayouts } from "#app/catalogue/product/product-page-layouts.ts"
import type { Visit } from "#app/request/visit.server.ts"
import { networkOf } from "#core/address-block.ts"
import type { ConcurrencyLimits, LimiterUser } from "#core/fair-limiter.ts"
import { type Locale, withoutLocale } from "#core/i18n/locale.ts"
import { createNetworkRest } from "#core/network-rest.ts"
import { FormRejectedError } from "./forms/form-limits.ts"
import { rejectionResponse } from "./rejection.ts"

type Handler = (request: Request, visit: Visit) => Response | Promise<Response>

/** Does what answers a request of the storefront when it is its turn. Takes a request for whose network there is no room to an
 *  answer of 503. */
export type Admit = <T>(
  request: Request,
  visit: Visit,
  work: () => Promise<T>,
  full: (answer: Response) => T,
) => Promise<T>

/** Forms that place orders, by the first part of their path. */
const orderPaths = new Set([
  ...Object.values(productPageLayouts).map(({ path }) => path.slice(1)),
  ...["landing", "lp", "checkout"],
])
/** Forms that wait for a password hash. */
const accountPaths = new Set(["login", "register", "forgot", "profile"])
/** Data that many pages request from the browser. */
const dataPaths = new Set([
  ...["suggestions", "ad-pixel", "saved-products", "default-heads", "size-guides", "quick-view"],
  ...["unique-visitors", "landing-visits"],
])
/** Data of the order form and of the cart. */
const orderDataPaths = new Set(["cart-lines", "order-quote", "communes", "desks"])

/** Shared by all limiters of forms: a network that sends several kinds at once gets no more of the process than one that sends one. */
const ofForms = createNetworkRest()

/** Concurrent requests of a process, of all networks and of one. One network has as much of it as the whole shop
 *  needs on a usual day: thousands of phones share one address. Few run at once, since a process renders one page at
 *  a time, and a network that takes more than its part rests between its works: waiting requests cost other
 *  networks nothing. */
export const requestLimits = {
  /** They wait in the API, which knows who is no stranger (`api/passwords/hashing-slot.ts`). */
  accounts: { maxRunning: 512, maxRunningOfNetwork: 16, maxEntered: 512, maxEnteredOfNetwork: 16 },
  orders: { maxRunning: 64, maxRunningOfNetwork: 1, maxEntered: 512, maxEnteredOfNetwork: 128, rest: ofForms },
  /** Tracked orders, messages, reviews, links. */
  forms: { maxRunning: 8, maxRunningOfNetwork: 2, maxEntered: 512, maxEnteredOfNetwork: 128, rest: ofForms },
  data: {
    maxRunning: 64,
    maxRunningOfNetwork: 2,
    maxEntered: 1024,
    maxEnteredOfNetwork: 256,
    rest: createNetworkRest(),
  },
  /** Of forms, which are parsed before one of the limiters above: it has room for all that these let in. */
  parsing: { maxRunning: 1, maxEntered: 1024, maxEnteredOfNetwork: 256, rest: ofForms },
  /** Those in the page cache are not among them. A second one of a network would only wait for the first one's render. */
  pages: {
    maxRunning: 64,
    maxRunningOfNetwork: 1,
    maxEntered: 1024,
    maxEnteredOfNetwork: 256,
    rest: createNetworkRest(),
  },
  /** Pictures: a form that is not there yet waits for an encoder. */
  media: { maxRunning: 64, maxRunningOfNetwork: 8, maxEntered: 4096, maxEnteredOfNetwork: 1024 },
  /** Of strangers: who shows the shop's token is trusted. */
  api: {
    maxRunning: 64,
    maxRunningOfNetwork: 8,
    maxEntered: 1024,
    maxEnteredOfNetwork: 256,
    rest: createNetworkRest(),
  },
  plugins: { maxRunning: 64, maxRunningOfNetwork: 8, maxEntered: 1024, maxEnteredOfNetwork: 256 },
} as const satisfies Record<string, ConcurrencyLimits>

type LimiterName = keyof typeof requestLimits

/** Milliseconds after which a request is turned away. */
const pause = 1000

/** Names the limiter of a request for a page, its data or a form. */
export function limiterNameOf({ method, url }: Request): LimiterName {
  const { pathname } = new URL(url)
  const path = withoutLocale(pathname.replace(/\/+$/, "") || "/")
  // As the router reads it.
  const parts = path
    .toLowerCase()
    .replace(/^\/api\//, "/")
    .split("/")
  const [, first = "", second] = parts
  if (orderDataPaths.has(first)) return "orders"
  if (dataPaths.has(first) || (first === "profile" && second !== undefined)) return "data"
  if (method !== "POST") return "pages"
  if (accountPaths.has(first)) return "accounts"
  return orderPaths.has(first) ? "orders" : "forms"
}

/** Bounds what a process does at once for pages, and gives each network a share of it. Each kind has a limiter of its own, so
 *  that a flood of pages or of sign-ins stops no order of the same network. The page that says "too many" costs more than
 *  the request that it rejects: a request without a place gets a static page, 503, before its data are read.
 *  @param mainLocale the shop's main language, as far as it is known */
export function createAdmission(mainLocale: () => Locale): Admit {
  const limiters = new Map<LimiterName, RequestLimiter>()
  const limiterOf = (name: LimiterName) => {
    const limiter = limiters.get(name) ?? createRequestLimiter({ ...requestLimits[name], pause })
    limiters.set(name, limiter)
    return limiter
  }
  return (request, visit, work, full) =>
    limiterOf(limiterNameOf(request)).enter({ network: networkOf(visit.client) }, work, () =>
      full(rejectionResponse(503, new URL(request.url).pathname, mainLocale())),
    )
}

/** Parses one form at a time, lanes and networks in turn: 300 parts take milliseconds, whatever page they are sent to.
 *  @returns parses when it is the user's turn; throws FormRejectedError 503 where too many wait */
export function createParsingLimiter() {
  const limiter = createRequestLimiter({ ...requestLimits.parsing, pause })
  return <T>(user: LimiterUser, parse: () => T): Promise<T> =>
    limiter.enter(
      user,
      async () => parse(),
      (): T => {
        throw new FormRejectedError(503)
      },
    )
}

/** Gives each network a share of what answers `/media`: no network's pictures wait behind all those that another one has had made. */
export function limitMedia<T>(media: (request: Request) => T | Promise<T>) {
  const limiter = createRequestLimiter({ ...requestLimits.media, pause })
  return (request: Request, { client }: Visit): Promise<T | Response> =>
    limiter.enter<T | Response>(
      { network: networkOf(client) },
      async () => media(request),
      () => new Response(null, { status: 503, headers: { "cache-control": "no-store" } }),
    )
}

/** The lane of a request for the console's API that needs no session: links, codes and previews, each kind by itself. Undefined for
 *  those of members, which are rejected at once without a session, and for sign-ins, which have slots of their own
 *  (`api/passwords/hashing-slot.ts`). An escaped path may be any of them: no link of the console is. */
const openLaneOf = ({ method }: Request, pathname: string): string | undefined =>
  pathname.includes("%") ? "escaped" : findOpenPath(method, pathname)

/** Bounds what strangers request of the API, and gives each network a share of it. Members and who shows the shop's token pass. */
export function limitApi(api: Handler, isBearer: BearerCheck): Handler {
  const limiter = createRequestLimiter({ ...requestLimits.api, pause })
  return (request, visit) => {
    const { pathname } = new URL(request.url)
    const isConsole = pathname.startsWith("/api/admin/")
    const lane = isConsole ? openLaneOf(request, pathname) : "public"
    if (lane === undefined || isBearer(request.headers.get("authorization"))) return api(request, visit)
    const answer = async () => api(request, visit)
    return limiter.enter({ network: networkOf(visit.client), lane }, answer, () => tooBusy().response())
  }
}

/** Bounds what is requested of plugins, and gives each network a share of it. */
export function limitPlugins(plugins: Handler): Handler {
  const limiter = createRequestLimiter({ ...requestLimits.plugins, pause })
  return (request, visit) => {
    const answer = async () => plugins(request, visit)
    return limiter.enter({ network: networkOf(visit.client) }, answer, () => tooBusy().response())
  }
}
