// npm run bench:browser: pages on a simulated phone, by Lighthouse, each beside a blank page in the same run. ROUNDS (5) visits
// of each, of which the median counts; PATHS, with commas. A page that misses a goal is measured without its scripts and styles as
// well. BASE=/path/to/another built checkout is measured in turns with this one. Then what shoppers press, with the processor
// slowed four times. Sample shop, SQLite, loopback. Give it the machine alone.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { startProcess, temporaryData } from "#server/testing.ts"
import { programOf } from "../abuse/tree.ts"
import { serveBarePages } from "./bare-pages.ts"
import { measureInteractions } from "./interactions.ts"
import { type Visit, visit } from "./lighthouse.ts"

const rounds = Number(process.env.ROUNDS ?? 5)
const usual = ["/", "/shop", "/product-details/casque-aura", "/blog", "/cart"]
const inLanguages = usual.flatMap((path) =>
  [path, `/ar${path}`, `/en${path}`].map((one) => one.replace(/(.)\/$/, "$1")),
)
const base = process.env.BASE
const paths = process.env.PATHS?.split(",") ?? inLanguages

const blank =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><p>.'
const blankServer = createServer((_request, answer) => answer.setHeader("Content-Type", "text/html").end(blank))

const goals = { score: 98, largestPaint: 1500, blocking: 100, shift: 0, interaction: 100 }
/** Bytes of a product page's first visit, which nobody scrolls. */
const maxProductBytes = 200_000

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Medians of visits of some addresses, which are visited in turns. */
async function measure(...urls: string[]): Promise<Visit[]> {
  // The first one makes the pictures that the page asks for.
  for (const url of urls) await visit(url)
  const visits = urls.map((): Visit[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, url] of urls.entries()) visits[index]?.push(await visit(url))
  return visits.map(median)
}

function median(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => medianOf(visits.map((one) => one[name]))
  return {
    score: of("score"),
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    blocking: of("blocking"),
    shift: of("shift"),
    elements: of("elements"),
    bytes: of("bytes"),
  }
}

const isReached = ({ score, largestPaint, blocking, shift }: Visit) =>
  score >= goals.score && largestPaint <= goals.largestPaint && blocking <= goals.blocking && shift <= goals.shift

const isTooHeavy = (path: string, { bytes }: Visit) => path.includes("/product-details/") && bytes > maxProductBytes

function print(name: string, { score, firstPaint, largestPaint, blocking, shift, elements, bytes }: Visit) {
  const times = [firstPaint, largestPaint, blocking].map((time) => Math.round(time)).join(" | ")
  console.log(`| ${name} | ${score} | ${times} | ${shift.toFixed(3)} | ${elements} | ${Math.round(bytes / 1000)} |`)
}

const data = temporaryData()
const shop = await startProcess("all", { DATA_DIR: data.dir })
const bare = await serveBarePages(shop.url)
const baseData = temporaryData()
const baseProgram = base ? programOf(base) : undefined
const baseShop = baseProgram ? await startProcess("all", { DATA_DIR: baseData.dir }, baseProgram) : undefined
await new Promise<void>((listening) => blankServer.listen(0, "127.0.0.1", listening))
const { port } = blankServer.address() as AddressInfo
console.log(`Lighthouse, mobile, median of ${rounds}; milliseconds; load ${loadavg()[0]?.toFixed(1)}\n`)
console.log(
  "| Page | score | first paint | largest paint | blocking | shift | elements | KB |\n|---|---|---|---|---|---|---|---|",
)
const missed: string[] = []
try {
  for (const one of await measure(`http://127.0.0.1:${port}/`)) print("blank", one)
  for (const path of paths) {
    const [page, before] = await measure(...[shop, ...(baseShop ? [baseShop] : [])].map(({ url }) => url + path))
    if (!page) continue
    print(path, page)
    if (before) print(`${path}, BASE`, before)
    if (isTooHeavy(path, page)) missed.push(`${path} (bytes)`)
    if (isReached(page)) continue
    missed.push(path)
    for (const one of await measure(bare.url + path)) print(`${path}, without scripts and styles`, one)
  }
  console.log("\n| Press | ms until the next frame, median | max |\n|---|---|---|")
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] })
  for (const { name, median, max } of await measureInteractions(browser, shop.url, rounds)) {
    console.log(`| ${name} | ${median} | ${max} |`)
    if (median > goals.interaction) missed.push(name)
  }
  await browser.close()
} finally {
  await shop.stop()
  await baseShop?.stop()
  bare.close()
  blankServer.close()
  data.remove()
  baseData.remove()
}
console.log(`\nLoad ${loadavg()[0]?.toFixed(1)}; ${missed.length} goals are missed: ${missed.join(", ")}`)
process.exitCode = missed.length > 0 ? 1 : 0
