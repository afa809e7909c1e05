import { z } from "zod"
import type { Adapter, CarrierDesk } from "../adapter.ts"
import { flag, number, readAs, requiredText, rows, text } from "../common/read.ts"
import { read } from "./requests.ts"

const code = number.pipe(z.number().int().positive())
const wilayas = rows(z.object({ code, is_active: flag }))
const communes = rows(z.object({ nom: requiredText, code_postal: text, is_active: flag }))

/** Communes of one wilaya by call. The cursor holds the wilayas that are still to be read. */
export const places: Adapter["places"] = async (connection, cursor) => {
  const left = cursor
    ? cursor.split(",")
    : readAs(wilayas, await read(connection, ["get", "wilayas"]))
        .filter(({ is_active }) => is_active)
        .map((wilaya) => String(wilaya.code))
  const [wilaya, ...rest] = left
  if (wilaya === undefined) return { places: [], cursor: null }
  const found = readAs(communes, await read(connection, ["get", "communes", wilaya])).map((row) => ({
    id: null,
    name: row.nom,
    wilayaCode: Number(wilaya),
    postcode: row.code_postal,
    // The list of desks says which commune has one.
    hasDesk: false,
    isDelivered: row.is_active,
  }))
  return { places: found, cursor: rest.length > 0 ? rest.join(",") : null }
}

const desk = z.object({
  name: text,
  address: text,
  commune: text,
  phones: rows(text).catch([]),
})

/** Desks by their codes: the code of a desk is its key, which has the zero that the inner one may lack, and begins with its wilaya. */
export const desks: NonNullable<Adapter["desks"]> = async (connection) => {
  const keyed = readAs(z.record(z.string(), z.unknown()), await read(connection, ["desks"]))
  const found = Object.entries(keyed).flatMap(([id, value]): CarrierDesk[] => {
    const one = desk.safeParse(value)
    const wilayaCode = Number.parseInt(id, 10)
    if (!one.success || !(wilayaCode > 0)) return []
    const { name, address, commune, phones } = one.data
    const numbers = phones.filter((phone) => phone !== null)
    return [{ id, name: name ?? id, address, hours: null, phones: numbers, wilayaCode, commune }]
  })
  return { desks: found, cursor: null }
}

const price = z.object({ tarif: number, tarif_stopdesk: number })
const prices = z.record(z.string(), price)
const fee = z.object({ tarifs: z.object({ delivery: prices, return: prices.catch({}) }) })

/** All prices in one answer, by wilaya, in dinars. */
export const fees: NonNullable<Adapter["fees"]> = async (connection) => {
  const { tarifs } = readAs(fee, await read(connection, ["fees"]))
  const found = Object.entries(tarifs.delivery).map(([wilaya, { tarif, tarif_stopdesk }]) => ({
    wilayaCode: Number(wilaya),
    commune: null,
    home: tarif,
    desk: tarif_stopdesk,
    returned: tarifs.return[wilaya]?.tarif ?? null,
  }))
  return { fees: found, cursor: null }
}
