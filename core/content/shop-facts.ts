import { isAlgerianMobile, normalizePhone, phoneKey } from "../customers/phone.ts"
import { isRetention } from "../customers/retention.ts"
import { isDinars, maxThreshold } from "../delivery/delivery-values.ts"
import { mainLocale } from "../i18n/locale.ts"
import { maxStoredLines } from "../orders/order-maximums.ts"
import type { ShopFacts } from "./settings-fields.ts"

export const maxExchangeDays = 365
export const maxWarrantyMonths = 120
export const maxMaxQuantity = 10_000
export const maxUnitsSetting = 10_000
export const maxReleaseHours = 720
export const maxLowStock = 10_000
/** Where a shop has not said. */
export const defaultLowStock = 3
/** Three days: within them a shop has called. */
export const defaultReleaseHours = 72

export type FactProblem =
  | "required"
  | "phone"
  | "email"
  | "webAddress"
  | "amount"
  | "days"
  | "months"
  | "quantity"
  | "lines"
  | "hours"
  | "stock"
  | "pixel"
  | "language"
  | "retention"

const isWebAddress = (text: string) => {
  try {
    return new URL(text).protocol === "https:"
  } catch {
    return false
  }
}

/** Whether a text is a number that can be dialled: an Algerian one with its zero, or one with the code of its country. */
export const isDialable = (typed: string): boolean => /^(?:0\d{8,9}|\+\d{8,15})$/.test(normalizePhone(typed))

/** A number as a phone dials it from anywhere: `+213550010203`; of a mobile with words or a second number behind it the mobile
 *  alone. One that is not Algeria's stays as it is. */
export function internationalPhone(typed: string): string {
  const text = normalizePhone(typed)
  const normalized = isAlgerianMobile(text) && !text.startsWith("+") ? phoneKey(text) : text
  return /^0\d{8,9}$/.test(normalized) ? `+213${normalized.slice(1)}` : normalized
}

const isWholeUpTo = (max: number, value: number, min = 0) => Number.isInteger(value) && value >= min && value <= max

const isNullOrUpTo = (max: number, value: number | null) => value === null || isWholeUpTo(max, value, 1)

/** Everything that is wrong with what is said about the shop, by field; `shopName.fr` for a text of one
 *  language. Texts are needed in the main language alone. */
export function shopFactsProblems(facts: ShopFacts): { field: string; problem: FactProblem }[] {
  const problem = (isWrong: boolean, field: string, name: FactProblem) => (isWrong ? [{ field, problem: name }] : [])
  const free = facts.freeDeliveryThreshold
  const main = mainLocale(facts.languages)
  // A shop in English may show one of the other two (app/page/notice-words.tsx).
  const banners = { fr: facts.bannerFr, ar: facts.bannerAr, en: facts.bannerEn + facts.bannerFr + facts.bannerAr }
  const bannerField = { fr: "bannerFr", ar: "bannerAr", en: "bannerEn" }[main]
  return [
    ...problem(facts.shopName[main].trim() === "", `shopName.${main}`, "required"),
    ...problem(facts.address[main].trim() === "", `address.${main}`, "required"),
    ...problem(facts.phone.trim() === "", "phone", "required"),
    ...problem(facts.phone.trim() !== "" && !isDialable(facts.phone), "phone", "phone"),
    ...problem(facts.whatsapp.trim() !== "" && !isDialable(facts.whatsapp), "whatsapp", "phone"),
    ...problem(facts.email === "", "email", "required"),
    ...problem(facts.email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(facts.email), "email", "email"),
    ...problem(facts.bannerShown && banners[main].trim() === "", bannerField, "required"),
    ...problem(free !== null && !isDinars(free, maxThreshold), "freeDeliveryThreshold", "amount"),
    ...problem(!isWholeUpTo(maxExchangeDays, facts.exchangeDays), "exchangeDays", "days"),
    ...problem(!isWholeUpTo(maxWarrantyMonths, facts.warrantyMonths), "warrantyMonths", "months"),
    ...problem(!isNullOrUpTo(maxMaxQuantity, facts.maxQuantity), "maxQuantity", "quantity"),
    ...problem(!isNullOrUpTo(maxStoredLines, facts.maxLines), "maxLines", "lines"),
    ...problem(!isNullOrUpTo(maxUnitsSetting, facts.maxUnits), "maxUnits", "quantity"),
    ...problem(!isNullOrUpTo(maxReleaseHours, facts.releaseHours), "releaseHours", "hours"),
    ...problem(!isWholeUpTo(maxLowStock, facts.lowStock), "lowStock", "stock"),
    ...problem(facts.languages.length === 0, "languages", "language"),
    ...problem(!isRetention(facts.retentionMonths), "retentionMonths", "retention"),
    ...problem(!/^\d{0,20}$/.test(facts.pixelId), "pixelId", "pixel"),
    ...(["facebook", "instagram"] as const).flatMap((field) =>
      problem(facts[field] !== "" && !isWebAddress(facts[field]), field, "webAddress"),
    ),
  ]
}
