import type { ParcelRow } from "#api/carriers/contract-parcels.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopWeekday } from "#core/i18n/shop-date.ts"
import { shopDayStart } from "#core/i18n/shop-day.ts"
import type { Say } from "../i18n/texts.ts"

/** Describes the shopper's answer to a failed delivery, and whether the carrier knows it. */
export function answerText({ answer, day, phone, carrier }: NonNullable<ParcelRow["answer"]>, t: Say, locale: Locale) {
  const values = {
    day: day ? isolate(formatShopWeekday(shopDayStart(day), locale)) : "",
    phone: phone ? isolate(phone) : "",
  }
  return `${t(`parcel.answer.${answer}`, values)} · ${t(`parcel.answerCarrier.${carrier}`)}`
}
