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
