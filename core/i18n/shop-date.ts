import type { Locale } from "./locale.ts"

/** The shop's clock, wherever the server stands. */
const timeZone = "Africa/Algiers"

const tags: Record<Locale, string> = { fr: "fr-DZ", ar: "ar-DZ-u-nu-latn", en: "en-GB" }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs far more than using it. */
function dateFormat(locale: Locale, withTime: boolean): Intl.DateTimeFormat {
  const key = `${locale}/${withTime}`
  // CLDR gives Algerian French a 12-hour clock, which nobody there writes.
  const time = withTime ? ({ timeStyle: "short", hourCycle: "h23" } as const) : {}
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { dateStyle: "long", ...time, timeZone })
  formats.set(key, format)
  return format
}

/** A moment as a shopper reads it: `21 novembre 2026`, or with its time `21 novembre 2026 à 11:02`.
 *  @param moment ISO 8601 */
export function formatShopDate(moment: string, locale: Locale, withTime = false): string {
  return dateFormat(locale, withTime).format(new Date(moment))
}
