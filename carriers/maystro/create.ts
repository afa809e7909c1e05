import { z } from "zod"
import { cutText } from "../../core/cut-text.ts"
import {
  type Adapter,
  type CarrierAccount,
  CarrierError,
  type Connection,
  type NewParcel,
  type ParcelResult,
} from "../adapter.ts"
import { carrierWords } from "../common/call.ts"
import { fullName, remarks } from "../common/goods.ts"
import { number, readAs, text } from "../common/read.ts"
import { findId, findOrders, request } from "./requests.ts"
import { cancelled } from "./statuses.ts"

/** By the current documentation. Older clients send 0 and 1. */
const deliveryTypes = { home: 1, desk: 2 }

/** The same name and telephone within 24 hours. */
const sameOrder = 55

const errorWords: Record<number, string> = {
  10: "Prix refusé",
  20: "Adresse refusée",
  30: "Client refusé",
  40: "Wilaya ou commune refusée",
  45: "Type de livraison non offert à cette adresse",
  50: "Produits refusés",
  [sameOrder]: "Même commande dans les dernières 24 heures",
  60: "Erreur inattendue",
  70: "Aucun tarif trouvé",
  100: "Référence trop longue",
  101: "Pas assez de points",
}

function toBody(parcel: NewParcel) {
  return {
    source: 4,
    external_order_id: cutText(parcel.reference, 110),
    wilaya: parcel.wilayaCode,
    commune: Number(parcel.communeId),
    customer_name: fullName(parcel),
    customer_phone: parcel.phone,
    destination_text: cutText(parcel.address, 255),
    note_to_driver: remarks(parcel),
    product_price: parcel.amount,
    delivery_type: parcel.deskId === null ? deliveryTypes.home : deliveryTypes.desk,
    express: false,
    // The carrier makes a product of a description that has no product_id (seen live).
    products: parcel.goods.map(({ title, quantity }) => ({ logistical_description: cutText(title, 255), quantity })),
  }
}

const made = z.object({ id: text, display_id: text, code: number })

/** A parcel whose number is missing in the answer is looked up later: it cannot be followed by its id. */
const madeParcel = (id: string, tracking: string | null): ParcelResult =>
  tracking === null
    ? { outcome: "unknown", words: null }
    : { outcome: "created", tracking, carrierId: id, labelUrl: null }

const wordsOf = (account: CarrierAccount, answer: unknown, code: number | null) =>
  carrierWords(account, answer) ??
  carrierWords(account, { errors: answer }) ??
  (code === null ? null : (errorWords[code] ?? String(code)))

/** Why the adapter itself does not send a parcel. */
function problem(parcel: NewParcel): string | null {
  if (parcel.exchangedGoods !== null) return "Échange : pas par l'interface de Maystro"
  return parcel.communeId === null ? "Commune inconnue chez Maystro" : null
}

async function createOne(connection: Connection, parcel: NewParcel): Promise<ParcelResult> {
  const words = problem(parcel)
  if (words) return { outcome: "rejected", words }
  const answer = await request(connection, "POST", ["stores", "orders", ""], {
    json: toBody(parcel),
    accepted: [400, 409, 422],
  })
  const { id, display_id, code } = readAs(made, answer, true)
  if (id) return madeParcel(id, display_id)
  if (code === sameOrder) {
    // By a request whose reply was lost, where it is found under our reference.
    const orders = await findOrders(connection, { external_order_id: parcel.reference }).catch(() => null)
    if (!orders) return { outcome: "unknown", words: null }
    const found = orders.find(({ status }) => status !== String(cancelled.status))
    if (found) return madeParcel(found.id, found.display_id)
  }
  const said = wordsOf(connection.account, answer, code)
  return said === null ? { outcome: "unknown", words: null } : { outcome: "rejected", words: said }
}

/** One at a time: what is known of batches is uncertain. */
export const createParcels: Adapter["createParcels"] = async (connection, parcels) => {
  const results: ParcelResult[] = []
  for (const parcel of parcels) results.push(await createOne(connection, parcel))
  return results
}

export const findByReference: NonNullable<Adapter["findByReference"]> = async (connection, references) => {
  const found = new Map<string, string | null>()
  for (const reference of references) {
    const [one] = await findOrders(connection, { external_order_id: reference })
    if (one && one.status !== String(cancelled.status)) found.set(reference, one.display_id)
  }
  return found
}

export const cancel: NonNullable<Adapter["cancel"]> = async (connection, tracking) => {
  const id = await findId(connection, tracking)
  if (!id) throw new CarrierError("rejected")
  await request(connection, "PATCH", ["shared", "status", id, ""], { json: cancelled })
}
