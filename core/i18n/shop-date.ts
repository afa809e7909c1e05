import type { Locale } from "./locale.ts"
import { isShopMidnight, onShopClock } from "./shop-day.ts"

/** As Algeria says them; `Intl.DateTimeFormat` knows them too, but takes a phone long to make. */
const months: Record<Locale, string[]> = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  ar: "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
}

const weekdays: Record<Locale, string[]> = {
  fr: "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" "),
  ar: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت".split(" "),
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
}

const at: Record<Locale, string> = { fr: "à", ar: "في", en: "at" }

const twoDigits = (number: number) => String(number).padStart(2, "0")

/** A moment as a shopper reads it: `21 novembre 2026`, or with its time `21 novembre 2026 à 11:02`, on the clock of
 *  Algeria, with Latin digits.
 *  @param moment ISO 8601
 *  @throws RangeError for what is no moment */
export function formatShopDate(moment: string, locale: Locale, withTime = false): string {
  const shown = onShopClock(new Date(moment))
  if (Number.isNaN(shown.getTime())) throw new RangeError(`Not a moment: ${moment}`)
  const day = `${shown.getUTCDate()} ${months[locale][shown.getUTCMonth()]} ${shown.getUTCFullYear()}`
  if (!withTime) return day
  return `${day} ${at[locale]} ${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`
}

/** A day of this week or the next as a shopper reads it: `mardi 1 décembre`.
 *  @param moment ISO 8601 */
export function formatShopWeekday(moment: string, locale: Locale): string {
  const shown = onShopClock(new Date(moment))
  return `${weekdays[locale][shown.getUTCDay()]} ${shown.getUTCDate()} ${months[locale][shown.getUTCMonth()]}`
}

/** The end of something as a shopper reads it after "until": the last whole day of what ends at midnight, else the day and the
 *  time. What ends as the 16th begins is on until the 15th.
 *  @param end ISO 8601, the first moment after it
 *  @throws RangeError for what is no moment */
export function formatShopEnd(end: string, locale: Locale): string {
  const moment = new Date(end)
  if (!isShopMidnight(moment)) return formatShopDate(end, locale, true)
  return formatShopDate(new Date(moment.getTime() - 1).toISOString(), locale)
}
