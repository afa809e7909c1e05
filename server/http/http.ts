import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import type { Logger } from "pino"
import type { BearerCheck } from "#api/auth.ts"
import { limitBody } from "#api/limit-body.ts"
import type { Visit } from "#app/request/visit.server.ts"
import { networkOf } from "#core/address-block.ts"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import type { AnsweredRequest, Part } from "../process/metrics.ts"
import { alive, type ReadyState, readyAnswer } from "../process/readiness.ts"
import type { TrustedProxies } from "../settings/trusted-proxies.ts"
import { readClient } from "./address-trust.ts"
import { pageMethods, rejectedMethod, rejectionFor } from "./admission.ts"
import { createFinishHeaders } from "./answer-headers.ts"
import { createAnswerLog } from "./answer-log.ts"
import { isLimitedLater } from "./body-limits.ts"
import { createDiscarder } from "./discard-body.ts"
import { maxBody } from "./forms/form-limits.ts"
import { isForm } from "./forms/read-form.ts"
import { createFormTaker, type MayTakeFile } from "./forms/take-form.ts"
import { type RejectionStatus, rejectionResponse } from "./rejection.ts"
import { toRequestId } from "./request-id.ts"
import { mayChange } from "./same-origin.ts"

type Handler = (request: Request, visit: Visit) => Response | Promise<Response>

/** The parts of a process, in the order in which they are asked. */
export type Parts = {
  /** Files that were built; undefined = not mine. */
  files?: (request: Request) => Response | undefined
  /** Pictures under `/media`; undefined = not mine. */
  media?: (request: Request, visit: Visit) => Response | undefined | Promise<Response | undefined>
  /** `/api` of the embedded content API. */
  api?: Handler
  /** The page of the merchant's console, whatever its address under `/admin`. */
  console?: () => Response | Promise<Response>
  /** Handler of plugins, under `/x/`. */
  plugins?: Handler
  /** Everything else. A form is in the visit, and its request has no body. */
  pages?: Handler
  /** Whether a page takes forms at an address; where it is absent, the page is asked with the form. */
  takesForm?: (pathname: string) => boolean
  /** Whether somebody may send a page a form with a file; by default nobody may. */
  mayTakeFile?: MayTakeFile
  /** The shop's main language, as far as it is known; by default that of a new shop. */
  mainLocale?: () => Locale
  /** Readiness for `/readyz`; never throws. */
  ready?: () => Promise<ReadyState>
}

export type HttpOptions = {
  log: Logger
  /** When set, the origin that pages and API see, whatever the Host header says. */
  publicUrl?: string | undefined
  trustProxy?: TrustedProxies | undefined
  /** Whether a header is the bearer token of the shop's API; by default none is. */
  isBearer?: BearerCheck
  /** Names an address by its pattern, for logs and counts. */
  routeOf?: (pathname: string) => string
  /** Told of every request whose address is not known. */
  addressUnknown?: ((reason: UnknownAddressReason) => void) | undefined
  /** Milliseconds in which what is left of a body that nobody wants is read; by default a minute. */
  discardTime?: number | undefined
  /** Told of every answer. */
  answered?: ((request: AnsweredRequest) => void) | undefined
}

type Env = { Bindings: Partial<HttpBindings>; Variables: { visit: Visit; part: Part } }

/** Whether an address is of the merchant's console. Its built files are asked for before. */
const isConsole = (pathname: string) =>
  (pathname === "/admin" || pathname.startsWith("/admin/")) && !pathname.startsWith("/admin/assets/")

/** One fetch handler over the parts. Every request gets an id and every answer its headers; what another
 *  site sends, and what is larger than anything the shop takes, is rejected here. An error that nobody handled becomes a
 *  bare 500 and a line in the log. */
export function composeHttp(parts: Parts, options: HttpOptions): Hono<Env> {
  const { log, publicUrl, trustProxy, routeOf = () => "*", addressUnknown, answered } = options
  const { isBearer = () => false } = options
  const { discard, withWholeBody } = createDiscarder(options.discardTime)
  const finishHeaders = createFinishHeaders(publicUrl)
  const logAnswer = createAnswerLog(log, answered)
  const ownOrigin = publicUrl && new URL(publicUrl).origin
  const mainLocale = () => parts.mainLocale?.() ?? defaultLocale
  const app = new Hono<Env>()

  app.use(async (context, next) => {
    const began = performance.now()
    const incoming = context.env?.incoming
    const requestId = toRequestId(context.req.raw.headers.get("x-request-id"))
    const { client, reason } = readClient(
      {
        peer: incoming ? incoming.socket.remoteAddress : null,
        forwardedFor: context.req.header("x-forwarded-for"),
        forwarded: context.req.header("forwarded"),
      },
      { publicUrl, trustProxy },
    )
    if (reason) addressUnknown?.(reason)
    context.set("visit", { requestId, client })
    context.set("part", "refused")
    await next()

    const part = context.get("part")
    const { headers, status } = context.res
    // The answer to a form may hold typed texts.
    if (mayChange(context.req) && !headers.has("cache-control")) headers.set("cache-control", "no-store")
    finishHeaders(headers, part)
    // Nobody asks about a file of the build, of which a page has twenty.
    if (part !== "files") headers.set("x-request-id", requestId)
    if (status === 429 && !headers.has("retry-after")) {
      headers.set("retry-after", String(context.get("visit").retryAfter ?? 60))
    }
    if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", "5")

    const { method, path } = context.req
    const route = () => (part === "files" ? "/assets/*" : part === "media" ? "/media/*" : routeOf(path))
    logAnswer({ requestId, part, method, status, began, route })
  })

  const rejectBody = async (context: Context<Env>, status: RejectionStatus, methods?: string) => {
    const ended = await discard(context.req.raw.body, networkOf(context.get("visit").client))
    const answer = rejectionResponse(status, context.req.path, mainLocale(), methods)
    if (!ended) answer.headers.set("connection", "close")
    return answer
  }
  const limitUsual = limitBody(maxBody, (context) => rejectBody(context, 413))
  app.use(async (context, next) => {
    const { method, path } = context.req
    const no = rejectedMethod(method, path, mainLocale())
    if (no || !mayChange(context.req)) return no ?? next()
    return isLimitedLater(method, path, parts) ? next() : limitUsual(context, next)
  })
  const takeForm = createFormTaker()

  app.all("*", async (context) => {
    const request = context.req.raw
    const { pathname, search, origin } = new URL(request.url)
    const seen = publicUrl && `${publicUrl}${pathname}${search}`
    const no = rejectionFor(request, pathname, { origin: ownOrigin ?? origin, isBearer, main: mainLocale() })
    if (no) return no
    const visit = context.get("visit")
    const network = networkOf(visit.client)
    const from = (part: Part) => context.set("part", part)

    if (pathname === "/healthz" || pathname === "/readyz") {
      from("health")
      return pathname === "/healthz" ? alive() : readyAnswer((await parts.ready?.()) ?? "ready")
    }
    const file = parts.files?.(request)
    if (file) {
      from("files")
      return file
    }
    if (pathname.startsWith("/media/")) {
      from("media")
      return (await parts.media?.(request, visit)) ?? context.notFound()
    }
    if (parts.api && (pathname === "/api" || pathname.startsWith("/api/"))) {
      from("api")
      const served = seen ? new Request(seen, request) : request
      return withWholeBody(served, await parts.api(served, visit), network)
    }
    if (parts.plugins && pathname.startsWith("/x/")) {
      from("plugins")
      const served = seen ? new Request(seen, request) : request
      return withWholeBody(served, await parts.plugins(served, visit), network)
    }
    if (parts.console && isConsole(pathname)) {
      from("console")
      return mayChange(request) ? rejectionResponse(405, pathname, mainLocale(), "GET, HEAD") : parts.console()
    }
    if (!parts.pages) return context.notFound()
    if (!pageMethods.has(request.method)) return rejectionResponse(405, pathname, mainLocale())
    const { pages, mayTakeFile, takesForm } = parts
    const isSent = request.method === "POST" && !pathname.startsWith("/api/")
    if (isSent && !isForm(request)) return rejectionResponse(415, pathname, mainLocale())
    if (isSent && takesForm?.(pathname) === false) return rejectBody(context, 405, "GET, HEAD")
    const passed = async (form: FormData | undefined) => {
      from("pages")
      if (form) visit.form = form
      return withWholeBody(request, await pages(forPages(request, seen), visit), network)
    }
    const answer = isSent
      ? await takeForm(request, visit, {
          mayTakeFile,
          reject: (status) => rejectBody(context, status),
          answer: passed,
        })
      : await passed(undefined)
    if (visit.isRejected) return rejectionResponse(503, pathname, mainLocale())
    // A form for a page that has none: the router would tell how the program is made.
    return answer.status === 405
      ? rejectionResponse(405, pathname, mainLocale(), mayChange(request) ? "GET, HEAD" : "POST")
      : answer
  })

  app.onError((problem, context) => {
    if (hasLeft(context.env?.incoming)) return rejectionResponse(400, context.req.path, mainLocale())
    const { requestId } = context.get("visit")
    log.error(
      { err: problem, requestId, method: context.req.method, route: routeOf(context.req.path) },
      "request failed",
    )
    return context.text("Internal Server Error", 500)
  })
  return app
}

/** Whether the client left before all of its request was there: no mistake of the shop's, and nobody hears the answer. */
const hasLeft = (incoming?: { destroyed: boolean; complete: boolean }) => incoming?.destroyed && !incoming.complete

/** The request as the storefront sees it. Its own check of the origin knows neither `Sec-Fetch-Site` nor proxies; what
 *  comes here has passed ours. */
function forPages(request: Request, seen: string | undefined): Request {
  const url = seen ?? request.url
  if (!mayChange(request)) return seen ? new Request(url, request) : request
  const { method, headers, signal } = request
  const passed = new Request(url, { method, headers, signal })
  passed.headers.delete("origin")
  return passed
}
