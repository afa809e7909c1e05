import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { readMainThread } from "./main-thread.ts"

/** Fetched when it is asked for: with its packages it takes 176 MB, which no shop needs. */
const lighthouse = "lighthouse@13.5.0"

/** Metrics of one visit of a page; times in milliseconds of a slow phone, as Lighthouse simulates it. */
export type Visit = {
  /** 0 to 100 */
  score: number
  firstPaint: number
  largestPaint: number
  /** Of the main thread: processor time of its tasks above 50 ms each. */
  blocking: number
  /** Of the main thread: processor time in all. */
  work: number
  shift: number
  elements: number
  /** Of all files. */
  bytes: number
  /** How fast Lighthouse found this machine's processor. */
  index: number
}

type Audit = { numericValue?: number }
type Report = {
  environment: { benchmarkIndex: number }
  categories: { performance: { score: number | null } }
  audits: Record<string, Audit | undefined>
}

/** Visits a page once, on a simulated phone with a weak network.
 *  @param slowdown how many times slower than this machine's the phone's processor is
 *  @throws Error when Lighthouse cannot be fetched or started, with its last lines */
export async function visit(url: string, slowdown = 4): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), "hanout-visit-"))
  try {
    const report = join(folder, "visit.json")
    await runLighthouse(url, slowdown, report)
    const { categories, audits, environment }: Report = JSON.parse(readFileSync(report, "utf8"))
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      // None where it could not measure a part of it.
      score: Math.round((categories.performance.score ?? Number.NaN) * 100),
      firstPaint: number("first-contentful-paint"),
      largestPaint: number("largest-contentful-paint"),
      ...readMainThread(join(folder, "visit-0.trace.json"), slowdown),
      shift: number("cumulative-layout-shift"),
      elements: number("dom-size-insight"),
      bytes: number("total-byte-weight"),
      index: environment.benchmarkIndex,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes the report of a visit into a file, and its trace beside it. */
async function runLighthouse(url: string, slowdown: number, report: string): Promise<void> {
  const chrome = "--chrome-flags=--headless=new --no-sandbox"
  const flags = ["--only-categories=performance", "--output=json", "--quiet", "--no-enable-error-reporting", chrome]
  flags.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`, "--save-assets", `--output-path=${report}`)
  const child = spawn("npm", ["exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse", url, ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  const [problems, [status]] = await Promise.all([text(child.stderr), once(child, "exit")])
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${problems.slice(-500)}`)
}
