// The entry of the thread that hashes passwords: one job at a time, in the order in which they come.
import { scryptSync } from "node:crypto"
import { setPriority } from "node:os"
import { parentPort } from "node:worker_threads"
import { hashLength, type ScryptJob, type ScryptResult } from "./scrypt-job.ts"

/** Nice value: where cores are short, the thread gets about a ninth of what the one that answers pages gets. */
const niceness = 10

// On Linux a priority is one thread's own (setpriority(2), "C library/kernel differences"); elsewhere it would be that of
// the whole process.
if (process.platform === "linux") setPriority(niceness)

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
