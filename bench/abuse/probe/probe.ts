import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { Latency } from "./latency.ts"
import type { VisitKind } from "./visits.ts"

/** A kind of visit before the attack and during it. */
export type Measured = { kind: VisitKind; idle: Latency; during: Latency }

/** What goes on in the shop beside the visits. */
export type Phase = "warm-up" | "idle" | "attack" | "over"

/** Visits the shop in a thread of its own.
 *  @returns tells the thread what goes on; `end` answers with what it measured
 *  @throws when the thread fails */
export async function startProbe(url: string, kinds: readonly VisitKind[]) {
  const phase = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL("./probe-thread.ts", import.meta.url), { workerData: { url, kinds, phase } })
  await once(thread, "message")
  return {
    enter: (entered: "idle" | "attack") => Atomics.store(phase, 0, entered === "idle" ? 1 : 2),
    end: async (): Promise<Measured[]> => {
      const measured = once(thread, "message")
      Atomics.store(phase, 0, 3)
      return (await measured)[0]
    },
  }
}

/** Is over after so many seconds. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}
