import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"

/** Commune and wilaya of an order in a language; as it was ordered where the shop has no names for them any more.
 *  @param id the order's key */
export async function orderPlaceNames(db: Db, id: number, locale: Locale): Promise<string[]> {
  const row = await db
    .selectFrom("orders as o")
    .leftJoin("wilaya as w", "w.code", "o.wilaya_code")
    .leftJoin("commune as c", "c.id", "o.commune_id")
    .select(["o.wilaya", "o.commune", "w.name as wilayaName", "w.namear as wilayaNamear"])
    .select(["c.name as communeName", "c.namear as communeNamear"])
    .where("o.id", "=", id)
    .executeTakeFirst()
  if (!row) return []
  const inArabic = locale === "ar"
  return [
    (inArabic ? row.communeNamear : row.communeName) ?? row.commune,
    (inArabic ? row.wilayaNamear : row.wilayaName) ?? row.wilaya,
  ]
}
