import { expect, test } from "vitest"
import { couponState } from "./coupon.ts"

const dates = { startDate: "2026-11-20T00:00:00.000Z", endDate: "2026-11-30T00:00:00.000Z" }

test.each([
  ["2026-11-19T23:59:59.999Z", "upcoming"],
  ["2026-11-20T00:00:00.000Z", "active"],
  ["2026-11-29T23:59:59.999Z", "active"],
  ["2026-11-30T00:00:00.000Z", "ended"],
])("at %s a coupon is %s", (now, state) => {
  expect(couponState(dates, now)).toBe(state)
})
