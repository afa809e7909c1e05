import { Worker } from "node:worker_threads"
import { hashingBusy } from "../errors.ts"
import type { ScryptJob, ScryptResult } from "./scrypt-job.ts"

type WaitingJob = {
  job: ScryptJob
  /** By `performance.now()`. */
  since: number
  resolve: (hash: Uint8Array) => void
  reject: (error: Error) => void
}

export type ScryptQueue = {
  /** @throws ApiError 503 HASHING_BUSY when the queue is full or the job has waited too long; Error when the thread ended */
  scrypt: (job: ScryptJob) => Promise<Uint8Array>
  /** Ends the thread. Hashes that wait for it are rejected; a later one starts another thread. */
  end: () => Promise<void>
}

/** A queue in front of one thread that hashes, and does nothing else. The thread starts with the first job and keeps the
 *  process alive only while it has one; when it dies, its job is rejected and the next one gets a new thread.
 *  @param maxWaiting jobs that may wait behind the one that is computed
 *  @param maxWait milliseconds after which a job is not begun any more: nobody waits for its answer by then */
export function createScryptQueue({ maxWaiting, maxWait }: { maxWaiting: number; maxWait: number }): ScryptQueue {
  const waiting: WaitingJob[] = []
  let current: WaitingJob | undefined
  let thread: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(new URL("./scrypt-thread.ts", import.meta.url), { execArgv: [] })
    started.on("message", (result: ScryptResult) => settle(result))
    started.on("error", (error) => lose(started, error))
    started.on("exit", () => lose(started, new Error("The thread that hashes passwords ended")))
    return started
  }

  const lose = (lost: Worker, error: Error) => {
    if (thread !== lost) return
    thread = undefined
    settle({ error })
  }

  const settle = (result: ScryptResult) => {
    const done = current
    current = undefined
    if ("hash" in result) done?.resolve(result.hash)
    else done?.reject(result.error)
    next()
  }

  const next = () => {
    if (current) return
    const job = waiting.shift()
    if (!job) return thread?.unref()
    if (performance.now() - job.since > maxWait) {
      job.reject(hashingBusy())
      return next()
    }
    current = job
    thread ??= start()
    thread.ref()
    thread.postMessage(job.job)
  }

  return {
    scrypt: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(hashingBusy())
        waiting.push({ job, since: performance.now(), resolve, reject })
        next()
      }),
    async end() {
      for (const { reject } of waiting.splice(0)) reject(hashingBusy())
      await thread?.terminate()
    },
  }
}
