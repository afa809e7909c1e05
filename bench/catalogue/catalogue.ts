// npm run bench -- catalogue: load, memory, listings and searches of the catalogue's index in this process, without a network.
import { loadavg } from "node:os"
import { createCatalogue } from "#api/catalogue/listing/catalogue.ts"
import { createApi } from "#api/composition/api.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { openDatabase } from "#db/database.ts"
import { isPostgres } from "#db/engine.ts"
import { generatedAddress } from "../console/generated-address.ts"
import { buildFullText } from "./full-text.ts"
import { listings, searches } from "./queries.ts"

const rounds = Number(process.env.ROUNDS ?? 10)

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

function memory(): { heap: number; buffers: number; resident: number } {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  return { heap: heapUsed, buffers: arrayBuffers, resident: rss }
}

type Duration = { clock: number; processor: number }
const times = new Map<string, Duration[]>()
async function time<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const began = performance.now()
  const result = await work()
  const clock = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  const all = times.get(name) ?? []
  times.set(name, all)
  all.push({ clock, processor: (user + system) / 1000 })
  return result
}

/** A fixed piece of work: what it takes tells how much of a processor this run has. */
function calibrate(): number {
  let sum = 0
  for (let index = 0; index < 2e7; index++) sum = (sum + index * 31) % 1_000_003
  return sum
}

/** The longest time for which other requests had to wait while something was done. */
async function maxBlocked(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - 1)
    last = now
  }, 1)
  await work()
  clearInterval(timer)
  return Math.max(longest, performance.now() - last)
}

const db = openDatabase(generatedAddress)
const load = () => loadavg()[0]?.toFixed(1)
const before = memory()
const catalogue = createCatalogue(db)
const processor = process.cpuUsage()
const blocked = await maxBlocked(() => time("load, three languages", () => catalogue.ready("fr")))
const { user, system } = process.cpuUsage(processor)
const index = await catalogue.ready("fr")
const after = memory()
const { variants } = await db
  .selectFrom("product_variant")
  .select((e) => e.fn.countAll<number>().as("variants"))
  .executeTakeFirstOrThrow()
console.log(
  `${isPostgres(db) ? "PostgreSQL" : "SQLite"}, ${index.count} products, ${variants} variants, load ${load()}`,
)
console.log(
  `load: ${((user + system) / 1e6).toFixed(2)} s of processor time, event loop blocked for at most ${blocked.toFixed(0)} ms`,
)
const grown = (name: keyof typeof before) => megabytes(after[name] - before[name])
console.log(`memory, MB: heap +${grown("heap")}, buffers +${grown("buffers")}, resident ${megabytes(after.resident)}`)

const now = new Date().toISOString()
const arabic = await catalogue.ready("ar")
const indexes = [index, arabic]
await time("first listing", () => index.query(plainListing, now))
const everyListing = listings(index)
await time("first search", () => index.spellingSuggestion("csaque"))
for (let round = 0; round < rounds; round++) {
  for (const query of everyListing) await time("listing with facets", () => index.query(query, now))
  for (const searchText of searches) {
    for (const each of indexes) {
      await time("search with facets", () => {
        const suggestion = each.spellingSuggestion(searchText)
        return each.query({ ...plainListing, searchText: suggestion ?? searchText }, now)
      })
    }
  }
  await time("row: best sellers", () => index.row({ order: "selling", stock: "only", limit: 12 }, now))
  await time("totals of categories", () => index.categories())
}

const api = createApi({ db, token: "none", catalogue })
const ask = async (path: string) => (await api.fetch(new Request(`http://shop.test/api/${path}`))).arrayBuffer()
for (let page = 1; page <= 200; page++) await time("API: a page not seen before", () => ask(`catalogue?page=${page}`))
for (let page = 1; page <= 200; page++) await time("API: a page seen before", () => ask(`catalogue?page=${page}`))
for (const search of searches) {
  await time("API: suggestions", () => ask(`catalogue/suggestions?searchText=${encodeURIComponent(search)}`))
}
const ids = await db.selectFrom("product").select("id").orderBy("id").limit(200).execute()
for (const { id } of ids) {
  await time("update of one product", () => catalogue.update([id]))
  await time("listing after an update", () => index.query({ ...plainListing, sort: "low-to-high" }, now))
}
if (!isPostgres(db)) {
  const search = await time("FTS5: build, one language", () => buildFullText(db, "fr"))
  for (let round = 0; round < rounds; round++) {
    for (const text of searches) await time("FTS5: search, keys alone", () => search(text))
  }
}
for (let round = 0; round < 3; round++) await time("a fixed loop, to compare runs by", calibrate)
await time("rebuild", () => catalogue.rebuild())

/** Milliseconds that a share of the times took at most. */
function percentile(all: readonly Duration[], part: keyof Duration, share: number): number {
  const sorted = all.map((duration) => duration[part]).sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

console.log("| What | n | p50, ms | p99, ms | processor p50 | processor p99 |\n|---|---|---|---|---|---|")
for (const [name, all] of times) {
  const at = (part: keyof Duration, share: number) => percentile(all, part, share).toFixed(2)
  const figures = [at("clock", 0.5), at("clock", 0.99), at("processor", 0.5), at("processor", 0.99)]
  console.log(`| ${name} | ${all.length} | ${figures.join(" | ")} |`)
}
/** Milliseconds by the clock for the 99th percentile. */
const goals = [
  ["listing with facets", index.count > 10_000 ? 40 : 10],
  ["search with facets", 40],
] as const
console.log("\n| Goal | p99, ms | At most | |\n|---|---|---|---|")
for (const [name, maximum] of goals) {
  const p99 = percentile(times.get(name) ?? [], "clock", 0.99)
  console.log(`| ${name} | ${p99.toFixed(2)} | ${maximum} | ${p99 <= maximum ? "held" : "missed"} |`)
}
console.log(`resident at the end, MB: ${megabytes(memory().resident)}; load ${load()}`)
await catalogue.close()
await db.destroy()
