import type { WeekStart } from "#core/i18n/shop-day.ts"
import type { StoredValue } from "../data/stored.ts"

/** Days of Algeria's clock, `2026-11-21`, both included. */
export type Period = { from: string; to: string }

export const presets = ["today", "yesterday", "week", "month", "days30"] as const
export type Preset = (typeof presets)[number]

/** The days of a week as JavaScript counts them. */
const dayNumber: Record<WeekStart, number> = { sunday: 0, saturday: 6 }

const length = 24 * 3600 * 1000

/** Some days later; a day has no time zone, so it is calculated as one of UTC's. */
const later = (day: string, days: number) => new Date(Date.parse(day) + days * length).toISOString().slice(0, 10)

/** The days that a name stands for, up to and with today. */
export function toPeriod(preset: Preset, today: string, weekStart: WeekStart): Period {
  switch (preset) {
    case "today":
      return { from: today, to: today }
    case "yesterday":
      return { from: later(today, -1), to: later(today, -1) }
    case "week":
      return { from: later(today, -((new Date(today).getUTCDay() - dayNumber[weekStart] + 7) % 7)), to: today }
    case "month":
      return { from: `${today.slice(0, 8)}01`, to: today }
    case "days30":
      return { from: later(today, -29), to: today }
  }
}

/** A period as somebody typed it.
 *  @returns undefined unless both are days, in order, and at most 400 */
export function parsePeriod(from: string, to: string): Period | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / length
  return days >= 0 && days < 400 ? { from, to } : undefined
}

const isPeriod = (value: unknown): value is Period =>
  typeof value === "object" &&
  value !== null &&
  "from" in value &&
  "to" in value &&
  parsePeriod(String(value.from), String(value.to)) !== undefined

/** The last chosen period of this browser. */
export const chosenPeriod: StoredValue<Preset | Period> = {
  key: "numbers.period",
  initial: "days30",
  isValid: (value): value is Preset | Period => presets.some((preset) => preset === value) || isPeriod(value),
}
