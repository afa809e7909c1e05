import { expect, it } from "vitest"
import { fromShopClock, isShopMidnight, onShopClock, readShopMoment, shopDayEnd, shopDayStart } from "./shop-day.ts"

it("knows when a day begins in Algeria, and when the days after it do", () => {
  expect(shopDayStart("2026-11-21")).toBe("2026-11-20T23:00:00.000Z")
  expect(shopDayStart("2026-12-31", 1)).toBe("2026-12-31T23:00:00.000Z")
})

it("agrees with the time zone of Algiers in winter and summer, and finds back", () => {
  const hourThere = new Intl.DateTimeFormat("en", { timeZone: "Africa/Algiers", hour: "numeric", hourCycle: "h23" })
  for (const time of ["2026-01-15T22:30:00.000Z", "2026-07-15T23:30:00.000Z"]) {
    const moment = new Date(time)
    expect(onShopClock(moment).getUTCHours()).toBe(Number(hourThere.format(moment)))
    expect(fromShopClock(onShopClock(moment))).toEqual(moment)
  }
})

it("ends a day as the next one begins", () => {
  expect(shopDayEnd("2026-12-15")).toBe("2026-12-15T23:00:00.000Z")
  expect(isShopMidnight(new Date("2026-12-15T23:00:00.000Z"))).toBe(true)
  expect(isShopMidnight(new Date("2026-12-15T23:00:01.000Z"))).toBe(false)
})

it.each(["UTC", "America/New_York", "Asia/Tokyo"])(
  "a moment without an offset is Algeria's in a process of %s",
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(
        ["2027-01-31T08:00", "2027-01-31 08:00:30", "2027-01-31", "2027-01-31T08:00Z", "2027-01-31T08:00+0300"].map(
          readShopMoment,
        ),
      ).toEqual([
        "2027-01-31T07:00:00.000Z",
        "2027-01-31T07:00:30.000Z",
        "2027-01-30T23:00:00.000Z",
        "2027-01-31T08:00:00.000Z",
        "2027-01-31T05:00:00.000Z",
      ])
      expect(["2027-02-30T08:00", "2027-01-31T25:00", "31/01/2027", "2027-01-31T08", ""].map(readShopMoment)).toEqual(
        Array.from({ length: 5 }),
      )
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  },
)
