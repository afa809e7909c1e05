// Measures pages of one checkout, for bench/render/main.ts: `worker.ts CHECKOUT DATA_DIR`. The shop is put together as in
// server/composition/compose.ts, without the page cache, so that every page is rendered.
import { createHash } from "node:crypto"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import pino from "pino"
import type { createStorefront } from "#app/storefront.server.ts"
import { type PageQuality, pageQuality } from "#server/pages/compression.ts"

/** Renders these pages in turn until `rounds` are rendered. */
export type MeasureRequest = { paths: readonly string[]; rounds: number }
/** Milliseconds of processor time of one page, by part; `bytes` of its HTML, `compressed` of its first copy, `dense` of one that
 *  is requested often. */
export type PageCost = Record<
  "react" | "policy" | "hash" | "brotli" | "whole" | "bytes" | "compressed" | "dense",
  number
>

const [checkout = "", dataDir = ""] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(join(checkout, file)).href)
const { readConfig } = (await load("server/settings/config.ts")) as typeof import("#server/settings/config.ts")
const { openEmbeddedApi } = (await load(
  "server/composition/embedded-api.ts",
)) as typeof import("#server/composition/embedded-api.ts")
const { withCsp } = (await load("server/http/csp.ts")) as typeof import("#server/http/csp.ts")
const { createPage } = (await load("server/pages/cached-page.ts")) as typeof import("#server/pages/cached-page.ts")
const bundle = (await load("build/storefront/server/index.js")) as { createStorefront: typeof createStorefront }

const token = "a-token-of-the-benchmark"
const log = pino({ level: "warn" })
const api = await openEmbeddedApi(readConfig("all", { DATA_DIR: dataDir, API_TOKEN: token }), token, log)
const storefront = bundle.createStorefront({
  api: (request) => api.fetch(request),
  apiToken: token,
  isEmbedded: true,
  onError: (error) => log.error({ err: error }),
})

/** Processor time of this process so far, all threads, in milliseconds. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let policy = 0
const pages = withCsp((request, { finish, ...visit }) => {
  const timed = (html: string) => {
    const start = processorTime()
    const finished = finish?.(html) ?? html
    policy += processorTime() - start
    return finished
  }
  return storefront.fetch(request, { ...visit, finish: timed })
}, storefront)

const render = (path: string) => pages(new Request(`http://shop.test${path}`), { requestId: "", client: "" })

async function body(response: Response): Promise<Buffer<ArrayBuffer>> {
  if (response.status !== 200) throw new Error(`A page answered ${response.status}: ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Mean processor time of one call. */
async function cost({ paths, rounds }: MeasureRequest, call: (path: string) => unknown): Promise<number> {
  const start = processorTime()
  for (let round = 0; round < rounds; round++) await call(paths[round % paths.length] ?? "/")
  return (processorTime() - start) / rounds
}

async function measure(request: MeasureRequest): Promise<PageCost> {
  const [first = "/"] = request.paths
  const html = await body(await render(first))
  const answer = () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } })
  policy = 0
  const page = await cost(request, async (path) => body(await render(path)))
  const ownPolicy = policy / request.rounds
  const hash = await cost(request, () => createHash("sha256").update(html).digest("base64url"))
  const create = (quality: PageQuality) => {
    // Older checkouts are told that the page is public.
    const options = { quality, isPublic: true }
    return createPage(answer(), options)
  }
  const compression = await cost(request, () => create(pageQuality.first))
  return {
    react: page - ownPolicy,
    policy: ownPolicy,
    hash,
    brotli: compression - hash,
    whole: page + compression,
    bytes: html.length,
    compressed: (await create(pageQuality.first)).br.length,
    dense: (await create(pageQuality.dense)).br.length,
  }
}

process.on("message", (request: MeasureRequest) => measure(request).then((result) => process.send?.(result)))
process.on("disconnect", () => api.close().then(() => process.exit()))
process.send?.("ready")
