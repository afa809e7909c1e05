// How much memory the files of the generated shop take, each in full, above what the program
// has when nothing happens.
import { isPostgres } from "#db/engine.ts"
import { signedInOwner } from "./owner.ts"

/** Megabytes above idle. */
const goal = 100
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const { db, ask } = await signedInOwner()
const orders = (format: string) => `orders/export?format=${format}&unpriced=leave-out`
const files = {
  "orders, csv": orders("csv"),
  "orders, xlsx": orders("xlsx"),
  "orders, a carrier's": orders("ecotrack"),
}
const products = "products/export"

console.log(`${isPostgres(db) ? "PostgreSQL" : "SQLite"}, files`)
console.log("| File | rows | MB | seconds | idle, MB | highest above idle, MB |\n|---|---|---|---|---|---|")
let isSmall = true

/** Lets a file be read or written, and tells what it took.
 *  @returns what came back */
async function measure(name: string, path: string, init?: RequestInit): Promise<Buffer> {
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  let peak = idle
  const watch = () => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const often = setInterval(watch, 20)
  const began = performance.now()
  const answer = await ask(path, init)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    // What is kept is this bench's, not the shop's.
    if (path === products) chunks.push(piece)
    watch()
  }
  clearInterval(often)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const more = megabytes(peak - idle) - (path === products ? megabytes(size) : 0)
  if (more >= goal && init === undefined) isSmall = false
  const rows = answer.headers.get("x-total-rows") ?? ""
  console.log(`| ${name} | ${rows} | ${(size / 1024 / 1024).toFixed(1)} | ${seconds} | ${megabytes(idle)} | ${more} |`)
  return Buffer.concat(chunks)
}

// As a program is that has answered for a while.
for (let page = 1; page <= 100; page++) await (await ask(`orders?page=${page}&pageSize=100`)).text()
for (const [name, path] of Object.entries(files)) await measure(name, path)
const file = await measure("products, csv", products)
const body = new Uint8Array(file)
await measure("the same file, looked through", "products/import?dryRun=1", { method: "POST", body })
console.log(`The goal of ${goal} MB is ${isSmall ? "" : "not "}reached.`)
await db.destroy()
process.exitCode = isSmall ? 0 : 1
