import { z } from "zod"
import type { Adapter, CarrierFee } from "../adapter.ts"
import { flag, number, readAs, requiredText, rows, text } from "../common/read.ts"
import { listPage } from "./lists.ts"
import { request } from "./requests.ts"

const wilayaCode = number.pipe(z.number().int().positive())

const commune = z.object({
  name: requiredText,
  wilaya_id: wilayaCode,
  wilaya_name: text,
  has_stop_desk: flag,
  is_deliverable: flag,
})

/** Communes: the carrier goes by their names. */
export const places: Adapter["places"] = async (connection, cursor) => {
  const list = await listPage(connection, "communes", commune, cursor)
  const found = list.rows.map((row) => ({
    id: null,
    name: row.name,
    wilayaCode: row.wilaya_id,
    wilaya: row.wilaya_name,
    postcode: null,
    hasDesk: row.has_stop_desk,
    isDelivered: row.is_deliverable,
  }))
  return { places: found, cursor: list.cursor }
}

const center = z.object({
  center_id: requiredText,
  name: requiredText,
  address: text,
  commune_name: text,
  wilaya_id: wilayaCode,
})

export const desks: NonNullable<Adapter["desks"]> = async (connection, cursor) => {
  const list = await listPage(connection, "centers", center, cursor)
  const found = list.rows.map((row) => ({
    id: row.center_id,
    name: row.name,
    address: row.address,
    hours: null,
    phones: [],
    wilayaCode: row.wilaya_id,
    commune: row.commune_name,
  }))
  return { desks: found, cursor: list.cursor }
}

const price = z.object({ commune_name: requiredText, express_home: number, express_desk: number })
const fee = z.object({ retour_fee: number, per_commune: z.unknown().optional() })

/** Prices to one wilaya by request: the cursor is its code. */
export const fees: NonNullable<Adapter["fees"]> = async (connection, fromWilayaCode, cursor) => {
  const to = Number(cursor ?? 1)
  const query = { from_wilaya_id: String(fromWilayaCode), to_wilaya_id: String(to) }
  const answer = readAs(fee, await request(connection, "GET", ["fees", ""], { query }))
  const found = readAs(rows(price), answer.per_commune ?? []).map(
    (row): CarrierFee => ({
      wilayaCode: to,
      commune: row.commune_name,
      home: row.express_home,
      desk: row.express_desk,
      returned: answer.retour_fee,
    }),
  )
  return { fees: found, cursor: to < 58 ? String(to + 1) : null }
}
