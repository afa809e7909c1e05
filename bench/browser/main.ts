// npm run bench:browser: pages on a simulated phone, by Lighthouse, each beside a blank page in the same run. ROUNDS (5) visits
// of each, of which the median counts; PATHS, with commas. Then what shoppers press, with the processor slowed four times. Sample shop, SQLite, loopback. Give it the machine alone.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { loadavg } from "node:os"
import { chromium } from "@playwright/test"
import { startProcess, temporaryData } from "#server/testing.ts"
import { measureInteractions } from "./interactions.ts"
import { type Visit, visit } from "./lighthouse.ts"

const rounds = Number(process.env.ROUNDS ?? 5)
const usual = ["/", "/shop", "/product-details/casque-aura", "/blog", "/cart"]
const inLanguages = usual.flatMap((path) =>
  [path, `/ar${path}`, `/en${path}`].map((one) => one.replace(/(.)\/$/, "$1")),
)
const paths = process.env.PATHS?.split(",") ?? inLanguages

const blank =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><p>.'
const blankServer = createServer((_request, answer) => answer.setHeader("Content-Type", "text/html").end(blank))

const goals = { score: 98, largestPaint: 1500, blocking: 100, shift: 0, interaction: 100 }

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(url: string): Promise<Visit> {
  const visits: Visit[] = []
  // The first one makes the pictures that the page asks for.
  await visit(url)
  for (let round = 0; round < rounds; round++) visits.push(await visit(url))
  const median = (name: keyof Visit) => medianOf(visits.map((one) => one[name]))
  return {
    score: median("score"),
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    blocking: median("blocking"),
    shift: median("shift"),
    elements: median("elements"),
    bytes: median("bytes"),
  }
}

function print(name: string, { score, firstPaint, largestPaint, blocking, shift, elements, bytes }: Visit) {
  const times = [firstPaint, largestPaint, blocking].map((time) => Math.round(time)).join(" | ")
  console.log(`| ${name} | ${score} | ${times} | ${shift.toFixed(3)} | ${elements} | ${Math.round(bytes / 1000)} |`)
}

const data = temporaryData()
const shop = await startProcess("all", { DATA_DIR: data.dir })
await new Promise<void>((listening) => blankServer.listen(0, "127.0.0.1", listening))
const { port } = blankServer.address() as AddressInfo
console.log(`Lighthouse, mobile, median of ${rounds}; milliseconds; load ${loadavg()[0]?.toFixed(1)}\n`)
console.log(
  "| Page | score | first paint | largest paint | blocking | shift | elements | KB |\n|---|---|---|---|---|---|---|---|",
)
const missed: string[] = []
try {
  print("blank", await measure(`http://127.0.0.1:${port}/`))
  for (const path of paths) {
    const page = await measure(shop.url + path)
    print(path, page)
    const { score, largestPaint, blocking, shift } = page
    const isReached =
      score >= goals.score && largestPaint <= goals.largestPaint && blocking <= goals.blocking && shift <= goals.shift
    if (!isReached) missed.push(path)
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
  blankServer.close()
  data.remove()
}
console.log(`\nLoad ${loadavg()[0]?.toFixed(1)}; ${missed.length} goals are missed: ${missed.join(", ")}`)
process.exitCode = missed.length > 0 ? 1 : 0
