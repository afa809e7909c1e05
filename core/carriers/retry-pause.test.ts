import { expect, it } from "vitest"
import { failedTries, nextTaskTry } from "./retry-pause.ts"

const now = new Date("2030-01-01T00:00:00.000Z")
const secondsAfter = (tries: number, asked: number | null) =>
  (nextTaskTry(tries, asked, now).getTime() - now.getTime()) / 1000

it("waits longer after each failure, up to an hour, or for as long as the carrier wants", () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => secondsAfter(tries, null))).toEqual([15, 60, 300, 900, 3600, 3600])
  expect([secondsAfter(1, 7000), secondsAfter(1, 40_000), secondsAfter(1, 1e12)]).toEqual([15, 40, 86_400])
})

it("counts a limit that was reached while the carrier did its work as the first failure", () => {
  expect(failedTries(3, { problem: "rate-limited", hasProgress: true })).toBe(1)
  expect(failedTries(3, { problem: "rate-limited", hasProgress: false })).toBe(4)
  expect(failedTries(3, { problem: "no-answer", hasProgress: true })).toBe(4)
})
