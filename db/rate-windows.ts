import { type Counted, type Limit, type LimitedBy, orderLimits, windowAt } from "#core/order-limits.ts"
import type { Db } from "./database.ts"
import { keptQuery } from "./kept-query.ts"
import type { RateWindowTable } from "./order-schema.ts"

/** A text for each that an order counts against, from which it cannot be read back. */
export type Counts = Partial<Record<LimitedBy, string>>

const countsOf = keptQuery((db, { buckets }: { buckets: string[] }) =>
  db.selectFrom("rate_window").select(["bucket", "window_start as start", "count"]).where("bucket", "in", buckets),
)

/** Counts one more in each of some windows, in one statement.
 *  @returns where they stand then */
export const countMore = keptQuery((db, { rows }: { rows: RateWindowTable[] }) =>
  db
    .insertInto("rate_window")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["bucket", "window_start"]).doUpdateSet((e) => ({ count: e("rate_window.count", "+", 1) })),
    )
    .returning(["bucket", "count"]),
)

type Window = { limit: Limit; bucket: string; start: string; left: number }

/** The windows that hold now. In the order of their keys, so that two that count the same never wait for each other. */
function windowsOf(counts: Counts, counted: readonly Counted[], now: Date): Window[] {
  const windows = orderLimits.flatMap((limit) => {
    const subject = counts[limit.by]
    if (subject === undefined || !counted.includes(limit.counted)) return []
    const { start, left } = windowAt(now, limit.seconds)
    const bucket = `${limit.by}:${limit.counted}:${limit.seconds}:${subject}`
    return [{ limit, bucket, start: start.toISOString(), left }]
  })
  return windows.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
}

export type Standing = {
  /** Seconds until another try is taken; null = no limit is reached. */
  retryAfter: number | null
  /** Orders of the network in this hour. */
  ofNetwork: number
}

/** Where these stand before one more try. The limits of orders are not looked at: an order that is there already is
 *  answered again whatever they say. */
export async function readStanding(db: Db, counts: Counts, now: Date): Promise<Standing> {
  const windows = windowsOf(counts, ["orders", "tries"], now)
  if (windows.length === 0) return { retryAfter: null, ofNetwork: 0 }
  const rows = await countsOf(db, { buckets: windows.map(({ bucket }) => bucket) })
  const countOf = (window: Window) =>
    rows.find(({ bucket, start }) => bucket === window.bucket && start === window.start)?.count ?? 0
  const full = windows.filter((window) => window.limit.counted === "tries" && countOf(window) >= window.limit.most)
  const network = windows.find(({ limit }) => limit.by === "network" && limit.counted === "orders")
  return {
    retryAfter: full.length > 0 ? Math.max(...full.map(({ left }) => left)) : null,
    ofNetwork: network ? countOf(network) : 0,
  }
}

/** Counts one more, in one statement, so that limits hold across processes.
 *  @returns seconds until more is taken when this one was too many, else null */
export async function countOne(db: Db, counts: Counts, counted: Counted, now: Date): Promise<number | null> {
  const windows = windowsOf(counts, [counted], now)
  if (windows.length === 0) return null
  const first = windows.map(({ bucket, start }) => ({ bucket, window_start: start, count: 1 }))
  const rows = await countMore(db, { rows: first })
  const over = windows.filter(({ bucket, limit }) =>
    rows.some((row) => row.bucket === bucket && row.count > limit.most),
  )
  return over.length > 0 ? Math.max(...over.map(({ left }) => left)) : null
}
