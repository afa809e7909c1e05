import type { WilayaResource } from "#api/delivery/contract.ts"
import { findNewWilaya } from "#core/delivery/new-wilayas.ts"
import { findNamedPlace, type Wilaya } from "#core/delivery/wilaya.ts"
import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { fromDinars } from "#core/money.ts"

type Place = Omit<(typeof wilayas)[number], "communes"> & {
  desk?: number
  home?: number
  communes: { name: string; namear: string; wilaya2026?: number }[]
}

const places: Place[] = wilayas

/** The 58 wilayas with their communes, and the prices that section 3 of the specification gives. */
export const allWilayas: WilayaResource[] = places.map(({ code, name, namear, desk, home, communes }) => ({
  id: code,
  documentId: `wilaya-${code}`,
  code,
  parent: null,
  name,
  namear,
  desk: desk ?? null,
  home: home ?? null,
  deskServed: true,
  homeServed: true,
  daysMin: null,
  daysMax: null,
  communes: communes.map(({ wilaya2026 = code, ...commune }) => ({ ...commune, closed: false, wilaya2026 })),
}))

const dinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** One of them by its French or Arabic name, or by that of a wilaya of 2026 which was part of it. */
function findResource(wanted: string): WilayaResource | undefined {
  const parent = findNewWilaya(wanted)?.parent
  return findNamedPlace(allWilayas, wanted) ?? allWilayas.find(({ code }) => code === parent)
}

/** The name of the wilaya by which orders keep a place: of a wilaya of 2026 that of the 58. */
export const storedWilayaName = (wanted: string): string =>
  findNamedPlace(allWilayas, wanted) ? wanted : (findResource(wanted)?.name ?? wanted)

/** The wilaya of the 58 for a name, with prices in centimes. */
export function wilayaNamed(wanted: string): Wilaya | undefined {
  const found = findResource(wanted)
  if (!found) return undefined
  const { id: _id, documentId: _documentId, communes: _communes, parent: _parent, ...wilaya } = found
  return { ...wilaya, desk: dinarsOrNull(wilaya.desk), home: dinarsOrNull(wilaya.home) }
}
