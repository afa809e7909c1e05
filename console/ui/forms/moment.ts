import type { Locale } from "#core/i18n/locale.ts"
import { isShopMidnight } from "#core/i18n/shop-day.ts"
import { localeTags } from "../../i18n/languages.ts"
import type { Say } from "../../i18n/texts.ts"

/** The shop's clock, wherever the screen stands. */
const timeZone = "Africa/Algiers"

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, kind: "time" | "day" | "full"): Intl.DateTimeFormat {
  const key = `${locale}/${kind}`
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
  const day = { day: "numeric", month: "short" } as const
  const options = { time, day, full: { ...day, ...time } }[kind]
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone })
  formats.set(key, known)
  return known
}

const days = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })

/** The day of a moment by the shop's clock: `2026-11-21`. */
export const shopDay = (moment: Date): string => days.format(moment)

/** The time of a moment by the shop's clock: `11:02`. */
export const shopTime = (moment: Date): string => format("en", "time").format(moment)

/** `11:02`; French writes `11 h 02`. */
export function clockTime(iso: string, locale: Locale): string {
  const text = format(locale, "time").format(new Date(iso))
  return locale === "fr" ? text.replace(":", "\u00a0h\u00a0") : text
}

/** `14 mars`, and with its time `14 mars 11:02`. */
export function shortDate(iso: string, locale: Locale, withTime = false): string {
  return format(locale, withTime ? "full" : "day").format(new Date(iso))
}

const minute = 60_000
const day = 24 * 60 * minute

/** Formats the time since a moment: minutes, then the time of today, yesterday, then the day. */
export const sinceText = (iso: string, now: Date, locale: Locale, t: Say) =>
  pastText(iso, now, locale, t, "orders.minutes")

/** The same within a sentence: `il y a 5 min`. */
export const agoText = (iso: string, now: Date, locale: Locale, t: Say) =>
  pastText(iso, now, locale, t, "account.minutesAgo")

type MinutesKey = "orders.minutes" | "account.minutesAgo"

function pastText(iso: string, now: Date, locale: Locale, t: Say, minutesKey: MinutesKey): string {
  const then = new Date(iso)
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute)
  if (minutes < 1) return t("orders.now")
  if (minutes < 60) return t(minutesKey, { n: minutes })
  if (shopDay(then) === shopDay(now)) return clockTime(iso, locale)
  if (shopDay(then) === shopDay(new Date(now.getTime() - day))) return t("orders.yesterday")
  return shortDate(iso, locale)
}

/** Formats a due moment: its time if today, else day and time in short, `22/11 14:30`. */
export function dueText(iso: string, now: Date, locale: Locale): string {
  const then = shopDay(new Date(iso))
  if (then === shopDay(now)) return clockTime(iso, locale)
  const [, month, day] = then.split("-")
  return `${day}/${month} ${format(locale, "time").format(new Date(iso))}`
}

/** A moment of the shop's clock, which has no summer time, as ISO 8601.
 *  @param day `2026-11-21`
 *  @param time `10:00` */
export const shopMoment = (day: string, time: string): string => new Date(`${day}T${time}:00+01:00`).toISOString()

/** Splits a moment into the day and time of a form; "" for null.
 *  @param isEnd of an end: midnight becomes the day before, without a time */
export function momentParts(iso: string | null, isEnd = false): { day: string; time: string } {
  if (iso === null) return { day: "", time: "" }
  const moment = new Date(iso)
  if (isEnd && isShopMidnight(moment)) return { day: shopDay(new Date(moment.getTime() - 1)), time: "" }
  return { day: shopDay(moment), time: shopTime(moment) }
}

/** The day of an end as lists show it: `15 déc.` for what ends as the 16th begins. */
export const shortEnd = (iso: string, locale: Locale): string =>
  shortDate(new Date(Date.parse(iso) - 1).toISOString(), locale)
