import { z } from "zod"
import type { Adapter, NewParcel, ParcelResult } from "../adapter.ts"
import { carrierWords } from "../common/call.ts"
import { goodsText, kilograms, remarks } from "../common/goods.ts"
import { flag, readAs, requiredText, rows, text } from "../common/read.ts"
import { listPage } from "./lists.ts"
import { request } from "./requests.ts"
import { readParcelWord } from "./statuses.ts"

/** A parcel as the platform wants it. It has no field for remarks: they open the list of goods, which is printed on the label. */
function toBody(parcel: NewParcel) {
  const [firstname = "", ...rest] = `${parcel.firstname} ${parcel.lastname}`.trim().split(/\s+/)
  const note = remarks(parcel, 120)
  return {
    order_id: parcel.reference,
    from_wilaya_name: parcel.fromWilaya,
    firstname: parcel.firstname.trim() || firstname,
    // Required: a single name stands in both.
    familyname: parcel.lastname.trim() || rest.join(" ") || firstname,
    contact_phone: parcel.phone,
    address: parcel.address,
    to_commune_name: parcel.commune,
    to_wilaya_name: parcel.wilaya,
    product_list: [note, goodsText(parcel)].filter(Boolean).join(" · "),
    price: parcel.amount,
    do_insurance: false,
    declared_value: parcel.declaredValue,
    length: Math.ceil(parcel.sides?.length ?? 0),
    width: Math.ceil(parcel.sides?.width ?? 0),
    height: Math.ceil(parcel.sides?.height ?? 0),
    weight: kilograms(parcel),
    // The amount has the delivery in it: without this the carrier collects its fee on top.
    freeshipping: true,
    is_stopdesk: parcel.deskId !== null,
    ...(parcel.deskId !== null && { stopdesk_id: Number(parcel.deskId) }),
    has_exchange: parcel.exchangedGoods !== null,
    ...(parcel.exchangedGoods !== null && { product_to_collect: parcel.exchangedGoods }),
  }
}

const made = z.object({ success: flag, tracking: text, label: text, message: z.unknown().optional() })

/** Reads the answer about one parcel. An empty list says that it was rejected without words: mostly its commune is not known. */
function toResult(answer: unknown, wordsIn: (value: unknown) => string | null): ParcelResult {
  if (Array.isArray(answer) && answer.length === 0) return { outcome: "rejected", words: null }
  const read = made.safeParse(answer)
  if (!read.success) return { outcome: "unknown", words: null }
  const { success, tracking, label, message } = read.data
  if (!success) return { outcome: "rejected", words: wordsIn({ message }) }
  if (tracking === null) return { outcome: "unknown", words: wordsIn({ message }) }
  return { outcome: "created", tracking, carrierId: null, labelUrl: label }
}

export const createParcels: Adapter["createParcels"] = async (connection, parcels) => {
  const answer = await request(connection, "POST", ["parcels", ""], { json: parcels.map(toBody) })
  const keyed = readAs(z.record(z.string(), z.unknown()), answer, true)
  return parcels.map(({ reference }) => toResult(keyed[reference], (value) => carrierWords(connection.account, value)))
}

const found = z.object({ tracking: requiredText, order_id: requiredText, last_status: text })

/** A parcel that was cancelled is none: its order may be sent again. */
export const findByReference: NonNullable<Adapter["findByReference"]> = async (connection, references) => {
  const query = { order_id: references.join(",") }
  const list = await listPage(connection, "parcels", found, null, query)
  const wanted = new Set(references)
  const live = list.rows.filter(
    (row) => wanted.has(row.order_id) && readParcelWord(row.last_status ?? "").status !== "cancelled",
  )
  return new Map(live.map((row) => [row.order_id, row.tracking]))
}

const deleted = rows(z.object({ tracking: requiredText, deleted: flag }))

/** @returns whether the parcel was deleted: only one in preparation is */
export const isDeleted = (answer: unknown, tracking: string): boolean =>
  readAs(deleted, answer, true).some((row) => row.tracking === tracking && row.deleted)
