import { z } from "zod"
import type { Adapter } from "../adapter.ts"
import { number, readAs, requiredText, rows, text } from "../common/read.ts"
import { request } from "./requests.ts"

const wilayas = z.array(z.tuple([number.pipe(z.number()), z.unknown()]).rest(z.unknown()))
const commune = rows(z.object({ id: requiredText, name: requiredText, postcode: text }))
const communes = z.union([commune, z.object({ results: commune }).transform(({ results }) => results)])

/** Communes of one wilaya by call, under the carrier's own numbers. The cursor holds the wilayas that are still to be read. */
export const places: Adapter["places"] = async (connection, cursor) => {
  const query = { country: "1", language: "fr" }
  const left = cursor
    ? cursor.split(",")
    : readAs(wilayas, await request(connection, "GET", ["shared", "wilayas", ""], { query })).map(([id]) => String(id))
  const [wilaya, ...rest] = left
  if (wilaya === undefined) return { places: [], cursor: null }
  const answer = await request(connection, "GET", ["shared", "communes", ""], { query: { wilaya } })
  const found = readAs(communes, answer).map((row) => ({
    id: row.id,
    name: row.name,
    wilayaCode: Number(wilaya),
    postcode: row.postcode,
    // The carrier has no list of desks.
    hasDesk: false,
    isDelivered: true,
  }))
  return { places: found, cursor: rest.length > 0 ? rest.join(",") : null }
}
