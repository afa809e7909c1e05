// The entry of the thread that visits the shop: its own event loop, so that sending an attack delays no measurement.
import { setTimeout as delay } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { toLatency } from "./latency.ts"
import type { Measured, Phase } from "./probe.ts"
import { createVisits, type Visit, type VisitKind, visitKinds } from "./visits.ts"

const phases = ["warm-up", "idle", "attack", "over"] as const satisfies readonly Phase[]
const { url, kinds, phase } = workerData as { url: string; kinds: VisitKind[]; phase: Int32Array }
const { visit, close } = await createVisits(url, kinds)
const made = new Map<string, Visit[]>()
const underWay: Promise<void>[] = []

async function measure(kind: VisitKind, index: number) {
  const during = phases[Atomics.load(phase, 0)] ?? "over"
  const done = await visit(kind, index)
  made.set(`${during} ${kind}`, [...(made.get(`${during} ${kind}`) ?? []), done])
}

/** Visits at a fixed rate, whether the shop keeps up or not. */
async function visitOften(kind: VisitKind) {
  const start = performance.now()
  for (let index = 0; phases[Atomics.load(phase, 0)] !== "over"; index++) {
    underWay.push(measure(kind, index))
    await delay(Math.max(0, start + (index + 1) * (1000 / visitKinds[kind]) - performance.now()))
  }
}

parentPort?.postMessage("ready")
await Promise.all(kinds.map(visitOften))
await Promise.all(underWay)
close()
const latency = (during: Phase, kind: VisitKind) => {
  const visits = made.get(`${during} ${kind}`) ?? []
  return toLatency(
    visits.map(({ milliseconds }) => milliseconds),
    visits.filter(({ isGood }) => !isGood).length,
  )
}
parentPort?.postMessage(
  kinds.map((kind) => ({ kind, idle: latency("idle", kind), during: latency("attack", kind) })) satisfies Measured[],
)
