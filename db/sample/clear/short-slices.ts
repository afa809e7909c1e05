import { setTimeout } from "node:timers/promises"
import type { Db } from "../../database.ts"
import { isPostgres } from "../../engine.ts"

/** Milliseconds that a transaction shall take: on SQLite orders wait for it. */
const goal = 12
/** Things of the first transaction of a kind, and the most of any. */
const firstSlice = 6
const maxSlice = 80
/** Milliseconds in which whoever waits for SQLite's only writer has its turn. */
const pause = 30

/** Does work on a list in short transactions, with as many items in each as fit into some milliseconds.
 *  @param work one transaction */
export async function inShortSlices<T>(
  db: Db,
  items: readonly T[],
  work: (slice: T[]) => Promise<void>,
): Promise<void> {
  const isShared = isPostgres(db)
  let size = isShared ? maxSlice : firstSlice
  for (let done = 0; done < items.length; ) {
    const slice = items.slice(done, done + Math.round(size))
    const began = performance.now()
    await work(slice)
    done += slice.length
    if (isShared) continue
    const took = performance.now() - began
    size = Math.min(maxSlice, Math.max(1, size * Math.min(2, Math.max(0.5, goal / took))))
    await setTimeout(pause)
  }
}
