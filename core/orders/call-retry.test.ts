import { describe, expect, it } from "vitest"
import { noAnswerAfter, retryAt } from "./call-retry.ts"

describe("retryAt", () => {
  it.each([
    ["busy", "2026-11-21T10:00:00.000Z", "2026-11-21T10:10:00.000Z"],
    ["no-answer-1", "2026-11-21T10:00:00.000Z", "2026-11-21T10:45:00.000Z"],
    ["no-answer-2", "2026-11-21T10:00:00.000Z", "2026-11-21T13:00:00.000Z"],
    ["no-answer-3", "2026-11-21T10:00:00.000Z", "2026-11-22T10:00:00.000Z"],
    // 19:59 in Algiers is the last minute, 20:00 and 08:59 are put off to nine o'clock.
    ["busy", "2026-11-21T18:49:59.000Z", "2026-11-21T18:59:59.000Z"],
    ["busy", "2026-11-21T18:50:00.000Z", "2026-11-22T08:00:00.000Z"],
    ["busy", "2026-12-31T22:55:00.000Z", "2027-01-01T08:00:00.000Z"],
    ["no-answer-1", "2026-11-21T05:00:00.000Z", "2026-11-21T08:00:00.000Z"],
  ] as const)("after %s at %s is %s", (outcome, now, then) => {
    expect(retryAt(outcome, new Date(now)).toISOString()).toBe(then)
  })
})

it("counts calls without an answer up to three", () => {
  expect([0, 1, 2, 3, 9].map(noAnswerAfter)).toEqual([
    "no-answer-1",
    "no-answer-2",
    "no-answer-3",
    "no-answer-3",
    "no-answer-3",
  ])
})
