import { setTimeout as delay } from "node:timers/promises"
import { createWakeUp } from "./wake-up.ts"

export type Work = {
  /** Begins what is due, or does it.
   *  @param stopping aborts when the worker stops: nothing is begun after it
   *  @param wake has the worker look again
   *  @returns whether it found something: then it is asked again at once */
  startDue: (stopping: AbortSignal, wake: () => void) => Promise<boolean>
  /** Milliseconds until the worker looks again after it found nothing, if nothing wakes it before. */
  idle: () => number | Promise<number>
  /** Milliseconds until it looks again after `startDue` failed: the database is away or busy. */
  pollInterval: number
  /** Called when `startDue` failed. */
  onError: (error: unknown) => void
  /** What wakes the worker: each is given a function that does, and returns one that ends it. */
  sources: ((wake: () => void) => () => void)[]
  /** Waits for what `startDue` began. */
  finish?: () => Promise<unknown>
}

/** Milliseconds that work under way is waited for at the end: less than the process is given. */
const maxEnding = 5000

/** Does what waits in a queue of the database until it is stopped. Any number of processes may do so: each takes its work by a lease.
 *  @returns stops it: work under way is waited for a while, what is not begun is left to others */
export function startWorker({ startDue, idle, pollInterval, onError, sources, finish }: Work): () => Promise<void> {
  const stopping = new AbortController()
  const { wake, wait } = createWakeUp(stopping.signal)
  const ends = sources.map((source) => source(wake))
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await startDue(stopping.signal, wake))) await wait(await idle())
      } catch (error) {
        onError(error)
        await wait(pollInterval)
      }
    }
    await finish?.()
  }
  const ended = run()
  return async () => {
    for (const end of ends) end()
    stopping.abort()
    const timer = new AbortController()
    await Promise.race([
      ended,
      delay(maxEnding, undefined, { ref: false, signal: timer.signal }).catch(() => undefined),
    ])
    timer.abort()
  }
}

/** Works that run beside each other, no more than a number at once.
 *  @param max number of them */
export function createConcurrentWorks(max: number) {
  const running = new Set<Promise<void>>()
  return {
    isFull: () => running.size >= max,
    /** @param work does not fail
     *  @param ended is called when it has ended */
    start: (work: Promise<void>, ended: () => void) => {
      const settled = work.finally(() => {
        running.delete(settled)
        ended()
      })
      running.add(settled)
    },
    finish: () => Promise.all(running),
  }
}
