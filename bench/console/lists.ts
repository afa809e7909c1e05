// How long what the console asks for takes over the generated shop, in the process that answers, without a network:
// milliseconds of half of the answers, of all but one in a hundred, and of the slowest; the same of processor time alone.
import { loadavg } from "node:os"
import { isPostgres } from "#db/engine.ts"
import { signedInOwner } from "./owner.ts"
import { processorClock } from "./processor-time.ts"
import { listRequests } from "./requests.ts"

const rounds = Number(process.env.ROUNDS ?? 200)
/** Milliseconds, at the 99th percentile. The dashboard is seven tables of a week or a month, and no list. */
const goalOf = (name: string) => (name.startsWith("numbers") ? 250 : 100)

const { db, ask } = await signedInOwner()
const { orders } = await db
  .selectFrom("orders")
  .select((e) => e.fn.countAll<number>().as("orders"))
  .executeTakeFirstOrThrow()
const { products } = await db
  .selectFrom("product")
  .select((e) => e.fn.countAll<number>().as("products"))
  .executeTakeFirstOrThrow()

let answered = ""
async function answer(path: string, init?: RequestInit): Promise<void> {
  const response = await ask(path, init)
  answered = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${answered}`)
}

/** Each time another order than the last one, as when calls are put off. */
async function nextCall(): Promise<void> {
  const [, last] = /"documentId":"([a-z0-9]{24})"/.exec(answered) ?? []
  await answer("call-queue/next", { method: "POST", body: JSON.stringify({ skip: last ? [last] : [] }) })
}

const measured: [string, (round: number) => Promise<void>][] = [
  ...listRequests(orders).map(([name, path]): [string, (round: number) => Promise<void>] => [
    name,
    (round) => answer(path(round)),
  ]),
  ["the next call", nextCall],
]

const only = process.env.ONLY
const load = () => loadavg()[0]?.toFixed(1)
console.log(
  `${isPostgres(db) ? "PostgreSQL" : "SQLite"}, ${orders} orders, ${products} products, ${rounds} rounds, load ${load()}`,
)
console.log("| Asked for | p50, ms | p99, ms | slowest, ms | processor p50, ms | processor p99, ms |")
console.log("|---|---|---|---|---|---|")
/** What a share of all is below. */
function shareOf(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

let isFast = true
for (const [name, once] of measured) {
  if (only && !name.includes(only)) continue
  for (let round = 0; round < 5; round++) await once(round)
  const times: number[] = []
  const worked: number[] = []
  const clock = await processorClock(db)
  for (let round = 0; round < rounds; round++) {
    const before = clock()
    const began = performance.now()
    await once(round)
    times.push(performance.now() - began)
    worked.push(clock() - before)
  }
  if (shareOf(times, 0.99) >= goalOf(name)) isFast = false
  const percentiles = [
    ...[0.5, 0.99, 1].map((share) => shareOf(times, share)),
    shareOf(worked, 0.5),
    shareOf(worked, 0.99),
  ]
  console.log(`| ${name} | ${percentiles.map((figure) => figure.toFixed(1)).join(" | ")} |`)
}
console.log(`Load ${load()}; the goal of 100 ms, 250 of numbers, is ${isFast ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isFast ? 0 : 1
