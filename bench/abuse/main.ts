// npm run load:abuse: a table of attacks with the latency of pages before and during each. One shop process an attack,
// SQLite, behind a proxy that names the attacker's networks. Run it on a quiet machine with two cores or more.
import { setTimeout as delay } from "node:timers/promises"
import { type Attack, attacks } from "./attacks.ts"
import { probePages } from "./probe.ts"
import { prepareShop } from "./shop.ts"
import type { Latency, Probe } from "./visit-pages.ts"

const idleSeconds = 20
const products = Number(process.env.PRODUCTS ?? 0)
const names = process.argv.slice(2)
const unknown = names.find((name) => !attacks.some((attack) => attack.name === name))
if (unknown) {
  console.error(`Unknown attack: ${unknown}. There are ${attacks.map(({ name }) => name).join(", ")}.`)
  process.exit(2)
}

const shops = await prepareShop(products)

/** Pages before the attack, then during it. */
async function measure({ run }: Attack) {
  const shop = await shops.start()
  try {
    await probePages(shop.url, delay(3000))
    const idle = await probePages(shop.url, delay(idleSeconds * 1000))
    const attacking = run(shop.url)
    const during = await probePages(shop.url, attacking)
    return { idle, during, outcome: await attacking }
  } finally {
    await shop.remove()
  }
}

const cell = ({ p50, p99, max }: Latency) => [p50, p99, max].map((value) => value.toFixed(0)).join(" / ")

const isFastEnough = ({ maxPage }: Attack, idle: Probe, during: Probe) =>
  during.failed === 0 &&
  during.cached.p99 <= maxPage(idle.cached.p99) &&
  during.uncached.p99 <= maxPage(idle.uncached.p99)

console.log(`Milliseconds as p50 / p99 / maximum; ${38 + products} products, forty pages a second\n`)
console.log("| Attack | cached page: idle | during | uncached page: idle | during | outcome | held |")
console.log("|---|---|---|---|---|---|---|")
let hasHeld = true
for (const attack of attacks) {
  if (names.length > 0 && !names.includes(attack.name)) continue
  const { idle, during, outcome } = await measure(attack)
  const held = outcome.held && isFastEnough(attack, idle, during)
  hasHeld &&= held
  const facts = during.failed > 0 ? `${outcome.facts}; ${during.failed} pages failed` : outcome.facts
  const cells = [attack.title, cell(idle.cached), cell(during.cached), cell(idle.uncached), cell(during.uncached)]
  console.log(`| ${[...cells, facts, held ? "yes" : "NO"].join(" | ")} |`)
}
shops.remove()
process.exitCode = hasHeld ? 0 : 1
