import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Visit } from "#app/shell/visit.server.ts"

type Handler = (request: Request, visit: Visit) => Promise<Response>
type Encoding = "br" | "gzip"
type Page = { version: string; until: number; headers: Headers; body: Buffer; encoded: Map<Encoding, Buffer> }

/** A page shows a clock (countdowns), so it is rendered anew after this many milliseconds even if nothing changed. */
const keptFor = 10_000
const mostPages = 1000
const mostBytes = 64 * 1024 * 1024

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
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
  /** Told of every page that may be kept: whether it came from memory. */
  told?: ((hit: boolean) => void) | undefined
}

/** Compresses pages, and keeps the public ones in memory until the shop's content changes: the HTML is the same for
 *  every visitor, what is personal lives in the browser.
 *  @param contentVersion changes with every change of the catalogue or the settings */
export function cachedPages(
  render: Handler,
  contentVersion: () => Promise<string>,
  { now = Date.now, told }: CacheOptions = {},
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
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers })
  }

  return async (request, visit) => {
    if (request.method !== "GET") return render(request, visit)
    const version = await contentVersion()
    const known = pages.get(request.url)
    if (known && known.version === version && known.until > now()) {
      told?.(true)
      return answer(request, known)
    }
    const response = await render(request, visit)
    if (!response.body) return response
    const page = {
      version,
      until: now() + keptFor,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      encoded: new Map<Encoding, Buffer>(),
    }
    if (mayKeep(response)) {
      told?.(false)
      keep(request.url, page)
    }
    return answer(request, page, response.status)
  }
}
