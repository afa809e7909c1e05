import { expect, test } from "vitest"
import { canCloseOne, remainsAfterMerge } from "./merge-target.ts"

const order = (status: "new" | "to-call-again" | "confirmed" | "shipped", createdAt: string) => ({ status, createdAt })
const [early, late] = ["2026-11-20T08:00:00.000Z", "2026-11-20T09:00:00.000Z"]

test("of two orders that are the same one the further one is kept", () => {
  expect(remainsAfterMerge(order("confirmed", late), order("new", early))).toBe(true)
  expect(remainsAfterMerge(order("new", early), order("shipped", late))).toBe(false)
})

test("of two that wait for their call the earlier one is kept", () => {
  expect(remainsAfterMerge(order("new", early), order("to-call-again", late))).toBe(true)
  expect(remainsAfterMerge(order("to-call-again", late), order("new", early))).toBe(false)
})

test("two parcels that are on their way are both kept", () => {
  expect(canCloseOne(order("shipped", early), order("shipped", late))).toBe(false)
  expect(canCloseOne(order("shipped", early), order("new", late))).toBe(true)
})
