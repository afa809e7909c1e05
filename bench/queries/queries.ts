// npm run bench -- queries: what the most expensive requests take that the public API still allows, over 10 000 generated products, in
// the process that answers, without a network; and what shops ask every day beside them.
import { loadavg } from "node:os"
import { createApi } from "#api/composition/api.ts"
import { openDatabase } from "#db/database.ts"
import { isPostgres } from "#db/engine.ts"
import { generatedAddress } from "../console/generated-address.ts"
import { families, slowestAllowed, usual } from "./slowest-query.ts"

/** Milliseconds of processor time, the median of several. */
const goal = 50
const rounds = Number(process.env.ROUNDS ?? 9)
/** Of the most expensive requests, how many are measured well and printed. */
const shown = 20

const db = openDatabase(generatedAddress)
const api = createApi({ db, token: "none" })

async function answer(path: string): Promise<number> {
  const response = await api.fetch(new Request(`http://shop.test/api/${path}`))
  await response.arrayBuffer()
  return response.status
}

/** Milliseconds: of the clock, and of the processor. */
type Measured = { name: string; median: number; max: number; processor: number; least: number }

const medianOf = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

async function timed(path: string) {
  const before = process.cpuUsage()
  const began = performance.now()
  await answer(path)
  const clock = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return { clock, processor: (user + system) / 1000 }
}

/** Measures requests in turns: a machine that is slow for some seconds is slow for all of them. */
async function measureAll(requests: readonly { name: string; path: string }[], times: number): Promise<Measured[]> {
  const samples = requests.map((): Awaited<ReturnType<typeof timed>>[] => [])
  for (let round = 0; round < times; round++) {
    for (const [index, { path }] of requests.entries()) samples[index]?.push(await timed(path))
  }
  return requests.map(({ name }, index) => {
    const clock = (samples[index] ?? []).map((sample) => sample.clock)
    const processor = (samples[index] ?? []).map((sample) => sample.processor)
    const { median, max } = { median: medianOf(clock), max: Math.max(...clock) }
    return { name, median, max, processor: medianOf(processor), least: Math.min(...processor) }
  })
}

function print(rows: Measured[]) {
  console.log("| Request | ms median | ms max | processor, ms | least |\n|---|---|---|---|---|")
  for (const { name, median, max, processor, least } of rows) {
    const figures = [median, max, processor, least].map((figure) => figure.toFixed(1))
    console.log(`| ${name} | ${figures.join(" | ")} |`)
  }
}

const { products } = await db
  .selectFrom("product")
  .select((e) => e.fn.countAll<number>().as("products"))
  .executeTakeFirstOrThrow()
const load = () => loadavg()[0]?.toFixed(1)
console.log(`${isPostgres(db) ? "PostgreSQL" : "SQLite"}, ${products} products, load ${load()}`)

const named = usual.map(([name, path]) => ({ name, path }))
await measureAll(named, 3)
print(await measureAll(named, rounds))

const found: (Measured & { path: string })[] = []
for (const { name, requests } of families) {
  const dearest = await slowestAllowed(requests, answer)
  if (!dearest) continue
  const { path } = dearest
  const [quick] = await measureAll([{ name: `${name}, ${dearest.times} times`, path }], 2)
  if (quick) found.push({ ...quick, path })
}
const worst = found.toSorted((a, b) => b.processor - a.processor).slice(0, shown)
const measured = await measureAll(worst, rounds)
console.log(`\nThe dearest of ${found.length} kinds of requests that are still allowed:`)
print(measured.toSorted((a, b) => b.processor - a.processor))
const isFast = measured.every(({ processor }) => processor < goal)
console.log(`Load ${load()}; the goal of ${goal} ms is ${isFast ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isFast ? 0 : 1
