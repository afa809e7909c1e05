import { QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { coalesce } from "./coalesce.ts"
import { consoleQueries } from "./query-client.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a list that takes longer than orders take to change is still read anew while they change", async () => {
  const queries = consoleQueries()
  let ended = 0
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<number>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason))
      setTimeout(() => signal.aborted || resolve(++ended), 1500)
    })
  const leave = new QueryObserver(queries, { queryKey: ["orders"], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1500)
  expect(ended).toBe(1)
  const refresh = coalesce(() => queries.invalidateQueries({ queryKey: ["orders"] }), 500)
  for (let second = 0; second < 20; second++) {
    refresh()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ended).toBe(11)
  // What came last is read too, and then nothing more.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toBe(12)
  leave()
})

test("many calls at once are two runs, also where the first one fails", async () => {
  const task = vi.fn(() => Promise.reject(new Error("no network")))
  const run = coalesce(task, 500)
  for (let call = 0; call < 50; call++) run()
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(2)
})
