import { z } from "zod"
import type { CarrierAccount, Connection } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson } from "../common/call.ts"
import { readAs, requiredText, rows, text } from "../common/read.ts"

export const token = ({ keys }: CarrierAccount) => ({ authorization: `Token ${keys.token ?? ""}` })

/** One request of the platform. Its addresses end with a slash, but for the history.
 *  @throws CarrierError */
export const request = (
  connection: Connection,
  method: Call["method"],
  path: string[],
  { query, ...more }: Pick<Call, "json" | "isRead" | "accepted"> & { query?: Record<string, string> } = {},
): Promise<unknown> =>
  callJson(connection, {
    method,
    url: carrierUrl(connection.account, path, query),
    headers: token(connection.account),
    ...more,
  })

const order = z.object({
  id: requiredText,
  display_id: text,
  external_order_id: text,
  status: text,
  abort_reason: text,
  alert_reason: text,
})
export type MaystroOrder = z.infer<typeof order>

/** A list comes by itself or within `list`. */
const page = z.object({ results: rows(order) })
const list = z.union([z.object({ list: page }).transform((wrapped) => wrapped.list), page])

/** Orders by one of their numbers. */
export async function findOrders(
  connection: Connection,
  query: { display_id: string } | { external_order_id: string },
): Promise<MaystroOrder[]> {
  const answer = await request(connection, "GET", ["stores", "orders", ""], { query })
  const [[name, value] = ["", ""]] = Object.entries(query)
  // A filter that the service does not know would bring other orders.
  return readAs(list, answer).results.filter((one) => (one as Record<string, unknown>)[name] === value)
}

/** The carrier's id of a parcel: most calls go by it, and people by the other number. */
export async function findId(connection: Connection, tracking: string): Promise<string | null> {
  const [found] = await findOrders(connection, { display_id: tracking })
  return found?.id ?? null
}
