import { expect, it } from "vitest"
import { togglePage } from "./use-selection.ts"

it("selects a page beside what is selected on others, and takes that page alone out again", () => {
  const both = togglePage(["a1", "a2", "b2"], ["b1", "b2"])
  expect(both).toEqual(["a1", "a2", "b2", "b1"])
  expect(togglePage(both, ["b1", "b2"])).toEqual(["a1", "a2"])
  expect(togglePage([], ["b1"])).toEqual(["b1"])
})
