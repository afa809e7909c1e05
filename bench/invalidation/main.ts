// npm run bench -- invalidation: what visitors wait for while orders come in. One process over a shop with PRODUCTS generated
// products (10 000): the first page after a start, then twenty visitors that read pages again and again while two orders a
// second are placed: the page of the ordered product, and unrelated ones. SQLite, loopback.
import { setTimeout as delay } from "node:timers/promises"
import { createClient } from "../abuse/http.ts"
import { apiToken, prepareShop } from "../abuse/shop.ts"

const products = Number(process.env.PRODUCTS ?? 10_000)
const orders = Number(process.env.ORDERS ?? 200)
const visitors = 20
/** Pages that the orders do not touch. */
const unrelated = ["/", "/shop", "/shop?category=sacs", "/product-details/casque-aura", "/ar/shop", "/blog", "/en"]
/** Not the product of the home pages' deal, which shows how many units are left. */
const ordered = "/product-details/cabas-casbah"

const quantile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const line = (name: string, values: readonly number[]) => {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(values, share).toFixed(0))
  console.log(`${name}: ${values.length} requests, p50 ${p50} ms, p99 ${p99} ms, maximum ${max} ms`)
}

const shops = await prepareShop(products, (db) =>
  db.updateTable("product").set({ quantity: 1_000_000 }).where("slug", "=", "cabas-casbah").execute(),
)
const shop = await shops.start()
try {
  const client = createClient(shop.url, "203.0.113.5", visitors * 2)
  const visit = async (path: string) => {
    const { status, milliseconds, headers } = await client.send(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return { milliseconds, etag: headers.etag }
  }
  for (const path of ["/", "/ar", ordered]) {
    console.log(`first ${path} after the start: ${(await visit(path)).milliseconds.toFixed(0)} ms`)
  }
  for (const path of unrelated) await visit(path)

  const times = { unrelated: [] as number[], ordered: [] as number[] }
  const etags = new Map<string, Set<string | undefined>>()
  let isOver = false
  const visiting = Array.from({ length: visitors }, async (_, index) => {
    for (let round = index; !isOver; round++) {
      const kind = round % 4 === 0 ? "ordered" : "unrelated"
      const path = kind === "ordered" ? ordered : (unrelated[round % unrelated.length] ?? "/")
      const { milliseconds, etag } = await visit(path)
      times[kind].push(milliseconds)
      etags.set(path, (etags.get(path) ?? new Set()).add(etag))
      await delay(250 + Math.random() * 100)
    }
  })
  const buyer = createClient(shop.url, "203.0.113.77", 4)
  const placed: number[] = []
  for (let index = 0; index < orders; index++) {
    const data = {
      product: "Cabas en cuir Casbah",
      slug: "cabas-casbah",
      color: "Sable",
      quantity: 1,
      amount: 16_500,
      wilaya: "Alger",
      commune: "Kouba",
      mobile: `0561${String(index).padStart(6, "0")}`,
      firstname: "Amina",
      lastname: "Bensalem",
      date: new Date().toISOString(),
      client: { address: `198.18.${index % 250}.7` },
    }
    const headers = { authorization: `Bearer ${apiToken}`, "idempotency-key": `bench-${index}` }
    const { status, milliseconds } = await buyer.sendJson("/api/orders", { data }, headers)
    if (status === 201) placed.push(milliseconds)
    await delay(Math.max(0, 500 - milliseconds))
  }
  isOver = true
  await Promise.all(visiting)
  line("orders placed", placed)
  line("page of the ordered product", times.ordered)
  line("unrelated pages", times.unrelated)
  for (const [path, seen] of etags) console.log(`${path}: ${seen.size} renders`)
  const renders = [...etags].filter(([path]) => path !== ordered).reduce((sum, [, seen]) => sum + seen.size, 0)
  const share = 1 - (renders - unrelated.length) / times.unrelated.length
  console.log(`unrelated pages from the cache: ${(100 * share).toFixed(1)} % (a page is also rendered once a minute)`)
  client.close()
  buyer.close()
} finally {
  await shop.remove()
  shops.remove()
}
