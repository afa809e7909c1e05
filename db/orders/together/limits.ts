import { sql } from "kysely"
import { rateLimits } from "#core/rate-limits.ts"
import { touchQuery } from "../../changes/content-version.ts"
import type { Tx } from "../../database.ts"
import { rowInsertion } from "../../json-rows.ts"
import { pipelined } from "../../pipelined.ts"
import {
  countedWindows,
  type RateLimitState,
  type RateWindow,
  rateWindows,
  type Subjects,
  toRateLimitState,
} from "../../rate-windows.ts"
import { RetryTransaction } from "../../transaction.ts"
import { keyOfWindow } from "./order-facts.ts"

/** The windows of one order: those that it is judged by, and those that it counts in. */
export function windowsOf(subjects: Subjects, now: Date) {
  return { judged: countedWindows(subjects, now), counted: rateWindows("orders", rateLimits.orders, subjects, now) }
}

export type OrderWindows = ReturnType<typeof windowsOf>

/** Where the limits stand while a group's orders are calculated: what is stored, and what those before have added. */
export type GroupCounts = { stored: Map<string, number>; added: Map<string, RateWindow & { count: number }> }

const countOf = ({ stored, added }: GroupCounts, window: RateWindow) => {
  const key = keyOfWindow(window)
  return (stored.get(key) ?? 0) + (added.get(key)?.count ?? 0)
}

/** @returns undefined for an order that is over a limit */
export function judgeByLimits({ judged, counted }: OrderWindows, counts: GroupCounts): RateLimitState | undefined {
  const state = toRateLimitState(
    judged,
    judged.map((window) => countOf(counts, window)),
  )
  const isOver = counted.some((window) => countOf(counts, window) >= window.max)
  return state.retryAfter !== null || isOver ? undefined : state
}

/** Counts an order in its windows; stored by `storeCounts`. */
export function addToCounts({ counted }: OrderWindows, { added }: GroupCounts): void {
  for (const window of counted) {
    const key = keyOfWindow(window)
    added.set(key, { ...window, count: (added.get(key)?.count ?? 0) + 1 })
  }
}

type Counted = { bucket: string; window_start: string; count: number }

const insertCounts = rowInsertion<"rate_window", Counted>("rate_window", {
  columns: ["bucket", "window_start", "count", "expires_at"],
  onConflict: () => sql`on conflict (bucket, window_start)
    do update set count = rate_window.count + excluded.count`,
  returning: ["bucket", "window_start", "count"],
})

/** As `countOrder`, for a group: one more in each window for each order, in the order of the buckets, and the content's version
 *  once. */
export function countQueries(tx: Tx, { added }: GroupCounts) {
  const rows = [...added.values()]
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
    .map(({ bucket, start, end, count }) => ({ bucket, window_start: start, count, expires_at: end }))
  return {
    counts: insertCounts.query(tx, rows),
    version: touchQuery(tx),
    /** @throws RetryTransaction when another process has counted meanwhile and one of the orders was too many */
    assertWithinLimits(counted: readonly Counted[]) {
      const isOver = ({ bucket, window_start: start, count }: Counted) =>
        count > (added.get(keyOfWindow({ bucket, start }))?.max ?? 0)
      if (counted.some(isOver)) throw new RetryTransaction("One of the group is over a limit")
    },
  }
}

export type CountQueries = ReturnType<typeof countQueries>

/** Runs `countQueries` by themselves.
 *  @throws as they do */
export async function storeCounts(tx: Tx, { counts, version, assertWithinLimits }: CountQueries): Promise<void> {
  const [counted] = await pipelined(tx, [counts, version])
  assertWithinLimits(counted)
}
