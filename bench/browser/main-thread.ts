import { readFileSync } from "node:fs"

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds since the machine was started. */
  ts: number
  /** Microseconds of processor time of a task. */
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** Milliseconds of processor time on a page's main thread. */
export type MainThread = { work: number; blocking: number }

/** A task that takes longer blocks a press, in milliseconds (Total Blocking Time of Web Vitals). */
const long = 50

/** Reads what the tasks of a visit took from Chromium's trace. Processor time, not the clock's: other work of the machine, and of the
 *  host that it runs on, is not in it.
 *  @param file JSON of the trace
 *  @param slowdown times that the phone's processor is slower than this one; the figures are the phone's
 *  @throws Error without a page in the trace */
export function readMainThread(file: string, slowdown: number): MainThread {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, "utf8"))
  const visit = traceEvents.findLast(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL?.startsWith("http"),
  )
  if (!visit) throw new Error(`No page was visited in ${file}`)
  const tasks = traceEvents
    .filter(({ name, pid, tid, ts }) => name === "RunTask" && pid === visit.pid && tid === visit.tid && ts >= visit.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0)
  return { work: sum(tasks), blocking: sum(tasks.map((time) => Math.max(0, time - long))) }
}
