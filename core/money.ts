import type { Locale } from "./i18n/locale.ts"

/** An amount in centimes, always an integer. */
export type Centimes = number

/** Dinars, as they travel on the wire, to centimes. */
export function fromDinars(dinars: number): Centimes {
  return Math.round(dinars * 100)
}

/** Centimes to dinars, as they travel on the wire. */
export function toDinars(centimes: Centimes): number {
  return centimes / 100
}

const format = (decimals: number) =>
  new Intl.NumberFormat("fr-DZ", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Digits and grouping are those of the French locale in every language (specification, section 9). */
const formats = { 0: format(0), 2: format(2) }

/** The currency as a shopper reads it: `DA`, or `د.ج` on Arabic pages (decision "Money and prices"). */
export function currencyLabel(locale: Locale): string {
  return locale === "ar" ? "د.ج" : "DA"
}

export type MoneyParts = { whole: string; fraction: string; currency: string }

/** An amount in the parts that the price component sets in two sizes.
 *  @param decimals 2 by default, 0 when asked (specification, section 1)
 *  @returns for 123450: whole `1 234`, fraction `,50`, currency `DA` */
export function moneyParts(centimes: Centimes, locale: Locale, decimals: 0 | 2 = 2): MoneyParts {
  const text = formats[decimals].format(centimes / 100)
  // The decimals and the comma before them end it in every language of the shop.
  const cut = decimals === 0 ? text.length : text.length - 3
  return { whole: text.slice(0, cut), fraction: text.slice(cut), currency: currencyLabel(locale) }
}

/** An amount as one string: `1 234,50 DA`. */
export function formatMoney(centimes: Centimes, locale: Locale, decimals: 0 | 2 = 2): string {
  const { whole, fraction, currency } = moneyParts(centimes, locale, decimals)
  return `${whole}${fraction}\u00a0${currency}`
}

/** What the shopper pays for one unit after a discount, in whole dinars (decision "One unit price").
 *  @param percent 0 to 100 */
export function discountedPrice(listPrice: Centimes, percent: number): Centimes {
  return Math.round((listPrice * (100 - percent)) / 10_000) * 100
}
