import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib"

type Encoding = "br" | "gzip"
type Bytes = Buffer<ArrayBuffer>

/** A page in memory: compressed by brotli, and as it is only until the first readers have it. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  /** Of a public page: browsers and shared caches may ask whether it still stands. */
  etag: string | undefined
  whole: Bytes | undefined
  wholeLength: number
  brotli: Bytes
  /** For readers that know no brotli; made when the first one asks. */
  gzip: Bytes | undefined
  /** Bytes in memory. */
  size: number
}

/** For a page that says nothing else: browsers ask each time, a shared cache in front of the shop each second. */
const publicControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=10"

/** Smaller bodies are sent as they are. */
const minCompressed = 512

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

function encodingFor(request: Request): Encoding | null {
  const accepted = request.headers.get("accept-encoding") ?? ""
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null
}

/** Reads an answer to its end and compresses it.
 *  @param isPublic whether it is the same for every visitor */
export async function createPage(response: Response, { isPublic }: { isPublic: boolean }): Promise<CachedPage> {
  const { status, headers } = response
  if (isPublic && !headers.has("cache-control")) headers.set("cache-control", publicControl)
  headers.append("vary", "accept-encoding")
  const whole: Bytes = Buffer.from(await response.arrayBuffer())
  const brotli = await compressBrotli(whole, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  })
  const etag = isPublic ? `W/"${createHash("sha256").update(whole).digest("base64url")}"` : undefined
  if (etag) headers.set("etag", etag)
  return {
    status,
    headers: [...headers],
    etag,
    whole,
    wholeLength: whole.length,
    brotli,
    gzip: undefined,
    size: brotli.length,
  }
}

/** Lets go of the body as it is: the compressed one is enough. */
export function compressedOnly(page: CachedPage): void {
  page.whole = undefined
}

const isKnown = (request: Request, etag: string) =>
  (request.headers.get("if-none-match") ?? "").split(",").some((tag) => tag.trim() === etag)

async function bodyFor(page: CachedPage, encoding: Encoding | null): Promise<Bytes> {
  if (encoding === "br") return page.brotli
  if (encoding === "gzip" && page.gzip) return page.gzip
  const whole = page.whole ?? (await decompressBrotli(page.brotli))
  if (encoding === null) return whole
  page.gzip = await compressGzip(whole)
  return page.gzip
}

/** Answers with a page in the encoding that the browser asked for, and with 304 to one that has it. */
export async function answerPage(request: Request, page: CachedPage): Promise<Response> {
  const headers = new Headers(page.headers)
  if (page.etag && isKnown(request, page.etag)) return new Response(null, { status: 304, headers })
  const encoding = page.wholeLength > minCompressed ? encodingFor(request) : null
  const body = await bodyFor(page, encoding)
  if (encoding) headers.set("content-encoding", encoding)
  headers.set("content-length", String(body.length))
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers })
}
