import { expect, test } from "vitest"
import { detectBot, timeAgain } from "./honeypot.ts"

test.each([
  ["a person", "", 20_000, null],
  ["a person who left the page open all day", "", 86_400_000, null],
  ["a person who left the page open for two days", "", 172_800_000, "stale"],
  ["a program that fills every field", "http://spam.example", 20_000, "trapped"],
  ["a program that leaves the hidden field out", null, 20_000, "trapped"],
  ["a program that answers at once", "", 500, "hurried"],
  ["a form that this shop did not render", "", null, "stale"],
])("tells what to think of %s", (_who, filled, age, expected) => {
  expect(detectBot({ filled, age })).toBe(expected)
})

test("gives a form back with its own time, or a new one in the place of one that does not hold", () => {
  expect(timeAgain("hurried", "own", () => "new")).toBe("own")
  expect(timeAgain(null, "own", () => "new")).toBe("own")
  expect(timeAgain("stale", "own", () => "new")).toBe("new")
  expect(timeAgain(null, null, () => "new")).toBe("new")
})
