import { setTimeout } from "node:timers/promises"
import { type ConcurrencyLimits, createFairLimiter, LimiterFullError, type LimiterUser } from "#core/fair-limiter.ts"

/** Requests that wait to be turned away; more are turned away at once. */
const maxPaused = 1000

type PausingLimits = ConcurrencyLimits & {
  /** Milliseconds until a request is turned away; each waits between half of it and one and a half. */
  pause: number
  /** Milliseconds after which a request is not begun any more: nobody waits for its answer by then. */
  maxWait?: number
}

export type RequestLimiter = {
  /** Runs a request's work once a place is free.
   *  @param full makes the answer of a request that is not let in; called after the pause */
  enter: <T>(user: LimiterUser, work: () => Promise<T>, full: () => T) => Promise<T>
}

/** A fair limiter (core/fair-limiter.ts) of requests. A rejected request is answered after a pause: a program that retries
 *  at once would keep the process as busy with turning it away. */
export function createRequestLimiter({
  pause,
  maxWait = Number.POSITIVE_INFINITY,
  ...limits
}: PausingLimits): RequestLimiter {
  const limiter = createFairLimiter(limits)
  let paused = 0

  const wait = async () => {
    if (paused >= maxPaused) return
    paused += 1
    // Spread: those that came together must not all come back together.
    await setTimeout(pause * (0.5 + Math.random()))
    paused -= 1
  }

  return {
    async enter(user, work, full) {
      const since = performance.now()
      let leave: () => void
      try {
        leave = await limiter.enter(user)
      } catch (error) {
        if (!(error instanceof LimiterFullError)) throw error
        await wait()
        return full()
      }
      try {
        return performance.now() - since > maxWait ? full() : await work()
      } finally {
        leave()
      }
    },
  }
}
