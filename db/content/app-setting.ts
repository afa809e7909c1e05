import { publicSettingColumns, publicSettingTexts } from "#core/content/settings-fields.ts"
import { fromColumns, textsFromColumns } from "#core/fields/field-values.ts"
import { type Locale, offeredLocales } from "#core/i18n/locale.ts"
import { defaultMaximums, type OrderMaximums } from "#core/orders/order-maximums.ts"
import type { Db } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import { ownText, textLanguages } from "../texts/borrowed-texts.ts"

/** The texts that a page marks with their language. */
const borrowable = { tagline: "tagline", about: "about", address: "address", hours: "hours" }

type Social = { facebook: string; instagram: string; whatsapp: string }

/** The shop's settings in one language, without the visitor counter. The threshold in centimes. */
export async function readSettings(db: Db, locale: Locale) {
  const row = await db
    .selectFrom("app_setting")
    .innerJoin("app_setting_text", (join) =>
      join.onRef("app_setting_text.app_setting_id", "=", "app_setting.id").on("app_setting_text.locale", "=", locale),
    )
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  // The default words of a language are better than French ones.
  const searchHint = ownText(row, "search_hint", row.search_hint, "")
  return {
    id: row.id,
    documentId: row.document_id,
    ...textsFromColumns(publicSettingTexts, row),
    ...textLanguages(row.borrowed, borrowable),
    ...fromColumns(publicSettingColumns, row),
    phoneInternational: row.phone_international,
    whatsapp: row.whatsapp,
    constructionBanner: row.construction_banner === 1,
    ...(row.banner_en && { bannerEn: row.banner_en }),
    ...(searchHint && { searchHint }),
    languages: offeredLocales(JSON.parse(row.languages) as string[]),
    // Written by this program alone.
    social: JSON.parse(row.social) as Social,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  }
}

/** Columns that `toOrderSettings` reads. */
export const orderSettingColumns = [
  ...(["app_setting.id as settingId", "app_setting.free_delivery_threshold as freeFrom"] as const),
  ...(["app_setting.max_quantity as maxQuantity", "app_setting.max_lines as maxLines"] as const),
  "app_setting.max_units as maxUnits",
] as const

const settingsOfOrders = preparedQuery((db) => db.selectFrom("app_setting").select(orderSettingColumns))

/** Settings of orders; `freeFrom` is the amount in centimes from which delivery is free, null = never. */
export type OrderSettings = { freeFrom: number | null; maximums: OrderMaximums }

/** Converts a row to the settings of orders.
 *  @param row undefined, or with a `settingId` of null, in a shop without settings: the defaults */
export function toOrderSettings(
  row: (OrderMaximums & { settingId: number | null; freeFrom: number | null }) | undefined,
) {
  if (!row || row.settingId === null) return { freeFrom: null, maximums: defaultMaximums }
  const { freeFrom, maxQuantity, maxLines, maxUnits } = row
  return { freeFrom, maximums: { maxQuantity, maxLines, maxUnits } }
}

/** Reads the settings of orders. */
export const orderSettings = async (db: Db): Promise<OrderSettings> =>
  toOrderSettings((await settingsOfOrders(db, {}))[0])

/** The settings' documentId; undefined in a shop without settings. */
export async function settingsDocumentId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom("app_setting").select("document_id").executeTakeFirst())?.document_id
}
