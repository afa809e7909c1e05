// npm run bench:queries: what the most expensive requests take that the public API still allows, over 10 000 generated products, in
// the process that answers, without a network; and what shops ask every day beside them.
import { loadavg } from "node:os"
import { createApi } from "#api/api.ts"
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

type Measured = { name: string; median: number; max: number; processor: number }

const medianOf = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

async function measure(name: string, path: string, times: number): Promise<Measured> {
  const clock: number[] = []
  const processor: number[] = []
  for (let round = 0; round < times; round++) {
    const before = process.cpuUsage()
    const began = performance.now()
    await answer(path)
    clock.push(performance.now() - began)
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / 1000)
  }
  return { name, median: medianOf(clock), max: Math.max(...clock), processor: medianOf(processor) }
}

function print(rows: Measured[]) {
  console.log("| Request | ms median | ms max | processor, ms |\n|---|---|---|---|")
  for (const { name, median, max, processor } of rows) {
    console.log(`| ${name} | ${median.toFixed(1)} | ${max.toFixed(1)} | ${processor.toFixed(1)} |`)
  }
}

const { products } = await db
  .selectFrom("product")
  .select((e) => e.fn.countAll<number>().as("products"))
  .executeTakeFirstOrThrow()
const load = () => loadavg()[0]?.toFixed(1)
console.log(`${isPostgres(db) ? "PostgreSQL" : "SQLite"}, ${products} products, load ${load()}`)

const everyDay: Measured[] = []
for (const [, path] of usual) await measure("", path, 3)
for (const [name, path] of usual) everyDay.push(await measure(name, path, rounds))
print(everyDay)

const found: (Measured & { path: string })[] = []
for (const { name, requests } of families) {
  const dearest = await slowestAllowed(requests, answer)
  if (!dearest) continue
  const quick = await measure(`${name}, ${dearest.times} times`, dearest.path, 2)
  found.push({ ...quick, path: dearest.path })
}
const worst = found.toSorted((a, b) => b.processor - a.processor).slice(0, shown)
const measured: Measured[] = []
for (const { name, path } of worst) measured.push(await measure(name, path, rounds))
console.log(`\nThe dearest of ${found.length} kinds of requests that are still allowed:`)
print(measured.toSorted((a, b) => b.processor - a.processor))
const isFast = measured.every(({ processor }) => processor < goal)
console.log(`Load ${load()}; the goal of ${goal} ms is ${isFast ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isFast ? 0 : 1
