import { setImmediate, setTimeout } from "node:timers/promises"

/** Requests that wait to be turned away; more are turned away at once. */
const maxPaused = 1000

export type Gate = {
  /** Does a request's work, or something else where as many are under way as the gate lets in.
   *  @param full what a request is answered with that is not let in; called after the pause */
  enter: <T>(work: () => Promise<T>, full: () => T) => Promise<T>
}

/** Lets a bounded number of requests at work that keeps a process busy. Each begins in a turn of the event loop of its own,
 *  so that a hundred that come together do not hold up the pages between them. Who is not let in is told so after a pause:
 *  a program that retries at once would keep the process as busy with turning it away.
 *  @param pause in milliseconds; each request waits between half of it and one and a half */
export function createGate({ maxRequests, pause }: { maxRequests: number; pause: number }): Gate {
  let underWay = 0
  let paused = 0
  let turn: Promise<unknown> = Promise.resolve()

  const wait = async () => {
    if (paused >= maxPaused) return
    paused += 1
    // Spread: those that came together must not all come back together.
    await setTimeout(pause * (0.5 + Math.random()))
    paused -= 1
  }

  return {
    async enter(work, full) {
      if (underWay >= maxRequests) {
        await wait()
        return full()
      }
      underWay += 1
      try {
        turn = turn.then(() => setImmediate())
        await turn
        return await work()
      } finally {
        underWay -= 1
      }
    },
  }
}
