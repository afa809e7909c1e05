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

/** The decimals of an amount: two, none (rounded to whole dinars), or two where there are centimes. */
export type Decimals = 0 | 2 | "asNeeded"

/** Decimals of amounts by the merchant's setting: two everywhere (specification, section 1) or as needed.
 *  @param settings undefined until known
 *  @param wanted decimals of this place in a shop that shows two */
export const shopDecimals = (settings: { decimalsAsNeeded: boolean } | undefined, wanted: 0 | 2 = 2): Decimals =>
  settings?.decimalsAsNeeded ? "asNeeded" : wanted

/** A narrow space that does not break. */
const groupSeparator = "\u202f"

/** Digits and grouping are those of the French locale in every language (specification, section 9), as
 *  `Intl.NumberFormat("fr-DZ")` writes them: making one takes a phone more than 100 ms before a page works. */
function inFrench(centimes: Centimes, decimals: Decimals): { whole: string; fraction: string } {
  const amount = Math.abs(centimes)
  const isWhole = decimals === 0 || (decimals === "asNeeded" && amount % 100 === 0)
  const dinars = isWhole ? Math.round(amount / 100) : Math.trunc(amount / 100)
  const grouped = String(dinars).replace(/\B(?=(?:\d{3})+$)/g, groupSeparator)
  const fraction = isWhole ? "" : `,${String(amount % 100).padStart(2, "0")}`
  return { whole: centimes < 0 ? `-${grouped}` : grouped, fraction }
}

/** The currency as a shopper reads it: `DA`, or `د.ج` on Arabic pages (decision "Money and prices"). */
export function currencyLabel(locale: Locale): string {
  return locale === "ar" ? "د.ج" : "DA"
}

export type MoneyParts = { whole: string; fraction: string; currency: string }

/** An amount in the parts that the price component sets in two sizes.
 *  @param decimals 2 by default, 0 when requested (specification, section 1)
 *  @returns for 123450: whole `1 234`, fraction `,50`, currency `DA` */
export function moneyParts(centimes: Centimes, locale: Locale, decimals: Decimals = 2): MoneyParts {
  return { ...inFrench(centimes, decimals), currency: currencyLabel(locale) }
}

/** An amount as one string: `1 234,50 DA`. */
export function formatMoney(centimes: Centimes, locale: Locale, decimals: Decimals = 2): string {
  const { whole, fraction, currency } = moneyParts(centimes, locale, decimals)
  return `${whole}${fraction}\u00a0${currency}`
}

/** Returns the price of one unit after a discount, in whole dinars (decision "One unit price").
 *  @param percent 0 to 100 */
export function discountedPrice(listPrice: Centimes, percent: number): Centimes {
  return Math.round((listPrice * (100 - percent)) / 10_000) * 100
}
