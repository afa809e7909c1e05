import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startScheduledJobs } from "./scheduled-jobs.ts"

const hour = 3600

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("runs a job soon after the start and again on its interval, without any request", async () => {
  let runs = 0
  const stop = startScheduledJobs([{ name: "count", everySeconds: hour, run: async () => ++runs }], {
    log: { error: () => undefined },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(hour * 1000)
  expect(runs).toBe(2)
  await stop()
  await vi.advanceTimersByTimeAsync(hour * 3000)
  expect(runs).toBe(2)
})

test("logs a run that fails, repeats it, and leaves the other jobs alone", async () => {
  const logged: unknown[] = []
  let others = 0
  const jobs = [
    { name: "fails", everySeconds: 60, run: () => Promise.reject(new Error("the database is away")) },
    { name: "works", everySeconds: 60, run: async () => ++others },
  ]
  const stop = startScheduledJobs(jobs, { log: { error: (details: unknown) => logged.push(details) } })
  await vi.advanceTimersByTimeAsync(130_000)
  await stop()
  expect(others).toBeGreaterThanOrEqual(2)
  expect(logged.length).toBeGreaterThanOrEqual(2)
  expect(logged[0]).toMatchObject({ job: "fails" })
})

test("never overlaps a job with itself, and waits for it when it stops", async () => {
  let running = 0
  let peak = 0
  let ended = 0
  const run = async () => {
    peak = Math.max(peak, ++running)
    await new Promise((resolve) => setTimeout(resolve, 90_000))
    running--
    ended++
  }
  const stop = startScheduledJobs([{ name: "slow", everySeconds: 10, run }], { log: { error: () => undefined } })
  await vi.advanceTimersByTimeAsync(60_000)
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(90_000)
  await stopped
  expect({ highest: peak, ended }).toEqual({ highest: 1, ended: 1 })
})

test("tells a job of many steps that the process stops", async () => {
  let steps = 0
  const run = async (_now: Date, stopping: AbortSignal) => {
    while (!stopping.aborted) {
      steps++
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
  const stop = startScheduledJobs([{ name: "long", everySeconds: 10, run }], { log: { error: () => undefined } })
  await vi.advanceTimersByTimeAsync(30_000)
  const before = steps
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(1000)
  await stopped
  expect([before > 20, steps]).toEqual([true, before])
})
