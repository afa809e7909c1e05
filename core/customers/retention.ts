/** For how many months the shop may be set to keep the person of an order that has ended. The shortest is longer than
 *  everything that still needs the person: exchanges, reviews, mail. */
export const retentionChoices = [6, 12, 24, 36, 60, 120] as const

/** Two years: returns, complaints and the year's accounts are over by then. */
export const recommendedRetention = 24

/** Whether a number of months can be set; null = for ever. */
export const isRetention = (months: number | null): boolean =>
  months === null || retentionChoices.some((n) => n === months)

/** The moment so many months before another one, by UTC; the last day of a month where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now)
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return moment
}
