import { type LimitScope, type RateLimit, rateLimits, windowAt } from "#core/rate-limits.ts"
import type { Db } from "./database.ts"
import { preparedQuery } from "./prepared-query.ts"

/** A text for each scope that a request counts in, from which it cannot be read back. */
export type Subjects<By extends string = LimitScope> = Partial<Record<By, string>>

/** The window of a limit that holds now. `bucket` names what it counts; times as they are stored. */
export type RateWindow<By extends string = LimitScope> = {
  by: By
  bucket: string
  start: string
  end: string
  max: number
  /** Seconds until it ends. */
  left: number
}

/** The windows that hold now, in the order of the limits; none for a scope that the request has no subject of.
 *  @param kind begins the names of the buckets: requests of different kinds do not count against each other */
export function rateWindows<By extends string>(
  kind: string,
  limits: readonly RateLimit<By>[],
  subjects: Subjects<By>,
  now: Date,
): RateWindow<By>[] {
  return limits.flatMap(({ by, seconds, max }) => {
    const subject = subjects[by]
    if (subject === undefined) return []
    const { start, left } = windowAt(now, seconds)
    const end = new Date(start.getTime() + seconds * 1000).toISOString()
    return [{ by, bucket: `${kind}:${by}:${seconds}:${subject}`, start: start.toISOString(), end, max, left }]
  })
}

const findCounts = preparedQuery((db, { buckets }: { buckets: string[] }) =>
  db.selectFrom("rate_window").select(["bucket", "window_start as start", "count"]).where("bucket", "in", buckets),
)

type NewCount = { bucket: string; window_start: string; count: number; expires_at?: string }

/** Counts one more in each of some windows, in one statement.
 *  @returns where they stand then */
export const countMore = preparedQuery((db, { rows }: { rows: NewCount[] }) =>
  db
    .insertInto("rate_window")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["bucket", "window_start"]).doUpdateSet((e) => ({ count: e("rate_window.count", "+", 1) })),
    )
    .returning(["bucket", "count"]),
)

/** Counts one request in each of some windows, in one statement, in the order of their keys: two that count in the same
 *  windows never wait for each other.
 *  @returns the windows in which it is too many, with their counts */
export async function countWindows<By extends string>(
  db: Db,
  windows: readonly RateWindow<By>[],
): Promise<(RateWindow<By> & { count: number })[]> {
  if (windows.length === 0) return []
  const rows = windows
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
    .map(({ bucket, start, end }) => ({ bucket, window_start: start, count: 1, expires_at: end }))
  const counted = new Map((await countMore(db, { rows })).map(({ bucket, count }) => [bucket, count]))
  return windows.flatMap((window) => {
    const count = counted.get(window.bucket) ?? 0
    return count > window.max ? [{ ...window, count }] : []
  })
}

export const maxRetryAfter = (windows: readonly { left: number }[]) =>
  windows.length > 0 ? Math.max(...windows.map(({ left }) => left)) : null

/** A window of rejected tries, or of a network's orders. */
type CountedWindow = RateWindow & { counts: "tries" | "orders" }

export type RateLimitState = {
  /** Seconds until another try is taken; null = no limit is reached. */
  retryAfter: number | null
  /** Orders of the network in this hour. */
  ofNetwork: number
}

/** The windows that `toRateLimitState` needs the counts of. The limits of orders are not among them: an order that is there
 *  already is answered again whatever they say. */
export function countedWindows(subjects: Subjects, now: Date): CountedWindow[] {
  const tries = rateWindows("order-tries", rateLimits["order-tries"], subjects, now)
  const network = rateWindows("orders", rateLimits.orders, subjects, now).filter(({ by }) => by === "network")
  return [
    ...tries.map((window) => ({ ...window, counts: "tries" as const })),
    ...network.map((window) => ({ ...window, counts: "orders" as const })),
  ]
}

/** Where the sender of an order stands before one more try.
 *  @param counts of the windows, in their order */
export function toRateLimitState(windows: readonly CountedWindow[], counts: readonly number[]): RateLimitState {
  const counted = windows.map((window, index) => ({ ...window, count: counts[index] ?? 0 }))
  return {
    retryAfter: maxRetryAfter(counted.filter(({ counts, count, max }) => counts === "tries" && count >= max)),
    ofNetwork: counted.reduce((sum, { counts, count }) => sum + (counts === "orders" ? count : 0), 0),
  }
}

/** `toRateLimitState` by what the database holds. */
export async function findRateLimitState(db: Db, subjects: Subjects, now: Date): Promise<RateLimitState> {
  const windows = countedWindows(subjects, now)
  if (windows.length === 0) return toRateLimitState([], [])
  const rows = await findCounts(db, { buckets: windows.map(({ bucket }) => bucket) })
  const countOf = (window: RateWindow) =>
    rows.find(({ bucket, start }) => bucket === window.bucket && start === window.start)?.count ?? 0
  return toRateLimitState(windows, windows.map(countOf))
}

/** Counts one more rejected try, in one statement, so that limits hold across processes. */
export async function countRejected(db: Db, subjects: Subjects, now: Date): Promise<void> {
  await countWindows(db, rateWindows("order-tries", rateLimits["order-tries"], subjects, now))
}
