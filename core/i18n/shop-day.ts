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
