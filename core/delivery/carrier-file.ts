import { chosenTitle } from "../catalogue/variants/choice-text.ts"
import { cutText } from "../cut-text.ts"
import type { Carrier } from "./carrier.ts"
import { type PackedLine, parcelSides, parcelWeight } from "./parcel.ts"
import type { DeliveryKind } from "./wilaya.ts"

type Goods = { title: string; color: string | null; size: string | null; quantity: number }

/** A desk, as carriers' files name it. */
type ParcelDesk = {
  name: string
  commune: string | null
  /** Its number or code at the carrier. */
  code: string
  /** The platform of its carrier; null = its account was deleted. */
  platform: string | null
}

/** A parcel of a carrier's file. Its delivery price is known: the carrier collects the total. */
export type Parcel = {
  number: string
  firstname: string
  lastname: string
  mobile: string
  wilayaCode: number
  /** In French. */
  wilaya: string
  /** As the carrier spells it. */
  commune: string
  address: string | null
  note: string | null
  delivery: DeliveryKind
  /** The desk that was chosen. */
  desk: ParcelDesk | null
  lines: (Goods & PackedLine)[]
  /** With the delivery, in whole dinars: what the carrier collects. */
  total: number
}

type Cell = string | number | null
export type CarrierColumn = { title: string; cell: (parcel: Parcel) => Cell }

const name = ({ firstname, lastname }: Parcel) => `${firstname} ${lastname}`

/** `0xxxxxxxxx`; the number is kept so already where it is an Algerian one. */
const phone = ({ mobile }: Parcel) => mobile

/** `2 × Baskets Tell (Noir · 42), 1 × Lampe` */
export const goodsText = ({ lines }: { lines: readonly Goods[] }): string =>
  lines.map((line) => `${line.quantity} × ${chosenTitle(line)}`).join(", ")

/** Carriers require an address; without one, the commune is used. */
const street = ({ address, commune }: Parcel) => address ?? commune

/** Kilograms; null = not known. */
const kilograms = ({ lines }: Parcel) => {
  const grams = parcelWeight(lines)
  return grams === null ? null : grams / 1000
}
/** Whole kilograms; the least that a parcel counts as where its weight is not known. */
const wholeKilograms = (parcel: Parcel) => Math.max(1, Math.ceil(kilograms(parcel) ?? 0))

/** Centimetres of a side; the least where it is not known. */
const side = (name: "length" | "width" | "height") => (parcel: Parcel) => parcelSides(parcel.lines)?.[name] ?? 1

/** Characters of a remark, by the strictest carrier. */
const maxRemark = 255

/** The chosen desk, then the shopper's note: the carrier's staff read the desk in the remark only. */
const remark = ({ delivery, desk, note }: Parcel): string | null => {
  const words =
    desk && [desk.name, ...(desk.commune && !desk.name.includes(desk.commune) ? [desk.commune] : [])].join(", ")
  const told = delivery === "desk" && words ? `Bureau : ${words}` : null
  return cutText([told, note].filter((part) => part !== null).join(" · "), maxRemark) || null
}

/** The code of the desk that was chosen, where it is one of the platform. */
const deskCode =
  (platform: string) =>
  ({ delivery, desk }: Parcel): string | null =>
    delivery === "desk" && desk?.platform === platform ? desk.code : null

const flag = ({ delivery }: Parcel) => (delivery === "desk" ? 1 : 0)
const nothing = () => null
const yes = "\n( si oui mettez OUI sinon laissez vide )"

/** The columns of EcoTrack's import, exactly; five flags have a second line in their head. */
const ecotrack: CarrierColumn[] = [
  { title: "reference commande", cell: ({ number }) => number },
  { title: "nom et prenom du destinataire*", cell: name },
  { title: "telephone*", cell: phone },
  { title: "telephone 2", cell: nothing },
  { title: "code wilaya*", cell: ({ wilayaCode }) => wilayaCode },
  { title: "wilaya de livraison", cell: ({ wilaya }) => wilaya },
  { title: "commune de livraison*", cell: ({ commune }) => commune },
  { title: "adresse de livraison*", cell: street },
  { title: "produit*", cell: goodsText },
  { title: "poids (kg)", cell: kilograms },
  { title: "montant du colis*", cell: ({ total }) => total },
  { title: "remarque", cell: remark },
  { title: `FRAGILE${yes}`, cell: nothing },
  { title: `ECHANGE${yes}`, cell: nothing },
  { title: `PICK UP${yes}`, cell: nothing },
  { title: `RECOUVREMENT${yes}`, cell: nothing },
  { title: `STOP DESK${yes}`, cell: ({ delivery }) => (delivery === "desk" ? "OUI" : null) },
  { title: "Lien map", cell: nothing },
]

/** The fields of the carrier's own creation of a parcel, as columns. */
const yalidine: CarrierColumn[] = [
  { title: "order_id", cell: ({ number }) => number },
  { title: "firstname", cell: ({ firstname }) => firstname },
  { title: "familyname", cell: ({ lastname }) => lastname },
  { title: "contact_phone", cell: phone },
  { title: "address", cell: street },
  { title: "to_commune_name", cell: ({ commune }) => commune },
  { title: "to_wilaya_name", cell: ({ wilaya }) => wilaya },
  { title: "product_list", cell: goodsText },
  { title: "price", cell: ({ total }) => total },
  { title: "do_insurance", cell: () => 0 },
  { title: "declared_value", cell: ({ total }) => total },
  { title: "length", cell: side("length") },
  { title: "width", cell: side("width") },
  { title: "height", cell: side("height") },
  { title: "weight", cell: wholeKilograms },
  // The delivery is in the price: the sender pays it.
  { title: "freeshipping", cell: () => 1 },
  { title: "is_stopdesk", cell: flag },
  { title: "stopdesk_id", cell: deskCode("yalidine") },
  { title: "has_exchange", cell: () => 0 },
]

const noest: CarrierColumn[] = [
  { title: "reference", cell: ({ number }) => number },
  { title: "client", cell: name },
  { title: "phone", cell: phone },
  { title: "phone_2", cell: nothing },
  { title: "adresse", cell: street },
  { title: "wilaya_id", cell: ({ wilayaCode }) => wilayaCode },
  { title: "commune", cell: ({ commune }) => commune },
  { title: "montant", cell: ({ total }) => total },
  { title: "remarque", cell: remark },
  { title: "produit", cell: goodsText },
  { title: "type_id", cell: () => 1 },
  { title: "poids", cell: wholeKilograms },
  { title: "stop_desk", cell: flag },
  { title: "station_code", cell: deskCode("noest") },
]

const zr: CarrierColumn[] = [
  { title: "id_Externe", cell: ({ number }) => number },
  { title: "TypeLivraison", cell: flag },
  { title: "TypeColis", cell: () => 0 },
  { title: "Client", cell: name },
  { title: "MobileA", cell: phone },
  { title: "MobileB", cell: nothing },
  { title: "Adresse", cell: street },
  { title: "IDWilaya", cell: ({ wilayaCode }) => wilayaCode },
  { title: "Commune", cell: ({ commune }) => commune },
  { title: "Total", cell: ({ total }) => total },
  { title: "Note", cell: remark },
  { title: "TProduit", cell: goodsText },
]

/** The columns of each carrier's file, in their order. */
export const carrierColumns: Record<Carrier, readonly CarrierColumn[]> = { ecotrack, yalidine, noest, zr }
