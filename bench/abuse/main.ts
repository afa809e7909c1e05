// npm run bench -- abuse [NAME …]: a table of attacks with what visitors from another network wait before and during each. One shop
// process an attack, SQLite, behind a proxy that names everybody's networks. BASE=/path/to/another built checkout attacks that one.
// PRODUCTS=10000 adds generated products. Run it on a quiet machine with two cores or more.
import { once } from "node:events"
import { loadavg } from "node:os"
import { setTimeout as delay } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { type Attack, attacks } from "./attacks/attacks.ts"
import { isSlow, toCell } from "./cells.ts"
import type { Outcome } from "./outcome.ts"
import { startProbe } from "./probe/probe.ts"
import { visitKinds } from "./probe/visits.ts"
import { type AttackedShop, plentiful, prepareShop } from "./shop.ts"
import { startStrapiShop, strapiKinds } from "./strapi-shop.ts"

const [warmUp, idle, shortest] = [2000, 25_000, 25_000]
const products = Number(process.env.PRODUCTS ?? 0)
const names = process.argv.slice(2)
const unknown = names.find((name) => !attacks.some((attack) => attack.name === name))
if (unknown) {
  console.error(`Unknown attack: ${unknown}. There are ${attacks.map(({ name }) => name).join(", ")}.`)
  process.exit(2)
}
const allKinds = Object.keys(visitKinds) as (keyof typeof visitKinds)[]
const shops = await prepareShop(products, (db) =>
  db.updateTable("product").set({ quantity: plentiful.quantity }).where("slug", "=", plentiful.slug).execute(),
)

/** Runs an attack in a thread of its own.
 *  @throws when the thread fails */
async function runAttack(name: string, url: string): Promise<Outcome> {
  const thread = new Worker(new URL("./attack-thread.ts", import.meta.url), { workerData: { name, url } })
  const [outcome] = await once(thread, "message")
  await thread.terminate()
  return outcome
}

/** Visits before the attack, then during it. */
async function measure({ name, shop: kind }: Attack) {
  const shop: AttackedShop = kind === "strapi" ? await startStrapiShop() : await shops.start()
  try {
    const probe = await startProbe(shop.url, kind === "strapi" ? strapiKinds : allKinds)
    await delay(warmUp)
    probe.enter("idle")
    await delay(idle)
    probe.enter("attack")
    const [outcome] = await Promise.all([runAttack(name, shop.url), delay(shortest)])
    return { outcome, measured: await probe.end() }
  } finally {
    await shop.remove()
  }
}

const headings = ["attack", ...allKinds, "outcome", "held"]
console.log(
  `p99 in milliseconds, idle → during the attack; ${41 + products} products; load ${loadavg()[0]?.toFixed(1)}; ${process.env.BASE ?? "this checkout"}\n`,
)
console.log(`| ${headings.join(" | ")} |\n|${headings.map(() => "---").join("|")}|`)
const missed: string[] = []
for (const attack of attacks) {
  if (names.length > 0 && !names.includes(attack.name)) continue
  const { outcome, measured } = await measure(attack)
  const slow = measured.filter((one) => isSlow(one, attack.max)).map(({ kind }) => kind)
  const cells = allKinds.map((kind) =>
    toCell(
      measured.find((one) => one.kind === kind),
      attack.max,
    ),
  )
  const held = outcome.held && slow.length === 0
  if (!held) missed.push(`${attack.name} (${[...slow, ...(outcome.held ? [] : ["outcome"])].join(", ")})`)
  console.log(`| ${[attack.name, ...cells, outcome.facts, held ? "yes" : "NO"].join(" | ")} |`)
}
shops.remove()
console.log(missed.length === 0 ? "\nAll held." : `\nNot held: ${missed.join("; ")}`)
process.exitCode = missed.length === 0 ? 0 : 1
