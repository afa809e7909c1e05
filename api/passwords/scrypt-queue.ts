import { Worker } from "node:worker_threads"
import { hashingBusy } from "../errors.ts"
import type { ScryptJob, ScryptResult } from "./scrypt-job.ts"

type WaitingJob = {
  job: ScryptJob
  resolve: (hash: Uint8Array) => void
  reject: (error: Error) => void
}

export type ScryptQueue = {
  /** @throws ApiError 503 HASHING_BUSY when the thread is ended first; Error when it ends by itself */
  scrypt: (job: ScryptJob) => Promise<Uint8Array>
  /** Ends the thread. Hashes that wait for it are rejected; a later one starts another thread. */
  end: () => Promise<void>
}

/** A queue in front of one thread that hashes, and does nothing else. The thread starts with the first job and keeps the
 *  process alive only while it has one; when it dies, its job is rejected and the next one gets a new thread. Who may add
 *  a job, and when, is for the slots to say (`hashing-slot.ts`). */
export function createScryptQueue(): ScryptQueue {
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
    current = waiting.shift()
    if (!current) return thread?.unref()
    thread ??= start()
    thread.ref()
    thread.postMessage(current.job)
  }

  return {
    scrypt: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        next()
      }),
    async end() {
      for (const { reject } of waiting.splice(0)) reject(hashingBusy())
      await thread?.terminate()
    },
  }
}
