// npm run bench -- pages: processor time of a cached page, its elements, and what a browser downloads for it.
// In one process, without a socket: the built storefront over the embedded API with the sample shop.
import { join } from "node:path"
import pino from "pino"
import { compose } from "#server/composition/compose.ts"
import { readConfig } from "#server/settings/config.ts"
import { temporaryData } from "#server/testing.ts"
import { sentBytes, weighEmptyPage } from "./empty-page/weigh.ts"

const rounds = 300
/** The most that a page may have, a tenth above what pages have today: the benchmark fails above. KB of scripts are compressed;
 *  own scripts are those beyond an empty page of React Router. */
const budgets = { scripts: 113, ownScripts: 8, html: 96, elements: 1450 }
const root = join(import.meta.dirname, "..")
const screens = ["", "/shop", "/product-details/casque-aura"]
const paths = screens.flatMap((path) => [path || "/", `/ar${path}`, `/en${path}`])

const visit = { requestId: "", client: "" }
const data = temporaryData()
const { parts, close } = await compose(readConfig("all", { DATA_DIR: data.dir }), pino({ level: "warn" }))
const pages = parts.pages ?? (() => Promise.reject(new Error("no pages")))
const get = async (path: string, encoding = "br") => {
  const answer = await pages(
    new Request(`http://shop.test${path}`, { headers: { "accept-encoding": encoding } }),
    visit,
  )
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.arrayBuffer()
}

/** Milliseconds of processor time for one call, the mean over many. */
async function cost(call: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 30; round++) await call()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

/** Compressed bytes of all scripts that a page loads by itself. */
function scriptBytes(html: string): number {
  const files = new Set(html.match(/\/assets\/[\w./-]+\.js/g))
  return [...files].reduce((sum, file) => sum + sentBytes(join(root, "build/storefront/client", file)), 0)
}

/** Elements of a page as a browser with scripts has them: a `<noscript>` is one. */
function elementsOf(html: string): number {
  const read = html.replace(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, "<$1>")
  return read.match(/<[a-z]/g)?.length ?? 0
}

const emptyPage = weighEmptyPage() / 1000
const table: Record<string, Record<string, string>> = {}
const tooHeavy: string[] = []
for (const path of paths) {
  const html = new TextDecoder().decode(await get(path, "identity"))
  const cached = await cost(() => get(path))
  const scripts = scriptBytes(html) / 1000
  const page = {
    scripts,
    ownScripts: scripts - emptyPage,
    html: Buffer.byteLength(html) / 1000,
    elements: elementsOf(html),
  }
  for (const [name, budget] of Object.entries(budgets)) {
    const value = page[name as keyof typeof budgets]
    if (value > budget) tooHeavy.push(`${path}: ${name} ${value.toFixed(1)}, ${budget} are allowed`)
  }
  table[path] = {
    "cached, ms": cached.toFixed(3),
    "HTML, KB br": ((await get(path)).byteLength / 1000).toFixed(1),
    "HTML, KB": page.html.toFixed(0),
    elements: String(page.elements),
    "scripts, KB br": scripts.toFixed(1),
    "beyond an empty page": page.ownScripts.toFixed(1),
  }
}
console.table(table)
await close()
data.remove()
for (const line of tooHeavy) console.error(line)
process.exitCode = tooHeavy.length > 0 ? 1 : 0
