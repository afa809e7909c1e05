// npm run bench -- browser: pages on a simulated phone, by Lighthouse, each in turns with the same HTML and headers without scripts, and
// with BASE=/path/to/another built checkout. ROUNDS (5) visits of each, of which the median counts; PATHS, with commas. Then some pages
// on a cheap phone, and what shoppers press and follow. Sample shop, SQLite, loopback. Give it the machine alone.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { startProcess, temporaryData } from "#server/testing.ts"
import { programOf } from "../abuse/tree.ts"
import { measureFirstPresses } from "./first-presses.ts"
import { measureInteractions } from "./interactions.ts"
import { type Visit, visit } from "./lighthouse.ts"
import { measureNavigations } from "./navigations.ts"
import { serveScriptlessPages } from "./scriptless-pages.ts"

const rounds = Number(process.env.ROUNDS ?? 5)
const usual = ["/", "/shop", "/product-details/casque-aura", "/blog", "/cart"]
const inLanguages = usual.flatMap((path) => [path, `/ar${path}`].map((one) => one.replace(/(.)\/$/, "$1")))
const base = process.env.BASE
const paths = process.env.PATHS?.split(",") ?? inLanguages
const cheapPaths = process.env.PATHS?.split(",") ?? usual

const blank =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><p>.'
const blankServer = createServer((_request, answer) => answer.setHeader("Content-Type", "text/html").end(blank))

/** Against the same HTML without scripts; presses in milliseconds. */
const goals = { points: 3, blocking: 60, work: 1.2, interaction: 100 }
/** Bytes of a product page's first visit, which nobody scrolls. */
const maxProductBytes = 150_000
/** Lighthouse's index of a cheap phone's processor. */
const cheapIndex = 300

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Medians of visits of some addresses, which are visited in turns. */
async function measure(urls: string[], slowdown = 4): Promise<Visit[]> {
  // The first one makes the pictures that the page asks for.
  for (const url of urls) await visit(url, slowdown)
  const visits = urls.map((): Visit[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, url] of urls.entries()) visits[index]?.push(await visit(url, slowdown))
  return visits.map(median)
}

function median(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(names.map((name) => [name, medianOf(visits.map((one) => one[name]))])) as Visit
}

const isReached = (page: Visit, floor: Visit) =>
  page.score >= floor.score - goals.points &&
  page.blocking <= floor.blocking + goals.blocking &&
  page.work <= floor.work * goals.work

const isTooHeavy = (path: string, { bytes }: Visit) => path.includes("/product-details/") && bytes > maxProductBytes

function print(name: string, { score, firstPaint, largestPaint, blocking, work, shift, bytes }: Visit, floor?: Visit) {
  const times = [firstPaint, largestPaint, blocking, work].map((time) => Math.round(time)).join(" | ")
  const ratio = floor ? (work / floor.work).toFixed(2) : ""
  console.log(`| ${name} | ${score} | ${times} | ${ratio} | ${shift.toFixed(3)} | ${Math.round(bytes / 1000)} |`)
}

/** Measures pages beside themselves without scripts, and prints them. */
async function measurePages(paths: readonly string[], slowdown: number) {
  for (const path of paths) {
    const shops = [shop.url, scriptless.url, ...(baseShop ? [baseShop.url] : [])]
    const [page, floor, before] = await measure(
      shops.map((url) => url + path),
      slowdown,
    )
    if (!page || !floor) continue
    print(path, page, floor)
    print(`${path}, without scripts`, floor)
    if (before) print(`${path}, BASE`, before, floor)
    if (isTooHeavy(path, page)) missed.push(`${path} (bytes)`)
    if (!isReached(page, floor)) missed.push(`${path} (slowed ${slowdown} times)`)
  }
}

const data = temporaryData()
const shop = await startProcess("all", { DATA_DIR: data.dir })
const scriptless = await serveScriptlessPages(shop.url)
const baseData = temporaryData()
const baseProgram = base ? programOf(base) : undefined
const baseShop = baseProgram ? await startProcess("all", { DATA_DIR: baseData.dir }, baseProgram) : undefined
await new Promise<void>((listening) => blankServer.listen(0, "127.0.0.1", listening))
const { port } = blankServer.address() as AddressInfo
console.log(`Lighthouse, mobile, median of ${rounds}; milliseconds; load ${loadavg()[0]?.toFixed(1)}\n`)
console.log(
  "| Page | score | first paint | largest paint | blocking | work | ratio | shift | KB |\n|---|---|---|---|---|---|---|---|---|",
)
const missed: string[] = []
try {
  const [blankVisit] = await measure([`http://127.0.0.1:${port}/`])
  if (!blankVisit) throw new Error("The blank page was not measured")
  print("blank", blankVisit)
  await measurePages(paths, 4)
  const slowdown = Math.max(1, Math.round(blankVisit.index / cheapIndex))
  console.log(
    `\nOn a cheap phone: slowed ${slowdown} times, as the index of the blank page is ${Math.round(blankVisit.index)}`,
  )
  await measurePages(cheapPaths, slowdown)
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] })
  const shops = [{ name: "", url: shop.url }, ...(baseShop ? [{ name: ", BASE", url: baseShop.url }] : [])]
  for (const { name: whose, url } of shops) {
    console.log(`\n| Press${whose} | ms until the next frame, median | max |\n|---|---|---|`)
    for (const { name, median, max } of await measureInteractions(browser, url, rounds)) {
      console.log(`| ${name} | ${median} | ${max} |`)
      if (median > goals.interaction && !whose) missed.push(name)
    }
    console.log(`\n| First press${whose} | taken, ms | done, ms |\n|---|---|---|`)
    for (const { name, taken, done } of await measureFirstPresses(browser, url, rounds))
      console.log(`| ${name} | ${taken} | ${done} |`)
    console.log(`\n| Follow a link${whose} | ms |\n|---|---|`)
    for (const { name, milliseconds } of await measureNavigations(browser, url, rounds))
      console.log(`| ${name} | ${milliseconds} |`)
  }
  await browser.close()
} finally {
  await shop.stop()
  await baseShop?.stop()
  scriptless.close()
  blankServer.close()
  data.remove()
  baseData.remove()
}
console.log(`\nLoad ${loadavg()[0]?.toFixed(1)}; ${missed.length} goals are missed: ${missed.join(", ")}`)
process.exitCode = missed.length > 0 ? 1 : 0
