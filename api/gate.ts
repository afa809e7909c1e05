import { setTimeout } from "node:timers/promises"
import { createFairGate, GateFullError, type GateLimits, type GateUser } from "#core/fair-gate.ts"

/** Requests that wait to be turned away; more are turned away at once. */
const maxPaused = 1000

type PausingLimits = GateLimits & {
  /** Milliseconds until a request is turned away; each waits between half of it and one and a half. */
  pause: number
  /** Milliseconds after which a request is not begun any more: nobody waits for its answer by then. */
  maxWait?: number
}

export type Gate = {
  /** Does a request's work, or something else where there is no room for it.
   *  @param full what a request is answered with that is not let in; called after the pause */
  enter: <T>(user: GateUser, work: () => Promise<T>, full: () => T) => Promise<T>
}

/** A fair gate (core/fair-gate.ts) in front of requests. Who is not let in is told so after a pause: a program that retries
 *  at once would keep the process as busy with turning it away. */
export function createGate({ pause, maxWait = Number.POSITIVE_INFINITY, ...limits }: PausingLimits): Gate {
  const gate = createFairGate(limits)
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
        leave = await gate.enter(user)
      } catch (error) {
        if (!(error instanceof GateFullError)) throw error
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
