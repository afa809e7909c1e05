import { z } from "zod"
import type { Adapter, CarrierDesk, Connection } from "../adapter.ts"
import { flag, number, readAs, requiredText, rows, text } from "../common/read.ts"
import { request, search } from "./requests.ts"

const territory = z.object({
  id: requiredText,
  code: number,
  name: requiredText,
  level: text,
  parentId: text,
  postalCode: text,
  delivery: z.object({ hasHomeDelivery: flag, hasPickupPoint: flag, canSend: flag }).nullish().catch(null),
})
type Territory = z.infer<typeof territory>

/** Communes and the wilayas that they lie in. A wilaya's `code` is the official one. */
async function findTerritories(connection: Connection) {
  const all = await search(connection, ["territories", "search"], territory)
  const wilayas = new Map(all.filter(({ level }) => level === "wilaya").map((one) => [one.id, one]))
  const wilayaOf = (one: Territory) => wilayas.get(one.parentId ?? "")
  return { all, wilayas, wilayaOf }
}

/** Keys of a place: of its wilaya and of its commune, both of which a parcel wants. */
export const placeId = (wilayaId: string, communeId: string) => `${wilayaId}/${communeId}`

export const places: Adapter["places"] = async (connection) => {
  const { all, wilayaOf } = await findTerritories(connection)
  const found = all.flatMap((one) => {
    const wilaya = wilayaOf(one)
    if (!wilaya?.code) return []
    return {
      id: placeId(wilaya.id, one.id),
      name: one.name,
      wilayaCode: wilaya.code,
      postcode: one.postalCode,
      hasDesk: one.delivery?.hasPickupPoint ?? false,
      isDelivered: one.delivery?.hasHomeDelivery ?? false,
    }
  })
  return { places: found, cursor: null }
}

const hub = z.object({
  id: requiredText,
  name: requiredText,
  isPickupPoint: flag,
  openingHours: text,
  phone: z.object({ number1: text, number2: text, number3: text }).nullish().catch(null),
  address: z.object({ street: text, district: text, cityTerritoryId: text, districtTerritoryId: text }),
})

/** The id of a desk names its hub and the place in which it lies. */
export const desks: NonNullable<Adapter["desks"]> = async (connection) => {
  const { all, wilayas, wilayaOf } = await findTerritories(connection)
  const communes = new Map(all.map((one) => [one.id, one]))
  const hubs = await search(connection, ["hubs", "search"], hub)
  const found = hubs
    .filter(({ isPickupPoint }) => isPickupPoint)
    .flatMap(({ id, name, openingHours, phone, address }): CarrierDesk[] => {
      const commune = communes.get(address.districtTerritoryId ?? "")
      const wilaya = wilayas.get(address.cityTerritoryId ?? "") ?? (commune && wilayaOf(commune))
      if (!wilaya?.code || !commune) return []
      return [
        {
          id: `${id}/${placeId(wilaya.id, commune.id)}`,
          name,
          address: address.street,
          hours: openingHours,
          phones: [phone?.number1, phone?.number2, phone?.number3].filter((one) => typeof one === "string"),
          wilayaCode: wilaya.code,
          commune: commune.name,
        },
      ]
    })
  return { desks: found, cursor: null }
}

const price = z.object({ deliveryType: text, price: number, discountedPrice: number })
const rate = z.object({ toTerritoryId: requiredText, deliveryPrices: rows(price).catch([]) })
const rates = z.object({ rates: rows(rate) })

/** Prices from the account's own wilaya, to wilayas and to communes that have one of their own. */
export const fees: NonNullable<Adapter["fees"]> = async (connection) => {
  const { all, wilayaOf } = await findTerritories(connection)
  const territories = new Map(all.map((one) => [one.id, one]))
  const answer = readAs(rates, await request(connection, "GET", ["delivery-pricing", "rates"]))
  const found = answer.rates.flatMap(({ toTerritoryId, deliveryPrices }) => {
    const to = territories.get(toTerritoryId)
    const wilaya = to && (wilayaOf(to) ?? to)
    if (!to || !wilaya?.code) return []
    const priceOf = (type: string) => {
      const found = deliveryPrices.find(({ deliveryType }) => deliveryType === type)
      return found ? (found.discountedPrice ?? found.price) : null
    }
    return {
      wilayaCode: wilaya.code,
      commune: to === wilaya ? null : to.name,
      home: priceOf("home"),
      desk: priceOf("pickup-point"),
      returned: priceOf("return"),
    }
  })
  return { fees: found, cursor: null }
}
