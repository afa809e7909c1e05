import { placeKey } from "./place-key.ts"
import { type Commune, findNamedPlace, type PlaceNames, type Wilaya } from "./wilaya.ts"

/** A wilaya of 2026. Its communes are those of its parent that name its code as `wilaya2026` (wilayas.json). */
export type NewWilaya = PlaceNames & {
  /** 59 to 69. Another numbering of these is in use: a number over 58 that stands in a file says nothing. */
  code: number
  /** Code of the wilaya of the 58 that it was part of. */
  parent: number
  /** Other spellings that people write. */
  spellings: readonly string[]
}

/** The eleven wilayas of the law of 4 April 2026, with the numbers of its decree as two public lists of May and August 2026 quote
 *  them; their communes are those of the same lists. */
export const newWilayas: readonly NewWilaya[] = [
  { code: 59, parent: 3, name: "Aflou", namear: "أفلو", spellings: ["آفلو"] },
  { code: 60, parent: 5, name: "Barika", namear: "بريكة", spellings: ["Barica"] },
  { code: 61, parent: 7, name: "El Kantara", namear: "القنطرة", spellings: ["Kantara"] },
  { code: 62, parent: 12, name: "Bir El Ater", namear: "بئر العاتر", spellings: ["Bir El Atir", "بير العاتر"] },
  { code: 63, parent: 13, name: "El Aricha", namear: "العريشة", spellings: ["Aricha", "El Arricha"] },
  { code: 64, parent: 14, name: "Ksar Chellala", namear: "قصر الشلالة", spellings: ["Ksar Chelala"] },
  { code: 65, parent: 17, name: "Aïn Oussera", namear: "عين وسارة", spellings: ["Aïn Ouessara", "Aïn Ousera"] },
  { code: 66, parent: 17, name: "Messaad", namear: "مسعد", spellings: ["Messad", "Mesaad"] },
  { code: 67, parent: 26, name: "Ksar El Boukhari", namear: "قصر البخاري", spellings: ["Ksar Boukhari"] },
  { code: 68, parent: 28, name: "Bou Saâda", namear: "بوسعادة", spellings: ["Boussaada", "Bou Saada"] },
  {
    code: 69,
    parent: 32,
    name: "El Abiodh Sidi Cheikh",
    namear: "الأبيض سيدي الشيخ",
    spellings: ["Labiodh Sidi Cheikh", "El Biodh Sidi Cheikh", "Abiodh Sidi Cheikh"],
  },
]

const bySpelling = new Map(
  newWilayas.flatMap((wilaya) =>
    [wilaya.name, wilaya.namear, ...wilaya.spellings].map((name) => [placeKey(name), wilaya] as const),
  ),
)

/** The wilaya of 2026 of a name, in French, Arabic or a usual spelling. */
export const findNewWilaya = (name: string): NewWilaya | undefined => bySpelling.get(placeKey(name))

/** A commune and the wilaya that it is in since 2026. */
type DividedCommune = Commune & { wilaya2026: number }

type Listed = Pick<Wilaya, "code" | "name" | "namear"> & { parent: number | null; communes: DividedCommune[] }

/** A wilaya to choose from. */
export type ChoosableWilaya<Own extends Listed> = Own & {
  /** Names of the wilaya of the list that it is chosen as a part of; null for those of the list. */
  within: PlaceNames | null
}

/** Lists the wilayas that people choose from: those of the shop's list, each with its communes, then those of 2026 that are not in the
 *  list, with the prices of their parents.
 *  @param wilayas the list, of 58 with all their communes, or of 69 */
export function choosableWilayas<Own extends Listed>(wilayas: readonly Own[]): ChoosableWilaya<Own>[] {
  const listed = new Set(wilayas.map(({ code }) => code))
  const inList = wilayas.map((wilaya) => ({
    ...wilaya,
    within: null,
    communes: wilaya.communes.filter(({ wilaya2026 }) => wilaya2026 === wilaya.code || !listed.has(wilaya2026)),
  }))
  const others = newWilayas.flatMap(({ code, parent, name, namear }) => {
    const from = wilayas.find((wilaya) => wilaya.code === parent)
    if (listed.has(code) || !from) return []
    const communes = from.communes.filter(({ wilaya2026 }) => wilaya2026 === code)
    return [{ ...from, code, parent, name, namear, within: { name: from.name, namear: from.namear }, communes }]
  })
  return [...inList, ...others]
}

/** The wilaya to choose for a place by the names with which orders keep it: one of 2026 that is in the list holds communes of a
 *  wilaya of the 58.
 *  @param wilayas those to choose from */
export function findChoosable<Own extends Listed>(
  wilayas: readonly Own[],
  place: { wilaya: string; commune: string },
): Own | undefined {
  const named = findNamedPlace(wilayas, place.wilaya)
  if (!named || place.commune === "" || findNamedPlace(named.communes, place.commune)) return named
  const holds = ({ parent, communes }: Own) => parent === named.code && findNamedPlace(communes, place.commune)
  return wilayas.find(holds) ?? named
}
