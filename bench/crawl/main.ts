// npm run bench:crawl: a search engine reads PAGES (5000) product pages of a shop with PRODUCTS generated products (100 000),
// in three languages: the first page after a start, pages a second, memory of the one process. SQLite, loopback.
import { readFileSync } from "node:fs"
import { createClient } from "../abuse/http.ts"
import { prepareShop } from "../abuse/shop.ts"

const products = Number(process.env.PRODUCTS ?? 100_000)
const pages = Number(process.env.PAGES ?? 5000)
const readers = 4

/** Resident memory of a process in MB, as Linux counts it. */
const resident = (pid: number | undefined) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

const shops = await prepareShop(products)
const began = performance.now()
const shop = await shops.start()
try {
  const client = createClient(shop.url, "203.0.113.5", readers)
  const visit = async (path: string) => {
    const { status, body, milliseconds } = await client.send(path, { headers: { "accept-encoding": "identity" } })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return { body, milliseconds }
  }
  const first = await visit("/")
  const since = performance.now() - began
  console.log(`first page: ${first.milliseconds.toFixed(0)} ms, ${since.toFixed(0)} ms after the program was started`)
  console.log(`first page in Arabic: ${(await visit("/ar")).milliseconds.toFixed(0)} ms`)
  console.log(`memory: ${resident(shop.child.pid)} MB`)
  const sitemap = await visit("/sitemap.xml?part=1")
  const addresses = [...sitemap.body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*product-details[^<]*)<\/loc>/g)]
  const paths = addresses.map(([, path = ""]) => path).slice(0, pages)
  let next = 0
  let peak = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
        await visit(path)
        if (next % 250 === 0) peak = Math.max(peak, resident(shop.child.pid))
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  console.log(`${paths.length} product pages: ${(paths.length / seconds).toFixed(1)} a second`)
  console.log(`memory: ${resident(shop.child.pid)} MB, highest ${peak} MB`)
  client.close()
} finally {
  await shop.remove()
  shops.remove()
}
