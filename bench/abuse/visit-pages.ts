import { setTimeout as delay } from "node:timers/promises"
import { createClient } from "./http.ts"

/** Milliseconds of many answers. */
export type Latency = { p50: number; p99: number; max: number }

/** `failed` counts the pages that were not answered with 200. */
export type Probe = { cached: Latency; uncached: Latency; failed: number }

/** Milliseconds between two requests for pages: forty a second, half of them for a page that is in no cache. */
const interval = 25

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

function summarize(milliseconds: readonly number[]): Latency {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max: sorted.at(-1) ?? 0 }
}

let round = 0

/** Visits pages at a fixed rate, whether the shop keeps up or not, until `isOver` says so. */
export async function visitPages(url: string, isOver: () => boolean): Promise<Probe> {
  const visitor = createClient(url, "203.0.113.5", 256)
  const times = { cached: [] as number[], uncached: [] as number[] }
  let failed = 0
  const visits: Promise<void>[] = []
  const visit = async (kind: keyof typeof times, path: string) => {
    const { status, milliseconds } = await visitor.send(path)
    if (status !== 200) failed++
    times[kind].push(milliseconds)
  }
  const start = performance.now()
  for (let index = 0; !isOver(); index++) {
    const isCached = index % 2 === 0
    visits.push(isCached ? visit("cached", "/shop") : visit("uncached", `/shop?minPrice=${++round}`))
    await delay(Math.max(0, start + (index + 1) * interval - performance.now()))
  }
  await Promise.all(visits)
  visitor.close()
  return { cached: summarize(times.cached), uncached: summarize(times.uncached), failed }
}
