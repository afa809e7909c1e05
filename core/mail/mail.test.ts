import { expect, test } from "vitest"
import { nextMailTry } from "./mail.ts"

const now = new Date("2026-11-21T10:00:00.000Z")
const minutesAfter = (tries: number) => {
  const next = nextMailTry(tries, now)
  return next && (next.getTime() - now.getTime()) / 60_000
}

test("a mail waits longer after every try, from a minute to twelve hours, and then has failed", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(minutesAfter)).toEqual([1, 5, 15, 60, 180, 360, 720, 720, null])
})
