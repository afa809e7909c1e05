// npm run bench -- render: processor time of a rendered page by part, in French and Arabic, in the sample shop and in one of
// PRODUCTS generated products (10 000). No socket and no page cache. ROUNDS pages of a kind are rendered (20), nine times;
// the least of the nine is printed. BASE=/path/to/another/checkout, built, is measured in turns with this one.
// KINDS=home,product measures these alone.
import { fork } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { temporaryData } from "#server/testing.ts"
import { storeProducts } from "../console/generated-products.ts"
import type { MeasureRequest, PageCost } from "./worker.ts"

const rounds = Number(process.env.ROUNDS ?? 20)
const products = Number(process.env.PRODUCTS ?? 10_000)
const repeats = 9
const root = join(import.meta.dirname, "../..")
const base = process.env.BASE
const kinds = {
  home: "/",
  "home-2": "/home-2",
  listing: "/shop",
  product: "/product-details/casque-aura",
  post: "/blog-details/casque-ou-ecouteurs",
}
const wanted = process.env.KINDS?.split(",")
const isWanted = (kind: string) => !wanted || wanted.includes(kind)

type Worker = { measure: (request: MeasureRequest) => Promise<PageCost>; stop: () => void }

/** Starts a shop of a checkout over a copy of the data. */
async function startWorker(checkout: string, prepared: string): Promise<Worker> {
  const data = temporaryData()
  cpSync(prepared, data.dir, { recursive: true })
  const child = fork(join(import.meta.dirname, "worker.ts"), [checkout, data.dir], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "production" },
  })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`The shop of ${checkout} ended with ${code}`))
      child.once("exit", fail)
      child.once("message", (message) => {
        child.off("exit", fail)
        resolve(message as T)
      })
    })
  await next()
  child.on("exit", data.remove)
  return {
    measure(request) {
      child.send(request)
      return next()
    },
    stop: () => child.disconnect(),
  }
}

/** The least of each part: what other programs add is not the page's. */
function cheapest(costs: readonly PageCost[]): PageCost {
  const [first, ...others] = costs
  if (!first) throw new Error("Nothing was measured")
  const result = { ...first }
  for (const other of others)
    for (const part of Object.keys(result) as (keyof PageCost)[]) result[part] = Math.min(result[part], other[part])
  return result
}

/** Measures one kind of page in both checkouts in turns. */
async function compare(workers: readonly Worker[], paths: readonly string[]): Promise<PageCost[]> {
  // The code is compiled by its use.
  for (const worker of workers) await worker.measure({ paths, rounds: 4 * rounds })
  const costs = workers.map((): PageCost[] => [])
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const [index, worker] of workers.entries()) costs[index]?.push(await worker.measure({ paths, rounds }))
  return costs.map(cheapest)
}

const parts = ["react", "policy", "hash", "brotli", "whole"] as const

function row([own, other]: readonly PageCost[]): Record<string, string> {
  if (!own) throw new Error("Nothing was measured")
  return {
    ...Object.fromEntries(parts.map((part) => [`${part}, ms`, own[part].toFixed(2)])),
    "HTML, KB": (own.bytes / 1000).toFixed(0),
    "sent, KB": (own.compressed / 1000).toFixed(1),
    "sent often": (own.dense / 1000).toFixed(1),
    ...(other && {
      "BASE react": other.react.toFixed(2),
      "BASE whole": other.whole.toFixed(2),
      "BASE sent": (other.compressed / 1000).toFixed(1),
      ratio: (own.whole / other.whole).toFixed(2),
    }),
  }
}

/** Measures all kinds of page in a shop of so many products; 0 = the sample shop. */
async function measureShop(count: number): Promise<void> {
  const data = temporaryData()
  const db = openDatabase({ dataDir: data.dir })
  await migrate(db)
  await fillEmptyShop(db, new Date())
  if (count > 0) await storeProducts(db, count)
  const slugs = await db.selectFrom("product").select("slug").orderBy("id", "desc").limit(rounds).execute()
  await db.destroy()
  const workers: Worker[] = []
  for (const checkout of base ? [root, base] : [root]) workers.push(await startWorker(checkout, data.dir))
  const table: Record<string, Record<string, string>> = {}
  for (const prefix of ["", "/ar"]) {
    for (const [kind, path] of Object.entries(kinds).filter(([kind]) => isWanted(kind))) {
      const address = prefix + (path === "/" && prefix ? "" : path)
      table[`${kind} ${prefix.slice(1) || "fr"}`] = row(await compare(workers, [address]))
    }
    const others = slugs.map(({ slug }) => `${prefix}/product-details/${slug}`)
    if (isWanted("products")) table[`products ${prefix.slice(1) || "fr"}`] = row(await compare(workers, others))
  }
  console.log(count > 0 ? `${count} generated products` : "The sample shop")
  console.table(table)
  for (const worker of workers) worker.stop()
  data.remove()
}

for (const count of new Set([0, products])) await measureShop(count)
