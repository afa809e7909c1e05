// How much memory the exports of the generated shop take, each in full, above what the program has when nothing happens.
import { isPostgres } from "#db/engine.ts"
import { signedInOwner } from "./owner.ts"

/** Megabytes above idle. */
const goal = 100
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const { db, ask } = await signedInOwner()
const orders = (format: string) => `orders/export?format=${format}&unpriced=leave-out`
const files = {
  ...{ "orders, csv": orders("csv"), "orders, xlsx": orders("xlsx"), "orders, a carrier's": orders("ecotrack") },
  "products, csv": "products/export",
}

console.log(`${isPostgres(db) ? "PostgreSQL" : "SQLite"}, exports`)
console.log("| File | rows | MB | seconds | idle, MB | highest above idle, MB |\n|---|---|---|---|---|---|")
let isSmall = true
for (const [name, path] of Object.entries(files)) {
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  let highest = idle
  const watch = () => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  const often = setInterval(watch, 20)
  const began = performance.now()
  const answer = await ask(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    watch()
  }
  clearInterval(often)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const more = megabytes(highest - idle)
  if (more >= goal) isSmall = false
  const rows = answer.headers.get("x-total-rows")
  console.log(`| ${name} | ${rows} | ${(size / 1024 / 1024).toFixed(1)} | ${seconds} | ${megabytes(idle)} | ${more} |`)
}
console.log(`The goal of ${goal} MB is ${isSmall ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isSmall ? 0 : 1
