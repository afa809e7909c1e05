import { z } from "zod"
import { type CarrierAccount, CarrierError, type Connection } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson } from "../common/call.ts"
import { number, readAs, rows } from "../common/read.ts"

export const keyHeaders = ({ keys }: CarrierAccount) => ({
  "x-tenant": keys.tenant ?? "",
  "x-api-key": keys.key ?? "",
})

/** One request of the platform, with the account's keys.
 *  @throws CarrierError */
export const request = (
  connection: Connection,
  method: Call["method"],
  path: string[],
  more: Pick<Call, "json" | "isRead" | "accepted"> = {},
): Promise<unknown> =>
  callJson(connection, {
    method,
    url: carrierUrl(connection.account, path),
    headers: keyHeaders(connection.account),
    ...more,
  })

export const pageSize = 1000
const maxPages = 10

const page = z.object({ items: z.unknown().optional(), hasNext: z.boolean().nullish(), totalCount: number })

/** Rows of a search, all of its pages.
 *  @throws CarrierError "not-understood" where there are fewer than the answer says */
export async function search<Row>(
  connection: Connection,
  path: string[],
  row: z.ZodType<Row>,
  filter: Record<string, unknown> = {},
): Promise<Row[]> {
  const found: unknown[] = []
  for (let pageNumber = 1; pageNumber <= maxPages; pageNumber += 1) {
    const json = { ...filter, pageNumber, pageSize }
    const answer = readAs(page, await request(connection, "POST", path, { json, isRead: true }))
    found.push(...readAs(z.array(z.unknown()), answer.items ?? []))
    const isLast = !(answer.hasNext ?? (answer.totalCount ?? 0) > found.length)
    if (!isLast) continue
    if (found.length < (answer.totalCount ?? 0)) throw new CarrierError("not-understood", null, null, false)
    break
  }
  return readAs(rows(row), found)
}
