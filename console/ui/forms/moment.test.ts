import { expect, test } from "vitest"
import type { Say } from "../../i18n/texts.ts"
import { clockTime, dueText, momentParts, shopDay, shopMoment, shopTime, shortEnd, sinceText } from "./moment.ts"

const t: Say = (key, values) => `${key}${values ? ` ${values.n}` : ""}`
const now = new Date("2026-11-21T10:30:00Z")

test.each([
  ["2026-11-21T10:29:40Z", "orders.now"],
  ["2026-11-21T10:26:00Z", "orders.minutes 4"],
  ["2026-11-21T09:02:00Z", "10\u00a0h\u00a002"],
  // Half past eleven at night in Algiers is already the next day there, not yet in Greenwich.
  ["2026-11-20T22:30:00Z", "orders.yesterday"],
  ["2026-11-20T23:30:00Z", "00\u00a0h\u00a030"],
])("%s is told as %s", (iso, text) => {
  expect(sinceText(iso, now, "fr", t)).toBe(text)
})

test("an older moment is told by its day", () => {
  expect(sinceText("2026-03-14T10:00:00Z", now, "fr", t)).toBe("14 mars")
})

test("times are those of Algiers in Latin digits", () => {
  expect(clockTime("2026-11-21T13:30:00Z", "ar")).toBe("14:30")
  expect(dueText("2026-11-21T13:30:00Z", now, "en")).toBe("14:30")
  expect(dueText("2026-11-22T13:30:00Z", now, "en")).toBe("22/11 14:30")
  expect(shopDay(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21")
})

test("a moment of the shop's clock is an hour before Greenwich's", () => {
  expect(shopMoment("2026-11-22", "10:00")).toBe("2026-11-22T09:00:00.000Z")
})

test("the time of a moment is that of Algeria's clock", () => {
  expect(shopTime(new Date("2026-11-20T23:30:00Z"))).toBe("00:30")
  expect(shopMoment("2026-11-21", "00:30")).toBe("2026-11-20T23:30:00.000Z")
})

test("what ends at midnight is shown with its last whole day, and any other end with its time", () => {
  const endOfDay = "2026-12-15T23:00:00.000Z"
  expect(momentParts(endOfDay, true)).toEqual({ day: "2026-12-15", time: "" })
  expect(momentParts(endOfDay)).toEqual({ day: "2026-12-16", time: "00:00" })
  expect(momentParts("2026-12-15T17:00:00.000Z", true)).toEqual({ day: "2026-12-15", time: "18:00" })
  expect(momentParts(null, true)).toEqual({ day: "", time: "" })
  expect(shortEnd(endOfDay, "fr")).toBe("15 déc.")
})
