import { type Locale, mainLocale, offeredLocales } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"

const selectLanguages = preparedQuery((db) => db.selectFrom("app_setting").select("languages"))

/** The shop's main language; that of a new shop where there are no settings yet. */
export async function findMainLocale(db: Db): Promise<Locale> {
  const [row] = await selectLanguages(db, {})
  // Written by this program alone.
  return mainLocale(offeredLocales(row ? (JSON.parse(row.languages) as string[]) : []))
}
