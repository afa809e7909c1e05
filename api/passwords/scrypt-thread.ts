// The entry of the thread that hashes passwords: one job at a time, in the order in which they come.
import { scryptSync } from "node:crypto"
import { parentPort } from "node:worker_threads"
import { lowerThreadPriority } from "../thread-priority.ts"
import { hashLength, type ScryptJob, type ScryptResult } from "./scrypt-job.ts"

lowerThreadPriority(3)

/** scryptSync keeps out of libuv's thread pool, which compression, pictures, files and DNS share. */
function compute({ password, salt, cost: { N, r, p } }: ScryptJob): ScryptResult {
  try {
    return { hash: scryptSync(password, salt, hashLength, { N, r, p, maxmem: 256 * N * r + 2 ** 20 }) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

// Sent by scrypt-queue.ts alone.
parentPort?.on("message", (job: ScryptJob) => parentPort?.postMessage(compute(job)))
