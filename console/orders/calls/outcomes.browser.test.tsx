import { expect, test } from "vitest"
import { outcomeKey } from "./outcomes.tsx"

const pressed = (code: string, key: string) => outcomeKey(new KeyboardEvent("keydown", { code, key }))

test("a digit is an outcome on the upper row of every keyboard and on the numeric keypad", () => {
  expect(pressed("Digit1", "1")).toBe(1)
  // A French keyboard has its digits behind Shift.
  expect(pressed("Digit2", "é")).toBe(2)
  expect(pressed("Numpad6", "6")).toBe(6)
})

test("the numeric keypad scrolls, and settles no call, while Num Lock is off", () => {
  expect(pressed("Numpad1", "End")).toBeUndefined()
  expect(pressed("Numpad2", "ArrowDown")).toBeUndefined()
  expect(pressed("Numpad3", "PageDown")).toBeUndefined()
})
