import { Worker } from "node:worker_threads"
import { hashingBusy } from "../errors.ts"
import type { ScryptJob, ScryptResult } from "./scrypt-job.ts"

type WaitingJob = {
  job: ScryptJob
  resolve: (hash: Uint8Array) => void
  reject: (error: Error) => void
}

export type ScryptQueue = {
  /** @throws ApiError 503 HASHING_BUSY when the threads are ended first; Error when its thread ends by itself */
  scrypt: (job: ScryptJob) => Promise<Uint8Array>
  /** Ends the threads. Hashes that wait for them are rejected; a later one starts another thread. */
  end: () => Promise<void>
}

/** A queue in front of threads that hash, and do nothing else. Who may add a job, and when, is for the slots to say
 *  (`hashing-slot.ts`).
 *  @param threads that hash at once at most */
export function createScryptQueue(threads: number): ScryptQueue {
  const waiting: WaitingJob[] = []
  const pool = Array.from({ length: threads }, () => createHashingThread(next))

  function next() {
    for (const thread of pool) {
      const job = thread.isBusy() ? undefined : waiting.shift()
      if (job) thread.compute(job)
    }
  }

  return {
    scrypt: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        next()
      }),
    async end() {
      for (const { reject } of waiting.splice(0)) reject(hashingBusy())
      await Promise.all(pool.map(({ end }) => end()))
    },
  }
}

/** A thread that starts with its first job and keeps the process alive only while it has one; when it dies, its job is rejected and the
 *  next one gets a new thread.
 *  @param free is called when a job is done */
function createHashingThread(free: () => void) {
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
    thread?.unref()
    if ("hash" in result) done?.resolve(result.hash)
    else done?.reject(result.error)
    free()
  }

  return {
    isBusy: () => current !== undefined,
    compute: (job: WaitingJob) => {
      current = job
      thread ??= start()
      thread.ref()
      thread.postMessage(job.job)
    },
    end: async () => {
      await thread?.terminate()
    },
  }
}
