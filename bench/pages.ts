// npm run bench -- pages: processor time of a rendered and of a cached page, and what a browser downloads for each.
// In one process, without a socket: the built storefront over the embedded API with the sample shop.
import { join } from "node:path"
import pino from "pino"
import { readConfig } from "#server/process/config.ts"
import { compose } from "#server/seam/compose.ts"
import { temporaryData } from "#server/testing.ts"
import { sentBytes, weighEmptyPage } from "./empty-page/weigh.ts"

const rounds = 300
/** What the scripts of one page may weigh, compressed, in KB. */
const scriptBudget = 130
/** What they may weigh beyond those of an empty page of React Router, in KB. */
const ownScriptBudget = 30
/** What the HTML of one page may weigh, not compressed, in KB. */
const htmlBudget = 80
/** What a page may have of elements, by the end of its address. */
const elementBudgets: [end: RegExp, most: number][] = [
  [/\/shop$/, 800],
  [/\/product-details\/[^/]+$/, 700],
  [/./, 1000],
]
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
async function cost(call: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 30; round++) await call(-round - 1)
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await call(round)
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
  const glue = path.includes("?") ? "&" : "?"
  // Another address each time is another page: nothing comes from the cache.
  const renderCost = await cost((round) => get(`${path}${glue}drawn=${round}`, "identity"))
  const rendered = await cost((round) => get(`${path}${glue}round=${round}`))
  const cached = await cost(() => get(path))
  const scripts = scriptBytes(html) / 1000
  if (scripts > scriptBudget)
    tooHeavy.push(`${path} loads ${scripts.toFixed(1)} KB of scripts, ${scriptBudget} are allowed`)
  const own = scripts - emptyPage
  if (own > ownScriptBudget)
    tooHeavy.push(`${path} loads ${own.toFixed(1)} KB of own scripts, ${ownScriptBudget} are allowed`)
  const weight = Buffer.byteLength(html) / 1000
  if (weight > htmlBudget) tooHeavy.push(`${path} has ${weight.toFixed(0)} KB of HTML, ${htmlBudget} are allowed`)
  const elements = elementsOf(html)
  const most = elementBudgets.find(([end]) => end.test(path))?.[1] ?? 0
  if (elements > most) tooHeavy.push(`${path} has ${elements} elements, ${most} are allowed`)
  table[path] = {
    "drawn, ms": renderCost.toFixed(2),
    "and compressed, ms": rendered.toFixed(2),
    "cached, ms": cached.toFixed(3),
    "HTML, KB br": ((await get(path)).byteLength / 1000).toFixed(1),
    "HTML, KB": weight.toFixed(0),
    elements: String(elements),
    "scripts, KB br": scripts.toFixed(1),
    "beyond an empty page": own.toFixed(1),
  }
}
console.table(table)
await close()
data.remove()
for (const line of tooHeavy) console.error(line)
process.exitCode = tooHeavy.length > 0 ? 1 : 0
