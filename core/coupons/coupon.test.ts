import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { productTypes } from "../catalogue/product-type.ts"
import { type CouponRule, type CouponUse, couponCode, couponDiscount, couponKinds, couponState } from "./coupon.ts"

const dates = { startDate: "2026-11-20T00:00:00.000Z", endDate: "2026-11-30T00:00:00.000Z" }
const now = "2026-11-21T00:00:00.000Z"

test.each([
  ["2026-11-19T23:59:59.999Z", "upcoming"],
  ["2026-11-20T00:00:00.000Z", "active"],
  ["2026-11-29T23:59:59.999Z", "active"],
  ["2026-11-30T00:00:00.000Z", "ended"],
])("at %s a coupon is %s", (moment, state) => {
  expect(couponState(dates, moment)).toBe(state)
})

test.each(["  mode10 ", "Mode١٠", "\u200fMODE10\u200e", "ＭＯＤＥ10"])("%s is compared as MODE10", (typed) => {
  expect(couponCode(typed)).toBe("MODE10")
})

const unused: CouponUse = { maxUses: null, used: 0, maxUsesPerPhone: null, usedByPhone: 0 }
const tenPercent: CouponRule & CouponUse = {
  ...dates,
  ...unused,
  kind: "percent",
  value: 10,
  productType: "fashion",
  minimumAmount: 0,
}
const fashion = (lineTotal: number) => ({ productType: "fashion" as const, lineTotal })
const beauty = (lineTotal: number) => ({ productType: "beauty" as const, lineTotal })

describe("couponDiscount", () => {
  it.each([
    ["of the products that it holds for alone", [fashion(100_000), beauty(900_000)], 10_000],
    ["of several of them together", [fashion(100_000), fashion(50_000)], 15_000],
    ["to whole dinars, half a dinar up", [fashion(500)], 100],
    ["to whole dinars, less than half a dinar down", [fashion(499)], 0],
    ["to whole dinars, in the large", [fashion(12_345_678_900)], 1_234_567_900],
  ])("takes a percentage %s", (_what, lines, discount) => {
    expect(couponDiscount(tenPercent, lines, now)).toEqual({ discount })
  })

  it("takes a fixed amount, but never more than its products come to", () => {
    const fixed = { ...tenPercent, kind: "fixed" as const, value: 200_000 }
    expect(couponDiscount(fixed, [fashion(500_000)], now)).toEqual({ discount: 200_000 })
    expect(couponDiscount(fixed, [fashion(150_000), beauty(900_000)], now)).toEqual({ discount: 150_000 })
  })

  it("holds for every universe where none is named", () => {
    expect(couponDiscount({ ...tenPercent, productType: null }, [fashion(10_000), beauty(10_000)], now)).toEqual({
      discount: 2_000,
    })
  })

  it.each([
    ["upcoming", { startDate: "2026-11-22T00:00:00.000Z" }, [fashion(100)]],
    ["ended", { endDate: now }, [fashion(100)]],
    ["usedUp", { maxUses: 3, used: 3 }, [fashion(100)]],
    ["usedUp", { maxUses: 0 }, [fashion(100)]],
    ["usedByPhone", { maxUsesPerPhone: 1, usedByPhone: 1 }, [fashion(100)]],
    ["notForThese", {}, [beauty(100)]],
    ["notForThese", {}, []],
    ["belowMinimum", { minimumAmount: 1_000 }, [fashion(999), beauty(5_000)]],
  ])("refuses as %s", (rejection, change, lines) => {
    expect(couponDiscount({ ...tenPercent, ...change }, lines, now)).toEqual({ rejection })
  })

  it("holds at its limits", () => {
    const limited = { ...tenPercent, minimumAmount: 1_000, maxUses: 3, used: 2, maxUsesPerPhone: 2, usedByPhone: 1 }
    expect(couponDiscount(limited, [fashion(1_000)], now)).toEqual({ discount: 100 })
  })

  it("takes whole dinars, never below nothing and never above what its products come to", () => {
    const rule = fc.record({
      kind: fc.constantFrom(...couponKinds),
      value: fc.integer({ min: 1, max: 100_000_000 }),
      productType: fc.option(fc.constantFrom(...productTypes)),
      minimumAmount: fc.nat(1_000_000),
    })
    const line = fc.record({ productType: fc.constantFrom(...productTypes), lineTotal: fc.nat(1_000_000_000) })
    fc.assert(
      fc.property(rule, fc.array(line, { maxLength: 50 }), (given, lines) => {
        const found = couponDiscount({ ...given, ...dates, ...unused }, lines, now)
        if (!("discount" in found)) return
        const eligible = lines.filter((each) => given.productType === null || each.productType === given.productType)
        const amount = eligible.reduce((sum, each) => sum + each.lineTotal, 0)
        expect(found.discount).toBeGreaterThanOrEqual(0)
        expect(found.discount).toBeLessThanOrEqual(amount)
        expect(amount).toBeGreaterThanOrEqual(given.minimumAmount)
        const whole = given.kind === "percent" && found.discount < amount
        if (whole) expect(found.discount % 100).toBe(0)
        if (whole) expect(Math.abs(found.discount - (amount * given.value) / 100)).toBeLessThanOrEqual(50)
      }),
    )
  })
})
