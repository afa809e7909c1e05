import { z } from "zod"
import { CarrierError, type Connection } from "../adapter.ts"
import { flag, number, readAs, rows } from "../common/read.ts"
import { request } from "./requests.ts"

/** Rows of a page, at most 1000 by the documentation. */
export const pageSize = 1000

const page = z.object({ has_more: flag, total_data: number, data: z.unknown().optional() })

/** One page of a list.
 *  @param cursor the page's number; null = the first
 *  @throws CarrierError "not-understood" where the list ends before as many rows as it says to have */
export async function listPage<Row>(
  connection: Connection,
  path: string,
  row: z.ZodType<Row>,
  cursor: string | null,
  query: Record<string, string> = {},
): Promise<{ rows: Row[]; cursor: string | null }> {
  const number = Number(cursor ?? 1)
  const all = { ...query, page: String(number), page_size: String(pageSize) }
  const { has_more, total_data, data } = readAs(page, await request(connection, "GET", [path, ""], { query: all }))
  const found = readAs(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]), data ?? [])
  const seen = (number - 1) * pageSize + Object.keys(found).length
  if (!has_more && total_data !== null && seen < total_data) throw new CarrierError("not-understood", null, null, false)
  return { rows: readAs(rows(row), found), cursor: has_more ? String(number + 1) : null }
}
