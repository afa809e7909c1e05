// npm run bench: processor time of a rendered and of a cached page, and what a browser downloads for each.
// In one process, without a socket: the built storefront over the embedded API with the sample shop.
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import pino from "pino"
import { compose } from "#server/compose.ts"
import { readConfig } from "#server/config.ts"
import { temporaryData } from "#server/testing.ts"

const rounds = 300
const root = join(import.meta.dirname, "..")
const paths = ["/", "/shop", "/product-details/casque-aura", "/ar/product-details/casque-aura"]

const visit = { requestId: "", client: "" }
const data = temporaryData()
const { parts, close } = await compose(readConfig("all", { DATA_DIR: data.dir }), pino({ level: "warn" }))
const pages = parts.pages ?? (() => Promise.reject(new Error("no pages")))
const get = async (path: string) =>
  (await pages(new Request(`http://shop.test${path}`, { headers: { "accept-encoding": "br" } }), visit)).arrayBuffer()

/** Milliseconds of processor time for one call, the mean over many. */
async function cost(call: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 30; round++) await call(-round - 1)
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await call(round)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

function scriptBytes(html: string): number {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  // The page's own language is loaded by the entry, which the HTML does not name.
  const messages = /"?\.\/(all-[\w-]+\.js)/g
  const entry = [...files].find((file) => file.includes("entry.client"))
  const named = entry ? [...readFileSync(join(root, "build/client", entry), "utf8").matchAll(messages)] : []
  const largest = Math.max(
    0,
    ...named.map(([, name]) => statSync(join(root, "build/client/assets", `${name}.br`)).size),
  )
  const size = (file: string) =>
    statSync(join(root, "build/client", statExists(`${file}.br`) ? `${file}.br` : file)).size
  return [...files].reduce((sum, file) => sum + size(file), largest)
}

function statExists(file: string): boolean {
  return statSync(join(root, "build/client", file), { throwIfNoEntry: false }) !== undefined
}

const table: Record<string, Record<string, string>> = {}
for (const path of paths) {
  const html = new TextDecoder().decode(
    await (await pages(new Request(`http://shop.test${path}`), visit)).arrayBuffer(),
  )
  const glue = path.includes("?") ? "&" : "?"
  // Another address each time is another page: nothing comes from the cache. Compression is counted.
  const rendered = await cost((round) => get(`${path}${glue}round=${round}`))
  const cached = await cost(() => get(path))
  table[path] = {
    "rendered, ms": rendered.toFixed(2),
    "cached, ms": cached.toFixed(3),
    "HTML, KB br": ((await get(path)).byteLength / 1000).toFixed(1),
    "scripts, KB br": (scriptBytes(html) / 1000).toFixed(1),
  }
}
console.table(table)
await close()
data.remove()
