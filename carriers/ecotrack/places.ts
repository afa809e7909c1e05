import { z } from "zod"
import { foldText } from "../../core/search/fold-text.ts"
import type { Adapter, CarrierDesk, Connection } from "../adapter.ts"
import { flag, number, readAs, requiredText, rows, text } from "../common/read.ts"
import { request } from "./requests.ts"

const code = number.pipe(z.number().int().positive())
const wilayas = rows(z.object({ wilaya_id: code }))
const communes = rows(z.object({ nom: requiredText, wilaya_id: code, code_postal: text, has_stop_desk: flag }))

/** Communes of one wilaya by call. The cursor holds the wilayas that are still to be read: tenants serve some alone. */
async function nextCommunes(connection: Connection, cursor: string | null) {
  const left = cursor
    ? cursor.split(",")
    : readAs(wilayas, await request(connection, "GET", "get/wilayas")).map(({ wilaya_id }) => String(wilaya_id))
  const [wilaya_id, ...rest] = left
  if (wilaya_id === undefined) return { rows: [], cursor: null }
  const answer = await request(connection, "GET", "get/communes", { query: { wilaya_id } })
  const found = readAs(communes, answer).filter((row) => String(row.wilaya_id) === wilaya_id)
  return { rows: found, cursor: rest.length > 0 ? rest.join(",") : null }
}

export const places: Adapter["places"] = async (connection, cursor) => {
  const next = await nextCommunes(connection, cursor)
  const found = next.rows.map((row) => ({
    id: null,
    name: row.nom,
    wilayaCode: row.wilaya_id,
    postcode: row.code_postal,
    hasDesk: row.has_stop_desk,
    isDelivered: true,
  }))
  return { places: found, cursor: next.cursor }
}

/** A desk is a commune that has one: what a parcel needs of it is the commune and its postcode. */
const deskId = (postcode: string | null, commune: string) => `${postcode ?? ""}/${commune}`

export function readDeskId(id: string): { postcode: string; commune: string } {
  const [postcode = "", ...commune] = id.split("/")
  return { postcode, commune: commune.join("/") }
}

const station = z.object({ code_wilaya: text, commune: text, adresse: text, phone: text, phone2: text, name: text })
const stations = z.object({ other_desks: rows(station) })
type Station = z.infer<typeof station>

const placeKey = (wilaya: number, commune: string | null) =>
  `${wilaya}|${foldText(commune ?? "").replace(/[\W_]+/g, " ")}`

/** Addresses and telephones of stations by place, for people to read: a tenant without the list has none. */
async function findStations(connection: Connection): Promise<Map<string, Station>> {
  const answer = await request(connection, "GET", "get/desks").catch(() => null)
  const read = stations.safeParse(answer)
  const found = read.success ? read.data.other_desks : []
  return new Map(found.map((one) => [placeKey(Number(one.code_wilaya), one.commune), one]))
}

/** Two requests by wilaya, three at the first. */
export const desks: NonNullable<Adapter["desks"]> = async (connection, cursor) => {
  const next = await nextCommunes(connection, cursor)
  const withDesk = next.rows.filter((row) => row.has_stop_desk)
  const known = withDesk.length > 0 ? await findStations(connection) : new Map<string, Station>()
  const found = withDesk.map((row): CarrierDesk => {
    const at = known.get(placeKey(row.wilaya_id, row.nom))
    return {
      id: deskId(row.code_postal, row.nom),
      name: at?.name ?? row.nom,
      address: at?.adresse ?? null,
      hours: null,
      phones: [at?.phone, at?.phone2].filter((phone) => typeof phone === "string"),
      wilayaCode: row.wilaya_id,
      commune: row.nom,
    }
  })
  return { desks: found, cursor: next.cursor }
}

const price = z.object({ wilaya_id: code, tarif: number, tarif_stopdesk: number })
const prices = z.object({ livraison: rows(price), retour: rows(price).catch([]) })

/** One source calls the numbers centimes; their size says dinars. */
const dinars = (value: number | null) => (value === null ? null : Math.round(value))

/** All prices in one answer, by wilaya. */
export const fees: NonNullable<Adapter["fees"]> = async (connection) => {
  const { livraison, retour } = readAs(prices, await request(connection, "GET", "get/fees"))
  const returned = new Map(retour.map((row) => [row.wilaya_id, row.tarif]))
  const found = livraison.map((row) => ({
    wilayaCode: row.wilaya_id,
    commune: null,
    home: dinars(row.tarif),
    desk: dinars(row.tarif_stopdesk),
    returned: dinars(returned.get(row.wilaya_id) ?? null),
  }))
  return { fees: found, cursor: null }
}
