import type { RateLimit } from "#core/rate-limits.ts"
import { type RequestCounter, requestCounter } from "#core/request-counter.ts"
import type { Db } from "./database.ts"
import { countWindows, type RateWindow, rateWindows, type Subjects } from "./rate-windows.ts"

export type Tries<By extends string> = {
  /** Begins the names of the buckets: tries of different kinds do not count against each other. */
  kind: string
  /** In the order in which they are counted. */
  limits: readonly RateLimit<By>[]
  tried: Subjects<By>
}

export type CountedTry<By extends string = string> = {
  /** Seconds until another try is taken when this one is too many, else null. */
  retryAfter: number | null
  /** The scope in which it is too many. */
  rejectedBy: By | null
  /** Whether it is the first one that is too many. */
  isFirst: boolean
  /** Takes the count back: the try was none, it succeeded. */
  undo: () => Promise<void>
}

/** One counter for each database that the process has open. */
const processCounters = new WeakMap<Db, RequestCounter>()
const maxKinds = 100

function processCounter(db: Db): RequestCounter {
  const known = processCounters.get(db)
  if (known) return known
  const counter = requestCounter(maxKinds)
  processCounters.set(db, counter)
  return counter
}

async function undoCount(db: Db, windows: readonly RateWindow<string>[]): Promise<void> {
  for (const { bucket, start } of windows) {
    await db
      .updateTable("rate_window")
      .set((e) => ({ count: e("count", "-", 1) }))
      .where("bucket", "=", bucket)
      .where("window_start", "=", start)
      .where("count", ">", 0)
      .execute()
  }
}

/** The limits of a scope, in the order of the table. */
function byScope<By extends string>(limits: readonly RateLimit<By>[]): RateLimit<By>[][] {
  const scopes = [...new Set(limits.map(({ by }) => by))]
  return scopes.map((scope) => limits.filter(({ by }) => by === scope))
}

/** Counts a try before it is looked at, so that a thousand at once are not looked at either, in whatever process. Scope
 *  by scope in the order of the limits, one statement each: what is rejected by one does not count in the next. A limit
 *  by `process` is counted in memory, unless `tried` has no such entry; while it is full nothing is written. */
export async function countTry<By extends string>(
  db: Db,
  { kind, limits, tried }: Tries<By>,
  now: Date,
): Promise<CountedTry<By>> {
  const counter = processCounter(db)
  const reject = (by: By, retryAfter: number, isFirst: boolean): CountedTry<By> => ({
    retryAfter,
    isFirst,
    rejectedBy: by,
    undo: async () => undefined,
  })
  const inMemory = limits.filter(({ by }) => by === "process" && tried[by] !== undefined)
  for (const limit of inMemory) {
    const left = counter.isFull(kind, limit, now)
    if (left !== null) return reject(limit.by, left, false)
  }
  const counted: RateWindow<By>[] = []
  const countedInMemory: RateLimit<By>[] = []
  for (const scope of byScope(limits)) {
    const limit = scope.find((each) => inMemory.includes(each))
    const left = limit ? counter.count(kind, limit, now) : null
    if (limit && left !== null) return reject(limit.by, left, false)
    if (limit) {
      countedInMemory.push(limit)
      continue
    }
    const windows = rateWindows(kind, scope, tried, now)
    const over = await countWindows(db, windows)
    const [first] = over.toSorted((a, b) => b.left - a.left)
    if (first)
      return reject(
        first.by,
        first.left,
        over.some(({ count, max }) => count === max + 1),
      )
    counted.push(...windows)
  }
  const undo = () => {
    for (const limit of countedInMemory) counter.undo(kind, limit, now)
    return undoCount(db, counted)
  }
  return { retryAfter: null, rejectedBy: null, isFirst: false, undo }
}
