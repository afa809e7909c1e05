import { Worker } from "node:worker_threads"
import type { Probe } from "./visit-pages.ts"

/** Visits pages in a thread of its own until `isOver` resolves.
 *  @throws when the thread fails */
export async function probePages(url: string, isOver: Promise<unknown>): Promise<Probe> {
  const over = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL("./probe-thread.ts", import.meta.url), { workerData: { url, over } })
  const probed = new Promise<Probe>((resolve, reject) => {
    thread.once("message", resolve)
    thread.once("error", reject)
  })
  await Promise.race([isOver, probed])
  Atomics.store(over, 0, 1)
  return probed
}

/** Is over after so many seconds. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}
