import { createHash } from "node:crypto"
import { communes, wilayaNames } from "../geography.ts"

/** The same id for the same thing. */
export function uuid(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}
export const isUuid = (value: unknown) =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Wilayas that this carrier has no territory for. */
export const unserved = new Set([33, 37, 50, 56])

export const wilayaId = (code: number) => uuid(`wilaya ${code}`)
const communeId = (id: number) => uuid(`commune ${id}`)
const delivery = (hasPickupPoint: boolean) => ({ hasHomeDelivery: true, hasPickupPoint, canSend: true })
const served = communes.filter(({ wilayaCode }) => !unserved.has(wilayaCode))

export const territories = [
  ...[...wilayaNames]
    .filter(([code]) => !unserved.has(code))
    .map(([code, name]) => ({
      id: wilayaId(code),
      code,
      name,
      level: "wilaya",
      parentId: null,
      postalCode: null,
      delivery: delivery(true),
    })),
  ...served.map(({ id, name, wilayaCode, postcode, hasDesk }) => ({
    id: communeId(id),
    code: id,
    name,
    level: "commune",
    parentId: wilayaId(wilayaCode),
    postalCode: postcode,
    delivery: delivery(hasDesk),
  })),
]

export const hubs = served
  .filter(({ hasDesk }) => hasDesk)
  .map(({ id, name, wilayaCode }) => ({
    id: uuid(`hub ${id}`),
    name: `Hub ${name}`,
    // One sorts alone.
    isPickupPoint: wilayaCode !== 58,
    openingHours: "8h30 - 17h",
    phone: { number1: "+213555000000", number2: null, number3: null },
    address: {
      street: `Rue 1, ${name}`,
      district: name,
      cityTerritoryId: wilayaId(wilayaCode),
      districtTerritoryId: communeId(id),
    },
  }))
