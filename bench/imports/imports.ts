// npm run bench:imports: how long what visitors and shoppers ask takes while the largest file of products is imported, beside
// how long it takes when nothing happens; over 10 000 generated products, in the process that answers, without a network.
// ROWS is how many products the file has, VARIANTS how many variants each new one of them.
import { loadavg } from "node:os"
import { createApi } from "#api/api.ts"
import { toDinars } from "#core/money.ts"
import { isPostgres } from "#db/engine.ts"
import { signedInOwner } from "../console/owner.ts"
import { changedFile } from "./changed-file.ts"

/** Milliseconds, of any request. */
const goal = 100
const rows = Number(process.env.ROWS ?? 10_000)
/** Of each new product. */
const variants = Number(process.env.VARIANTS ?? 0)
const token = "a-token-of-sixteen-characters"

const { db, ask } = await signedInOwner()
const api = createApi({ db, token })

/** Products with many units, so that none runs out, at a price that stays. */
const goods = await db
  .selectFrom("product")
  .select(["slug", "price"])
  .where("quantity", ">", 100)
  .where("offer_start", "is", null)
  .orderBy("id")
  .limit(500)
  .execute()

type Kind = "catalogue page" | "one product" | "order"
let number = 0

function requestOf(kind: Kind): Request {
  const path = "http://shop.test/api/products?populate=image,categories"
  // Its own part of the catalogue each time, as pages are for who browses.
  if (kind === "catalogue page")
    return new Request(`${path}&pagination[pageSize]=20&pagination[page]=${1 + (number % 9)}`)
  if (kind === "one product") return new Request(`${path}&filters[slug][$eq]=casque-aura`)
  const product = goods[number % goods.length]
  const mobile = `05${String(50_000_000 + number).padStart(8, "0")}`
  return new Request("http://shop.test/api/orders", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      data: {
        wilaya: "Alger",
        commune: "Kouba",
        amount: toDinars(product?.price ?? 0),
        lines: [{ slug: product?.slug, quantity: 1 }],
        mobile,
        firstname: "Amina",
        lastname: "Bensalem",
        date: new Date().toISOString(),
      },
    }),
  })
}

const kinds: Kind[] = ["catalogue page", "one product", "order"]
type Times = Record<Kind, number[]>
const noTimes = (): Times => ({ "catalogue page": [], "one product": [], order: [] })

/** Sends one request of each kind after the other, some pause between, until something ends. */
async function measureUntil(isOver: () => boolean): Promise<{ times: Times; statuses: Set<number> }> {
  const times = noTimes()
  const statuses = new Set<number>()
  while (!isOver()) {
    for (const kind of kinds) {
      number++
      const began = performance.now()
      const answer = await api.fetch(requestOf(kind))
      await answer.arrayBuffer()
      times[kind].push(performance.now() - began)
      statuses.add(answer.status)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return { times, statuses }
}

/** The share of all below which a figure is. */
function shareOf(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

let isFast = true
function print(what: string, times: Times) {
  for (const kind of kinds) {
    const percentiles = [0.5, 0.99, 1].map((share) => shareOf(times[kind], share))
    if (what !== "idle" && (percentiles[2] ?? 0) >= goal) isFast = false
    console.log(`| ${what} | ${kind} | ${times[kind].length} | ${percentiles.map((ms) => ms.toFixed(1)).join(" | ")} |`)
  }
}

const file = await changedFile(db, rows, variants)
const load = () => loadavg()[0]?.toFixed(1)
const engine = isPostgres(db) ? "PostgreSQL" : "SQLite"
console.log(
  `${engine}, a file of ${rows} products, ${variants} variants of each new one, and ${(file.length / 1024 / 1024).toFixed(1)} MB, load ${load()}`,
)
console.log("| While | Request | times | p50, ms | p99, ms | slowest, ms |\n|---|---|---|---|---|---|")

const until = (moment: number) => () => performance.now() > moment
await measureUntil(until(performance.now() + 2000))
const idle = await measureUntil(until(performance.now() + 5000))
print("idle", idle.times)

for (const dryRun of [1, 0]) {
  let isOver = false
  const began = performance.now()
  const imported = ask(`products/import?dryRun=${dryRun}`, { method: "POST", body: file.slice() }).then(
    async (answer) => {
      const text = await answer.text()
      isOver = true
      return text.trim().split("\n").at(-1) ?? ""
    },
  )
  const { times, statuses } = await measureUntil(() => isOver)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  print(dryRun ? "compared" : "stored", times)
  const { kind, code, data } = JSON.parse(await imported)
  const counts = data
    ? `${data.created} created, ${data.changed} changed, ${data.variants.created} variants created, ${data.problems} with problems`
    : `${kind}, ${code}`
  console.log(`${dryRun ? "Compared" : "Stored"} in ${seconds} s: ${counts}; answers ${[...statuses].join(", ")}`)
}
console.log(`Load ${load()}; the goal of ${goal} ms is ${isFast ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isFast ? 0 : 1
