import { expect, it } from "vitest"
import { discountPercent, keptStaffDiscount, maxStaffDiscount } from "./staff-discount.ts"

it("limits what each role may give", () => {
  const limits = { manager: 25, agent: 5 }
  expect(["owner", "manager", "agent", "editor"].map((role) => discountPercent(role, limits))).toEqual([100, 25, 5, 0])
  expect(maxStaffDiscount(19_99, 5)).toBe(99)
})

it("keeps what was agreed, or its share of goods that are worth less, and never more than they cost", () => {
  const kept = (now: number, rest = now) => keptStaffDiscount(2000, { before: 20_000, now, rest })
  expect([kept(20_000), kept(30_000), kept(5000), kept(0)]).toEqual([2000, 2000, 500, 0])
  expect(kept(20_000, 1500)).toBe(1500)
})
