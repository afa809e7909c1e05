import { placeName } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"

/** The communes of the country with the wilayas of the 58 that they are in. */
export async function listPlaces(db: Db) {
  const rows = await db
    .selectFrom("commune as c")
    .innerJoin("wilaya as w", "w.code", "c.wilaya_code")
    .select(["c.id as communeId", "c.name", "c.namear", "w.code as wilayaCode"])
    .select(["w.name as wilaya", "w.namear as wilayaAr"])
    .orderBy("c.id")
    .execute()
  return rows
}

/** Finds places by the code of a wilaya of the 58 and the French name of a commune, and gives their names in a language. */
export async function listMovedPlaces(db: Db) {
  const places = new Map((await listPlaces(db)).map((place) => [`${place.wilayaCode} ${place.name}`, place]))
  return (wilayaCode: number, commune: string, locale: Locale) => {
    const place = places.get(`${wilayaCode} ${commune}`)
    if (!place) return undefined
    const { communeId, wilaya, wilayaAr } = place
    return {
      communeId,
      wilaya: placeName({ name: wilaya, namear: wilayaAr }, locale),
      commune: placeName(place, locale),
    }
  }
}
