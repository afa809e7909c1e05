import { expect, it } from "vitest"
import { locales } from "./locale.ts"
import { formatShopDate, formatShopEnd } from "./shop-date.ts"

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

it.each(locales)("writes the days that Unicode knows for Algeria: %s", (locale) => {
  const tag = { fr: "fr-DZ", ar: "ar-DZ-u-nu-latn", en: "en-GB" }[locale]
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "Africa/Algiers" })
  for (let day = 0; day < 400; day += 9) {
    const moment = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24))
    expect(formatShopDate(moment.toISOString(), locale)).toBe(format.format(moment))
  }
})

it("tells an end at midnight by the last whole day, and another one with its time", () => {
  expect(formatShopEnd("2026-12-15T23:00:00.000Z", "fr")).toBe("15 décembre 2026")
  expect(formatShopEnd("2026-12-15T17:00:00.000Z", "fr")).toMatch(/^15 décembre 2026.*18:00$/)
})
