const dayLength = 24 * 3600 * 1000

/** Algeria keeps this distance to UTC all year; in milliseconds. */
const offset = 3600 * 1000

/** The first moment of a day of Algeria's clock, or of the day that many days later.
 *  @param day `2026-11-21`
 *  @returns ISO 8601 in UTC: `2026-11-20T23:00:00.000Z` */
export function shopDayStart(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + daysLater * dayLength - offset).toISOString()
}

/** The moment at which a day of Algeria's clock is over: ends are exclusive, so the whole day is before it.
 *  @param day `2026-11-21`
 *  @returns ISO 8601 in UTC: `2026-11-21T23:00:00.000Z` */
export const shopDayEnd = (day: string): string => shopDayStart(day, 1)

/** Whether Algeria's clock shows 00:00 at a moment. */
export const isShopMidnight = (moment: Date): boolean => (moment.getTime() + offset) % dayLength === 0

/** The same moment on Algeria's clock, written as if it were UTC: `getUTCHours()` of it is the hour there. */
export const onShopClock = (moment: Date): Date => new Date(moment.getTime() + offset)

/** The day of Algeria's clock at a moment: `2026-11-21`. */
export const shopDay = (moment: Date): string => onShopClock(moment).toISOString().slice(0, 10)

/** The moment at which Algeria's clock shows this. */
export const fromShopClock = (shown: Date): Date => new Date(shown.getTime() - offset)

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i

/** Reads a moment as ISO 8601 writes it, with a `T` or a blank. One without an offset is on Algeria's clock wherever the server
 *  stands, and a day alone is its first moment there.
 *  @returns ISO 8601 in UTC; undefined for what is no moment, such as the 30th of February */
export function readShopMoment(text: string): string | undefined {
  const parts = written.exec(text.trim())
  if (!parts) return undefined
  const [, day = "", hours = "00", minutes = "00", seconds = "00", fraction = "", zone = "+01:00"] = parts
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined
  const at = zone.replace(/^([+-]\d\d)(\d\d)$/, "$1:$2").toUpperCase()
  const milliseconds = fraction.padEnd(3, "0").slice(0, 3)
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}${at}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The days on which a week may begin in Algeria. */
export const weekStarts = ["saturday", "sunday"] as const

export type WeekStart = (typeof weekStarts)[number]
