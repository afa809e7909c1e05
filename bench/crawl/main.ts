// npm run bench:crawl: a search engine reads PAGES (5000) product pages of a shop with PRODUCTS generated products (100 000),
// in three languages: the first page after a start, pages a second, memory of the one process. SQLite, loopback. With MINUTES, it
// reads on for so long, each page once, and prints the memory of each minute and its slope in the second half.
import { readFileSync } from "node:fs"
import { createClient } from "../abuse/http.ts"
import { prepareShop } from "../abuse/shop.ts"

const products = Number(process.env.PRODUCTS ?? 100_000)
const pages = Number(process.env.PAGES ?? 5000)
const minutes = Number(process.env.MINUTES ?? 0)
const readers = 4

/** Resident memory of a process in MB, as Linux counts it. */
const resident = (pid: number | undefined) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

/** How much a line through values that were read once a minute rises in a minute, by least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const moments = values.map((_, index) => index - middle)
  const rise = moments.reduce((sum, moment, index) => sum + moment * ((values[index] ?? 0) - mean), 0)
  return rise / moments.reduce((sum, moment) => sum + moment * moment, 0)
}

const shops = await prepareShop(products)
const shop = await shops.start()
try {
  const client = createClient(shop.url, "203.0.113.5", readers)
  const visit = async (path: string) => {
    const { status, body, milliseconds } = await client.send(path, { headers: { "accept-encoding": "identity" } })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return { body, milliseconds }
  }
  const first = await visit("/")
  const since = performance.now() - shop.startedAt
  console.log(`first page: ${first.milliseconds.toFixed(0)} ms, ${since.toFixed(0)} ms after the program was started`)
  console.log(`first page in Arabic: ${(await visit("/ar")).milliseconds.toFixed(0)} ms`)
  console.log(`memory: ${resident(shop.child.pid)} MB`)
  const memory = () => resident(shop.child.pid)
  async function* productPaths() {
    for (let part = 1; ; part++) {
      const sitemap = await visit(`/sitemap.xml?part=${part}`)
      for (const [, path = ""] of sitemap.body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*product-details[^<]*)<\/loc>/g))
        yield path
    }
  }
  const paths = productPaths()
  /** Reads so many pages, or for so many milliseconds. */
  const crawl = async (most: number, milliseconds = Number.POSITIVE_INFINITY) => {
    let [read, peak] = [0, 0]
    const start = performance.now()
    await Promise.all(
      Array.from({ length: readers }, async () => {
        while (read < most && performance.now() - start < milliseconds) {
          read += 1
          await visit((await paths.next()).value ?? "/")
          if (read % 250 === 0) peak = Math.max(peak, memory())
        }
      }),
    )
    return { read, peak, rate: (read / (performance.now() - start)) * 1000 }
  }
  const { read, peak, rate } = await crawl(pages)
  console.log(`${read} product pages: ${rate.toFixed(1)} a second`)
  console.log(`memory: ${memory()} MB, highest ${peak} MB`)

  const byMinute: number[] = []
  while (byMinute.length < minutes) {
    await crawl(Number.POSITIVE_INFINITY, 60_000)
    byMinute.push(memory())
  }
  if (minutes > 0) {
    console.log(`memory of ${minutes} minutes: ${byMinute.join(" ")} MB`)
    const half = byMinute.slice(-Math.ceil(minutes / 2))
    console.log(`slope of the last ${half.length}: ${slope(half).toFixed(2)} MB a minute`)
  }
  client.close()
} finally {
  await shop.remove()
  shops.remove()
}
