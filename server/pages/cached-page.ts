import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { toUnpooledBuffer } from "#core/unpooled-buffer.ts"
import { type Bytes, compressBrotli, decompressBrotli, type PageQuality, pageQuality } from "./compression.ts"

/** As a page is sent compressed. */
export type Encoding = "br" | "gzip"

/** A page in memory: compressed by brotli, and as it is only until the first readers have it. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  /** Browsers and shared caches may revalidate it. */
  etag: string
  whole: Bytes | undefined
  wholeLength: number
  br: Bytes
  /** For readers that know no brotli; made when the first one asks. */
  gzip: Bytes | undefined
  /** Bytes in memory: more once there is a copy for readers without brotli. */
  size: number
}

/** For a page that says nothing else: browsers ask each time, a shared cache in front of the shop each second. */
const publicControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=10"

/** Smaller bodies are sent as they are. */
const minCompressed = 512

const compressGzip = promisify(gzip)

/** The encoding that a client prefers of those that pages have; null = none.
 *  @param accepted its header `Accept-Encoding` */
export function findEncoding(accepted: string): Encoding | null {
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null
}

/** The encoding of a body of so many bytes for a request. */
const encodingOf = (request: Request, length: number): Encoding | null =>
  length > minCompressed ? findEncoding(request.headers.get("accept-encoding") ?? "") : null

/** Reads the answer of a page that is the same for every visitor to its end, and compresses it. */
export async function createPage(
  response: Response,
  { quality = pageQuality.usual }: { quality?: PageQuality } = {},
): Promise<CachedPage> {
  const { status, headers } = response
  if (!headers.has("cache-control")) headers.set("cache-control", publicControl)
  headers.append("vary", "accept-encoding")
  const whole: Bytes = Buffer.from(await response.arrayBuffer())
  const br = await compressBrotli(whole, quality)
  const etag = `W/"${createHash("sha256").update(whole).digest("base64url")}"`
  headers.set("etag", etag)
  return {
    status,
    headers: [...headers],
    etag,
    whole,
    wholeLength: whole.length,
    br,
    gzip: undefined,
    size: br.length,
  }
}

/** Gives a page a body that is compressed better. */
export function setBrotli(page: CachedPage, br: Bytes): void {
  page.size += br.length - page.br.length
  page.br = br
}

/** Lets go of the body as it is: the compressed one is enough. */
export function compressedOnly(page: CachedPage): void {
  page.whole = undefined
}

/** Whether a client has a page.
 *  @param known its header `If-None-Match` */
export const isKnown = (known: string, etag: string): boolean => known.split(",").some((tag) => tag.trim() === etag)

/** Whether a page is there in an encoding, and is sent in it. */
export const hasBody = (page: CachedPage, encoding: Encoding): boolean =>
  page.wholeLength > minCompressed && (encoding === "br" || page.gzip !== undefined)

async function bodyFor(page: CachedPage, encoding: Encoding | null): Promise<Bytes> {
  if (encoding === "br") return page.br
  if (encoding === "gzip" && page.gzip) return page.gzip
  const whole = page.whole ?? (await decompressBrotli(page.br))
  if (encoding === null) return whole
  const compressed = toUnpooledBuffer(await compressGzip(whole))
  if (!page.gzip) {
    page.gzip = compressed
    page.size += compressed.length
  }
  return compressed
}

/** Answers with a page in the encoding that the browser asked for, and with 304 to one that has it. */
export async function answerPage(request: Request, page: CachedPage): Promise<Response> {
  const headers = new Headers(page.headers)
  if (isKnown(request.headers.get("if-none-match") ?? "", page.etag))
    return new Response(null, { status: 304, headers })
  const encoding = encodingOf(request, page.wholeLength)
  const body = await bodyFor(page, encoding)
  if (encoding) headers.set("content-encoding", encoding)
  headers.set("content-length", String(body.length))
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers })
}

/** An answer that is in no cache, compressed fast for its one reader, or not at all. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body || response.headers.has("content-encoding")) return response
  const { status, headers } = response
  headers.append("vary", "accept-encoding")
  const whole: Bytes = Buffer.from(await response.arrayBuffer())
  const encoding = encodingOf(request, whole.length)
  const body = encoding === null ? whole : await compressOnce[encoding](whole)
  if (encoding) headers.set("content-encoding", encoding)
  headers.set("content-length", String(body.length))
  return new Response(request.method === "HEAD" ? null : body, { status, headers })
}

const compressOnce: Record<Encoding, (whole: Bytes) => Promise<Bytes>> = {
  br: (whole) => compressBrotli(whole, pageQuality.first),
  gzip: async (whole) => toUnpooledBuffer(await compressGzip(whole)),
}
