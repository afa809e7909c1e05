import { expect, test } from "vitest"
import { ifChanged } from "./use-order-choice.ts"

test("a state with the same values stays the same object", () => {
  const now = { color: "noir", size: "" }
  expect(ifChanged({ color: "noir", size: "" })(now)).toBe(now)
})

test("a state with another value takes its place", () => {
  const next = { color: "noir", size: "M" }
  expect(ifChanged(next)({ color: "noir", size: "" })).toBe(next)
})
