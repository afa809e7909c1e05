import {
  defaultExchangeDays,
  defaultLowStock,
  defaultReleaseHours,
  internationalPhone,
  type ShopFacts,
  weekStarts,
} from "#core/content/shop-facts.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { type Locale, locales, mainLocale, offeredLocales } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import type { Centimes } from "#core/money.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { ownTexts, textRows } from "../texts/borrowed-texts.ts"

/** The shop's facts; the threshold in centimes. */
export type StoredFacts = Omit<ShopFacts, "freeDeliveryThreshold"> & { freeDeliveryThreshold: Centimes | null }

export type StoredSettings = { documentId: string; facts: StoredFacts; updatedAt: string }

const noTime = "2026-11-21T00:00:00.000Z"

/** A number as people read it: without Algeria's code, which the shop's own numbers are dialled with. */
const readable = (dialled: string) => spacedPhone(dialled.replace(/^\+?213(?=\d{8,9}$)/, "0"))

/** The shop's settings with their texts in all languages; undefined in a shop without settings. */
export async function readShopFacts(db: Db): Promise<StoredSettings | undefined> {
  const row = await db.selectFrom("app_setting").selectAll().orderBy("id").limit(1).executeTakeFirst()
  if (!row) return undefined
  const texts = await db.selectFrom("app_setting_text").selectAll().where("app_setting_id", "=", row.id).execute()
  // Written by this program alone.
  const social = JSON.parse(row.social) as { facebook: string; instagram: string }
  const facts: StoredFacts = {
    shopName: ownTexts(texts, "shop_name"),
    tagline: ownTexts(texts, "tagline"),
    about: ownTexts(texts, "about"),
    address: ownTexts(texts, "address"),
    hours: ownTexts(texts, "hours"),
    searchHint: ownTexts(texts, "search_hint"),
    phone: row.phone,
    whatsapp: row.whatsapp && readable(row.whatsapp),
    email: row.email,
    registerNumber: row.register_number,
    taxNumber: row.tax_number,
    pixelId: row.pixel_id,
    bannerShown: row.construction_banner === 1,
    bannerFr: row.banner_fr,
    bannerAr: row.banner_ar,
    bannerEn: row.banner_en,
    freeDeliveryThreshold: row.free_delivery_threshold,
    exchangeDays: row.exchange_days,
    openingDate: row.opening_date,
    maxQuantity: row.max_quantity,
    maxLines: row.max_lines,
    maxUnits: row.max_units,
    releaseHours: row.release_hours,
    lowStock: row.low_stock,
    weekStart: row.week_start,
    languages: offeredLocales(JSON.parse(row.languages) as string[]),
    retentionMonths: row.retention_months,
    facebook: social.facebook,
    instagram: social.instagram,
  }
  return { documentId: row.document_id, facts, updatedAt: row.edited_at }
}

function columnsOf(facts: StoredFacts) {
  const whatsapp = internationalPhone(facts.whatsapp).replace(/^\+/, "")
  return {
    phone: facts.phone,
    phone_international: internationalPhone(facts.phone),
    whatsapp,
    email: facts.email,
    register_number: facts.registerNumber,
    tax_number: facts.taxNumber,
    pixel_id: facts.pixelId,
    construction_banner: facts.bannerShown ? (1 as const) : (0 as const),
    banner_fr: facts.bannerFr,
    banner_ar: facts.bannerAr,
    banner_en: facts.bannerEn,
    free_delivery_threshold: facts.freeDeliveryThreshold,
    exchange_days: facts.exchangeDays,
    opening_date: facts.openingDate,
    max_quantity: facts.maxQuantity,
    max_lines: facts.maxLines,
    max_units: facts.maxUnits,
    release_hours: facts.releaseHours,
    low_stock: facts.lowStock,
    week_start: facts.weekStart,
    languages: JSON.stringify(offeredLocales(facts.languages)),
    retention_months: facts.retentionMonths,
    social: JSON.stringify({ facebook: facts.facebook, instagram: facts.instagram, whatsapp }),
  }
}

async function storeTexts(tx: Tx, settingId: number, facts: StoredFacts) {
  const inLocale = (locale: Locale) => ({
    shop_name: facts.shopName[locale],
    tagline: facts.tagline[locale],
    about: facts.about[locale],
    address: facts.address[locale],
    hours: facts.hours[locale],
    search_hint: facts.searchHint[locale],
  })
  const rows = textRows(
    { fr: inLocale("fr"), ar: inLocale("ar"), en: inLocale("en") },
    mainLocale(offeredLocales(facts.languages)),
  )
  await tx
    .deleteFrom("app_setting_text")
    .where("app_setting_id", "=", settingId)
    .where("locale", "in", locales)
    .execute()
  await tx
    .insertInto("app_setting_text")
    .values(rows.map((row) => ({ ...row, app_setting_id: settingId })))
    .execute()
}

/** Stores the shop's facts if nobody has changed them since they were read; the first time they are made.
 *  @param readAt `updatedAt` of what was read
 *  @returns whether they were as they were read */
export async function writeShopFacts(tx: Tx, facts: StoredFacts, readAt: string, now: Date): Promise<boolean> {
  const edited_at = now.toISOString()
  const changed = await tx
    .updateTable("app_setting")
    .set({ ...columnsOf(facts), edited_at })
    .where("edited_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  if (changed) {
    await storeTexts(tx, changed.id, facts)
    return true
  }
  if (await tx.selectFrom("app_setting").select("id").limit(1).executeTakeFirst()) return false
  if (readAt !== noTime) return false
  const { id } = await tx
    .insertInto("app_setting")
    .values({ ...columnsOf(facts), edited_at, document_id: randomDocumentId() })
    .returning("id")
    .executeTakeFirstOrThrow()
  await storeTexts(tx, id, facts)
  return true
}

/** What a shop without settings begins with. */
export const firstSettings: Omit<StoredSettings, "documentId"> = {
  updatedAt: noTime,
  facts: {
    shopName: noTexts,
    tagline: noTexts,
    about: noTexts,
    address: noTexts,
    hours: noTexts,
    searchHint: noTexts,
    phone: "",
    whatsapp: "",
    email: "",
    registerNumber: "",
    taxNumber: "",
    pixelId: "",
    bannerShown: false,
    bannerFr: "",
    bannerAr: "",
    bannerEn: "",
    freeDeliveryThreshold: null,
    exchangeDays: defaultExchangeDays,
    openingDate: null,
    ...defaultMaximums,
    releaseHours: defaultReleaseHours,
    lowStock: defaultLowStock,
    weekStart: weekStarts[0],
    languages: [...locales],
    retentionMonths: null,
    facebook: "",
    instagram: "",
  },
}
