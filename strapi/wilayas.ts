import type { WilayaResource } from "#api/delivery/contract.ts"
import { findNamedPlace, type Wilaya } from "#core/delivery/wilaya.ts"
import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { fromDinars } from "#core/money.ts"

type Place = (typeof wilayas)[number] & { desk?: number; home?: number }

const places: Place[] = wilayas

/** The 58 wilayas with their communes, and the prices that section 3 of the specification gives. */
export const allWilayas: WilayaResource[] = places.map(({ code, name, namear, desk, home, communes }) => ({
  id: code,
  documentId: `wilaya-${code}`,
  code,
  name,
  namear,
  desk: desk ?? null,
  home: home ?? null,
  deskServed: true,
  homeServed: true,
  daysMin: null,
  daysMax: null,
  communes: communes.map((commune) => ({ ...commune, closed: false })),
}))

const dinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** One of them by its French or Arabic name, with prices in centimes. */
export function wilayaNamed(wanted: string): Wilaya | undefined {
  const found = findNamedPlace(allWilayas, wanted)
  if (!found) return undefined
  const { id: _id, documentId: _documentId, communes: _communes, ...wilaya } = found
  return { ...wilaya, desk: dinarsOrNull(wilaya.desk), home: dinarsOrNull(wilaya.home) }
}
