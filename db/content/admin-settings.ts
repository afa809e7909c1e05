import {
  type ShopFacts,
  settingColumns,
  settingFields,
  settingTexts,
  socialFields,
} from "#core/content/settings-fields.ts"
import { defaultLowStock, defaultReleaseHours, internationalPhone } from "#core/content/shop-facts.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { emptyValues, fromColumns, mapFields, textsToColumns, toColumns } from "#core/fields/field-values.ts"
import { type Locale, locales, mainLocale, offeredLocales } from "#core/i18n/locale.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { ownTexts, textRows } from "../texts/borrowed-texts.ts"

/** `facts` with amounts in centimes. */
export type StoredSettings = { documentId: string; facts: ShopFacts; updatedAt: string }

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
  const facts: ShopFacts = {
    ...mapFields(settingTexts, ({ column }) => ownTexts(texts, column)),
    ...fromColumns(settingColumns, row),
    whatsapp: row.whatsapp && readable(row.whatsapp),
    languages: offeredLocales(JSON.parse(row.languages) as string[]),
    retentionMonths: row.retention_months,
    ...fromColumns(socialFields, social),
  }
  return { documentId: row.document_id, facts, updatedAt: row.edited_at }
}

function toRow(facts: ShopFacts) {
  const whatsapp = internationalPhone(facts.whatsapp).replace(/^\+/, "")
  return {
    ...toColumns(settingColumns, facts),
    phone_international: internationalPhone(facts.phone),
    whatsapp,
    languages: JSON.stringify(offeredLocales(facts.languages)),
    retention_months: facts.retentionMonths,
    social: JSON.stringify({ ...toColumns(socialFields, facts), whatsapp }),
  }
}

async function storeTexts(tx: Tx, settingId: number, facts: ShopFacts) {
  const inLocale = (locale: Locale) => textsToColumns(settingTexts, facts, locale)
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
export async function writeShopFacts(tx: Tx, facts: ShopFacts, readAt: string, now: Date): Promise<boolean> {
  const edited_at = now.toISOString()
  const changed = await tx
    .updateTable("app_setting")
    .set({ ...toRow(facts), edited_at })
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
    .values({ ...toRow(facts), edited_at, document_id: randomDocumentId() })
    .returning("id")
    .executeTakeFirstOrThrow()
  await storeTexts(tx, id, facts)
  return true
}

/** Settings of a new shop. */
export const firstSettings: Omit<StoredSettings, "documentId"> = {
  updatedAt: noTime,
  facts: {
    ...emptyValues(settingFields),
    ...defaultMaximums,
    releaseHours: defaultReleaseHours,
    lowStock: defaultLowStock,
    languages: [...locales],
    retentionMonths: null,
  },
}
