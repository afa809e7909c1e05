import { expect, it } from "vitest"
import { formatShopDate } from "./shop-date.ts"

it("tells the day in the shop's zone, not in UTC", () => {
  expect(formatShopDate("2026-11-21T23:30:00.000Z", "fr")).toBe("22 novembre 2026")
})

it("writes Arabic dates with Latin digits", () => {
  expect(formatShopDate("2026-11-21T10:02:00.000Z", "ar")).toBe("21 نوفمبر 2026")
})

it("adds the time when asked", () => {
  expect(formatShopDate("2026-11-21T10:02:00.000Z", "fr", true)).toMatch(/^21 novembre 2026.*11:02$/)
  expect(formatShopDate("2026-11-21T10:02:00.000Z", "en", true)).toMatch(/^21 November 2026.*11:02$/)
})
