import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { findUnknownReason } from "../http/address-trust.ts"
import type { createFinishHeaders } from "../http/answer-headers.ts"
import type { LogAnswer } from "../http/answer-log.ts"
import type { CachedPageListener } from "../http/listen.ts"
import { toRequestId } from "../http/request-id.ts"
import type { TrustedProxies } from "../settings/trusted-proxies.ts"
import { type CachedPage, type Encoding, findEncoding, isKnown } from "./cached-page.ts"
import type { PageCache } from "./page-cache.ts"

type ListenerOptions = {
  findHit: PageCache["findHit"]
  finishHeaders: ReturnType<typeof createFinishHeaders>
  logAnswer: LogAnswer
  /** When set, the origin that pages see, whatever the Host header says. */
  publicUrl?: string | undefined
  trustProxy?: TrustedProxies | undefined
  /** Names an address by its pattern, for logs and counts. */
  routeOf: (pathname: string) => string
  /** Told of every request whose address is not known. */
  addressUnknown?: ((reason: UnknownAddressReason) => void) | undefined
}

/** The headers of an answer whose body is so long, as `writeHead` takes them: names and values in turn. */
type PreparedAnswer = { length: number | undefined; headers: string[] }
type Prepared = Partial<Record<Encoding | "unchanged", PreparedAnswer>> & { route: string }

/** A host as browsers send it. Others are for the handlers to look at. */
const usualHost = /^[\w.-]+(:\d+)?$/

const isRead = (method: string | undefined): method is "GET" | "HEAD" => method === "GET" || method === "HEAD"

/** Listens in front of the handlers of all requests, for pages that are in memory: the same headers, log and metrics
 *  without their objects. A hit costs a lookup by the address, a comparison of two numbers, and one write. */
export function createCachedPageListener(options: ListenerOptions): CachedPageListener {
  const { findHit, logAnswer, publicUrl, trustProxy, routeOf, addressUnknown } = options
  const prepared = new WeakMap<CachedPage, Prepared>()

  const prepare = (page: CachedPage, target: string): Prepared => {
    const made = prepared.get(page) ?? { route: routeOf(target.split("?", 1)[0] ?? "") }
    prepared.set(page, made)
    return made
  }

  const flatHeaders = (page: CachedPage, encoding: Encoding | "unchanged"): string[] => {
    const headers = new Headers(page.headers)
    options.finishHeaders(headers, "pages")
    if (encoding !== "unchanged") {
      headers.set("content-encoding", encoding)
      headers.set("content-length", String(page[encoding]?.length))
    }
    return [...headers].flat()
  }

  return (incoming, outgoing) => {
    const began = performance.now()
    const { method, url: target = "", headers } = incoming
    if (!isRead(method) || headers["content-length"] || headers["transfer-encoding"]) return false
    const encoding = findEncoding(String(headers["accept-encoding"] ?? ""))
    if (!encoding || !usualHost.test(headers.host ?? "")) return false
    const page = findHit((publicUrl ?? `http://${headers.host}`) + target, encoding)
    if (!page) return false

    const from = { forwardedFor: headers["x-forwarded-for"]?.toString(), forwarded: headers.forwarded }
    const reason = findUnknownReason(from, { publicUrl, trustProxy })
    if (reason) addressUnknown?.(reason)
    const isUnchanged = isKnown(headers["if-none-match"] ?? "", page.etag)
    const answers = prepare(page, target)
    const kind = isUnchanged ? "unchanged" : encoding
    const body = isUnchanged ? undefined : page[encoding]
    let fixed = answers[kind]
    // A page that is requested often is compressed again.
    if (!fixed || fixed.length !== body?.length)
      fixed = answers[kind] = { length: body?.length, headers: flatHeaders(page, kind) }
    const requestId = toRequestId(headers["x-request-id"]?.toString() ?? null)
    const status = isUnchanged ? 304 : page.status
    outgoing.writeHead(status, [...fixed.headers, "x-request-id", requestId])
    outgoing.end(method === "HEAD" ? undefined : body)
    logAnswer({ requestId, part: "pages", method, status, began, route: () => answers.route })
    return true
  }
}
