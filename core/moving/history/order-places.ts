import { findNewWilaya } from "../../delivery/new-wilayas.ts"
import { placeKey } from "../../delivery/place-key.ts"

/** A commune of the country with its wilaya of the 58. */
export type MovedPlace = {
  communeId: number
  name: string
  namear: string
  wilayaCode: number
  wilaya: string
  wilayaAr: string
}

/** A place that an order names; of one whose commune the shop does not know the chief town of its wilaya. */
export type FoundPlace = { place: MovedPlace; isGuessed: boolean }

/** The number of a wilaya that stands alone in a text. */
const code = /(?<!\d)0*(\d{1,2})(?!\d)/

/** Finds the places of orders of other shops, as people and plugins write them: `DZ-16`, `16 - Alger`, `Alger`, `الجزائر`. */
export function placeFinder(places: readonly MovedPlace[]) {
  const byWilaya = Map.groupBy(places, ({ wilayaCode }) => wilayaCode)
  const wilayas = new Map<string, number>()
  const communes = new Map<string, MovedPlace | null>()
  for (const place of places) {
    for (const name of [place.wilaya, place.wilayaAr]) wilayas.set(placeKey(name), place.wilayaCode)
    for (const name of [place.name, place.namear]) {
      // Two wilayas may have one of a name.
      const other = communes.get(placeKey(name))
      communes.set(placeKey(name), other === undefined || other === place ? place : null)
    }
  }
  const wilayaOf = (text: string): number | undefined => {
    const name = text.replace(/\bDZ\b|\d+/gi, "")
    const named = wilayas.get(placeKey(name)) ?? findNewWilaya(name)?.parent
    const numbered = Number(code.exec(text)?.[1])
    return named ?? (byWilaya.has(numbered) ? numbered : undefined)
  }
  /** Each may be empty, or hold the other. */
  return (wilaya: string, commune: string): FoundPlace | undefined => {
    const wilayaCode = wilayaOf(wilaya) ?? wilayaOf(commune) ?? communes.get(placeKey(commune))?.wilayaCode
    const within = wilayaCode === undefined ? undefined : byWilaya.get(wilayaCode)
    if (!within) return undefined
    const isNamed = ({ name, namear }: MovedPlace, text: string) =>
      placeKey(text) !== "" && [name, namear].some((one) => placeKey(one) === placeKey(text))
    const exact = within.find((place) => isNamed(place, commune)) ?? within.find((place) => isNamed(place, wilaya))
    if (exact && isNamed(exact, commune)) return { place: exact, isGuessed: false }
    // `Alger Centre` is that of Alger.
    const chief =
      exact ??
      within.find((place) => isNamed(place, place.wilaya)) ??
      within.find(({ name, wilaya: of }) => placeKey(name).startsWith(placeKey(of))) ??
      within[0]
    return chief && { place: chief, isGuessed: true }
  }
}
export type FindPlace = ReturnType<typeof placeFinder>
