import { expect, test } from "vitest"
import { shortColor } from "./picture-from-wire.server.ts"

test.each([
  ["#eeebe6", "#eee"],
  ["#efece7", "#eee"],
  ["#2f2e2d", "#333"],
  ["#000000", "#000"],
  ["#FFFFFF", "#fff"],
])("the short form of %s is %s", (color, short) => {
  expect(shortColor(color)).toBe(short)
})

test("what is no colour of six digits stays as it is", () => {
  expect(shortColor("red")).toBe("red")
})
