import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Visit } from "#app/shell/visit.server.ts"

type Handler = (request: Request, visit: Visit) => Promise<Response>
type Encoding = "br" | "gzip"
type Page = {
  version: string
  until: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  encoded: Map<Encoding, Buffer<ArrayBuffer>>
}

/** After this many milliseconds a page is rendered anew even if nothing changed: sooner where it shows a clock. */
const keptFor = { clock: 10_000, still: 60_000 }
/** As a countdown is marked (app/ui/countdown.tsx). */
const clock = 'role="timer"'
/** A page that could not be rendered anew goes on being shown, and is tried again after this many milliseconds. */
const tryAgainAfter = 1_000
const mostPages = 1000
const mostBytes = 64 * 1024 * 1024

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

function encodingFor(request: Request): Encoding | null {
  const accepted = request.headers.get("accept-encoding") ?? ""
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null
}

function mayKeep(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? ""
  return response.status === 200 && !response.headers.has("set-cookie") && !/no-store|private/.test(control)
}

type CacheOptions = {
  now?: () => number
  /** Done when the rendering of a page that is there already has been waited for long enough. */
  tired?: () => Promise<void>
  /** Told of every page that may be kept: whether it came from memory. */
  told?: ((hit: boolean) => void) | undefined
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref())

/** Compresses pages, and keeps the public ones in memory until the shop's content changes: the HTML is the same for
 *  every visitor, what is personal lives in the browser. A page that is only old is shown while a new one cannot be had.
 *  @param contentVersion changes with every change of the catalogue or the settings */
export function cachedPages(
  render: Handler,
  contentVersion: () => Promise<string>,
  { now = Date.now, tired = patience, told }: CacheOptions = {},
): Handler {
  const pages = new Map<string, Page>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= pages.get(key)?.body.length ?? 0
    pages.delete(key)
  }

  const keep = (key: string, page: Page) => {
    drop(key)
    pages.set(key, page)
    bytes += page.body.length
    for (const oldest of pages.keys()) {
      if (pages.size <= mostPages && bytes <= mostBytes) break
      drop(oldest)
    }
  }

  const answer = async (request: Request, page: Pick<Page, "headers" | "body" | "encoded">, status = 200) => {
    const headers = new Headers(page.headers)
    headers.append("vary", "accept-encoding")
    const encoding = page.body.length > 512 ? encodingFor(request) : null
    let body = page.body
    if (encoding) {
      body = page.encoded.get(encoding) ?? (await compressors[encoding](page.body))
      page.encoded.set(encoding, body)
      headers.set("content-encoding", encoding)
    }
    headers.set("content-length", String(body.length))
    return new Response(request.method === "HEAD" ? null : body, { status, headers })
  }

  /** Renders a page and keeps it if it may be kept. */
  const renderNew = async (request: Request, visit: Visit, version: string) => {
    const response = await render(request, visit)
    if (!response.body) return { response, page: undefined }
    const body = Buffer.from(await response.arrayBuffer())
    const page = {
      version,
      until: now() + (body.includes(clock) ? keptFor.clock : keptFor.still),
      headers: response.headers,
      body,
      encoded: new Map<Encoding, Buffer<ArrayBuffer>>(),
    }
    if (mayKeep(response)) {
      told?.(false)
      keep(request.url, page)
    }
    return { response, page }
  }

  return async (request, visit) => {
    if (request.method !== "GET") return render(request, visit)
    const version = await contentVersion()
    const known = pages.get(request.url)
    const same = known?.version === version ? known : undefined
    if (same && same.until > now()) {
      told?.(true)
      return answer(request, same)
    }
    const send = ({ response, page }: Awaited<ReturnType<typeof renderNew>>) =>
      page ? answer(request, page, response.status) : response
    const rendering = renderNew(request, visit, version)
    if (!same) return send(await rendering)
    const made = await Promise.race([rendering.catch(() => undefined), tired().then(() => undefined)])
    if (made && made.response.status < 500) return send(made)
    same.until = now() + tryAgainAfter
    told?.(true)
    return answer(request, same)
  }
}
