import { isMainThread } from "node:worker_threads"

/** Runs jobs, no more than `max` at once; the others wait in the order in which they came. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** How many pictures a thread of the shop decodes and encodes at once. The one that answers requests takes two; each import, of
 *  which a process runs a few at once (`run-import.ts`), one. */
const maxConcurrent = isMainThread ? 2 : 1

/** Runs whatever reads and writes a picture; so many jobs at once, the others in the order in which they came. */
export const encodeSerially = limitConcurrency(maxConcurrent)
