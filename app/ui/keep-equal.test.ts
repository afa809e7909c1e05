import { expect, test } from "vitest"
import { keepEqual } from "./keep-equal.ts"

test("a state with the same values stays the same object", () => {
  const now = { color: "noir", size: "" }
  expect(keepEqual({ color: "noir", size: "" })(now)).toBe(now)
})

test("a state with another value takes its place", () => {
  const next = { color: "noir", size: "M" }
  expect(keepEqual(next)({ color: "noir", size: "" })).toBe(next)
})
