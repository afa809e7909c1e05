import { expect, it } from "vitest"
import { discountPercent, maxStaffDiscount, remainingStaffDiscount } from "./staff-discount.ts"

it("limits what each role may give", () => {
  const limits = { manager: 25, agent: 5 }
  expect(["owner", "manager", "agent", "editor"].map((role) => discountPercent(role, limits))).toEqual([100, 25, 5, 0])
  expect(maxStaffDiscount(19_99, 5)).toBe(99)
})

it("keeps what was agreed, or its share of goods that are worth less, and never more than they cost", () => {
  const remaining = (now: number, rest = now) => remainingStaffDiscount(2000, { before: 20_000, now, rest })
  expect([remaining(20_000), remaining(30_000), remaining(5000), remaining(0)]).toEqual([2000, 2000, 500, 0])
  expect(remaining(20_000, 1500)).toBe(1500)
})
