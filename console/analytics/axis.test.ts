import { expect, test } from "vitest"
import { axisTicks } from "./axis.ts"

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [67, [0, 20, 40, 60, 80]],
  [100, [0, 25, 50, 75, 100]],
  [429_050, [0, 200_000, 400_000, 600_000]],
])("the axis up to %i", (max, ticks) => expect(axisTicks(max)).toEqual(ticks))

test("an axis has at most five values above 0, ends at or above the largest, and has whole numbers", () => {
  for (let max = 0; max < 5000; max++) {
    const ticks = axisTicks(max)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})
