import { toPercents } from "#core/analytics/percents.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { localeTags } from "../i18n/languages.ts"

const formats = new Map<Locale, Intl.NumberFormat>()

/** A number as people read it: `12 345`, `4,1`. */
export function numberText(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(localeTags[locale])
  formats.set(locale, format)
  return format.format(value)
}

const shortFormats = new Map<Locale, Intl.NumberFormat>()

/** A number in little room: `250`, `1,5 M`. */
export function shortNumber(value: number, locale: Locale): string {
  const format =
    shortFormats.get(locale) ??
    new Intl.NumberFormat(localeTags[locale], { notation: "compact", maximumFractionDigits: 1 })
  shortFormats.set(locale, format)
  return format.format(value)
}

/** A share that stands alone, in per cents; with one decimal below ten. Parts of a whole are `twoShares`. */
export function percentText(share: number, locale: Locale): string {
  const percent = share * 100
  const rounded = percent < 9.95 ? Math.round(percent * 10) / 10 : Math.round(percent)
  return `${numberText(rounded, locale)}\u00a0%`
}

/** The shares of two parts that make a whole, in per cents that make 100; "–" where there is no whole. */
export function twoShares(parts: readonly [number, number], locale: Locale): [string, string] {
  const [first = 0, second = 0] = toPercents(parts)
  if (first + second === 0) return ["–", "–"]
  return [percentText(first / 100, locale), percentText(second / 100, locale)]
}

/** How a figure has changed: shares by points, others by a share of what they were.
 *  @returns whole numbers; null when there is nothing to compare with */
export function metricChange(now: number | null, then: number | null, isShare: boolean): number | null {
  if (now === null || then === null) return null
  if (isShare) return Math.round((now - then) * 100)
  return then === 0 ? null : Math.round(((now - then) / then) * 100)
}
