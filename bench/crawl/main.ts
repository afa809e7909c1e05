// npm run bench -- crawl: a search engine reads PAGES (5000) product pages of a shop with PRODUCTS generated products (100 000),
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
    const { body } = await visit("/sitemap.xml")
    // A shop with few products has all of its pages in the first file; otherwise that is an index.
    const parts = [...body.matchAll(/part=([1-9]\d*)/g)]
    for (const address of parts.length > 0 ? parts.map(([, part]) => `/sitemap.xml?part=${part}`) : ["/sitemap.xml"]) {
      const sitemap = await visit(address)
      for (const [, path = ""] of sitemap.body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*product-details[^<]*)<\/loc>/g))
        yield path
    }
  }
  const paths = productPaths()
  /** Reads pages that were not read before, until there are no more.
   *  @param maxPages how many at most
   *  @param milliseconds for how long at most */
  const crawl = async (maxPages: number, milliseconds = Number.POSITIVE_INFINITY) => {
    let [started, read, peak] = [0, 0, 0]
    const start = performance.now()
    await Promise.all(
      Array.from({ length: readers }, async () => {
        while (started < maxPages && performance.now() - start < milliseconds) {
          started += 1
          const { done, value } = await paths.next()
          if (done) return
          await visit(value)
          read += 1
          if (read % 250 === 0) peak = Math.max(peak, memory())
        }
      }),
    )
    return { read, peak: Math.max(peak, memory()), rate: (read / (performance.now() - start)) * 1000 }
  }
  const { read, peak, rate } = await crawl(pages)
  console.log(`${read} product pages: ${rate.toFixed(1)} a second`)
  console.log(`memory: ${memory()} MB, highest ${peak} MB`)

  const byMinute: number[] = []
  while (byMinute.length < minutes && (await crawl(Number.POSITIVE_INFINITY, 60_000)).read > 0) byMinute.push(memory())
  const half = byMinute.slice(-Math.ceil(byMinute.length / 2))
  if (byMinute.length > 0) console.log(`memory of ${byMinute.length} minutes: ${byMinute.join(" ")} MB`)
  if (byMinute.length < minutes) console.log("all product pages were read")
  if (half.length > 1) console.log(`slope of the last ${half.length}: ${slope(half).toFixed(2)} MB a minute`)
  client.close()
} finally {
  await shop.remove()
  shops.remove()
}
