import { windowAt } from "./rate-limits.ts"

export type CounterLimit = { seconds: number; max: number }

/** Counts requests in the memory of one process: nothing is stored, a restart starts again.
 *  @param maxKeys of how many keys a count is held; the least recently counted one is dropped first */
export function requestCounter(maxKeys: number) {
  const counts = new Map<string, { start: number; count: number }>()

  const read = (key: string, { seconds }: CounterLimit, now: Date) => {
    const { start, left } = windowAt(now, seconds)
    const known = counts.get(key)
    return { start: start.getTime(), left, count: known?.start === start.getTime() ? known.count : 0 }
  }

  return {
    /** @returns seconds until the next request is taken when this one would be too many, else null */
    isFull(key: string, limit: CounterLimit, now: Date): number | null {
      const { count, left } = read(key, limit, now)
      return count >= limit.max ? left : null
    },
    /** Counts one request.
     *  @returns as `isFull`, of this request */
    count(key: string, limit: CounterLimit, now: Date): number | null {
      const { start, count, left } = read(key, limit, now)
      counts.delete(key)
      counts.set(key, { start, count: count + 1 })
      for (const oldest of counts.keys()) {
        if (counts.size <= maxKeys) break
        counts.delete(oldest)
      }
      return count >= limit.max ? left : null
    },
    /** Takes the count of a request back.
     *  @param at when it was counted */
    undo(key: string, { seconds }: CounterLimit, at: Date): void {
      const counted = counts.get(key)
      if (counted?.start === windowAt(at, seconds).start.getTime() && counted.count > 0) counted.count--
    },
  }
}

export type RequestCounter = ReturnType<typeof requestCounter>
