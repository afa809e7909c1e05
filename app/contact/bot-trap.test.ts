import { expect, test } from "vitest"
import { suspicionOf } from "./bot-trap.ts"

const now = 1_800_000_000_000

test.each([
  ["a person", "", now - 20_000, null],
  ["a person who left the page open all day", "", now - 86_400_000, null],
  ["a program that fills every field", "http://spam.example", now - 20_000, "trapped"],
  ["a program that leaves the hidden field out", null, now - 20_000, "trapped"],
  ["a program that answers at once", "", now - 500, "hurried"],
  ["a form that this shop did not draw", "", "never", "hurried"],
])("tells what to think of %s", (_who, filled, drawn, expected) => {
  expect(suspicionOf({ filled, drawn: String(drawn), now })).toBe(expected)
})
