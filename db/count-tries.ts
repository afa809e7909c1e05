import { windowAt } from "#core/order-limits.ts"
import type { TryLimit } from "#core/sign-in-limits.ts"
import type { Db } from "./database.ts"
import { countMore } from "./rate-windows.ts"

export type Tries<By extends string> = {
  /** Begins the names of the counts: tries of different kinds do not count against each other. */
  kind: string
  limits: readonly TryLimit<By>[]
  /** A text for each that a try counts against, from which it cannot be read back. */
  tried: Partial<Record<By, string>>
}

type Window = { bucket: string; start: string; most: number; left: number }

export type CountedTry = {
  /** Seconds until another try is taken when this one is too many, else null. */
  retryAfter: number | null
  /** Whether it is the first one that is too many. */
  isFirst: boolean
  /** Takes the count back: the try was none, it succeeded. */
  forget: () => Promise<void>
}

function windowsOf<By extends string>({ kind, limits, tried }: Tries<By>, now: Date): Window[] {
  return limits.flatMap(({ by, seconds, most }) => {
    const subject = tried[by]
    if (subject === undefined) return []
    const { start, left } = windowAt(now, seconds)
    return [{ bucket: `${kind}:${by}:${seconds}:${subject}`, start: start.toISOString(), most, left }]
  })
}

const countIn = async (db: Db, { bucket, start }: Window): Promise<number> => {
  const [row] = await countMore(db, { rows: [{ bucket, window_start: start, count: 1 }] })
  if (!row) throw new Error("The database counted nothing")
  return row.count
}

async function takeBack(db: Db, windows: Window[]): Promise<void> {
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

/** Counts a try before it is looked at, so that a thousand at once are not looked at either, in whatever process. */
export async function countTry<By extends string>(db: Db, tries: Tries<By>, now: Date): Promise<CountedTry> {
  const counted: Window[] = []
  for (const window of windowsOf(tries, now)) {
    const count = await countIn(db, window)
    if (count > window.most) {
      return { retryAfter: window.left, isFirst: count === window.most + 1, forget: async () => undefined }
    }
    counted.push(window)
  }
  return { retryAfter: null, isFirst: false, forget: () => takeBack(db, counted) }
}
