import { type Locale, mainLocale, offeredLocales } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"

const selectLanguages = preparedQuery((db) => db.selectFrom("app_setting").select("languages"))

/** The main language of the setting `languages`; null = there are no settings yet. */
export const mainLocaleOf = (languages: string | null): Locale =>
  // Written by this program alone.
  mainLocale(offeredLocales(languages === null ? [] : (JSON.parse(languages) as string[])))

/** The shop's main language; that of a new shop where there are no settings yet. */
export async function findMainLocale(db: Db): Promise<Locale> {
  const [row] = await selectLanguages(db, {})
  return mainLocaleOf(row?.languages ?? null)
}
