import { z } from "zod"
import type { CarrierAccount, Connection } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson } from "../common/call.ts"
import { flag, text } from "../common/read.ts"

export const bearer = ({ keys }: CarrierAccount) => ({ authorization: `Bearer ${keys.token ?? ""}` })

/** A request that reads.
 *  @throws CarrierError */
export const read = (connection: Connection, path: string[], json?: unknown): Promise<unknown> =>
  callJson(connection, {
    method: json === undefined ? "GET" : "POST",
    url: carrierUrl(connection.account, path),
    headers: bearer(connection.account),
    json,
    isRead: true,
  })

/** A request that writes: the account's guid stands in its body.
 *  @throws CarrierError */
export const write = (
  connection: Connection,
  path: string,
  json: Record<string, unknown>,
  accepted?: Call["accepted"],
): Promise<unknown> =>
  callJson(connection, {
    method: "POST",
    url: carrierUrl(connection.account, path.split("/")),
    headers: bearer(connection.account),
    json: { user_guid: connection.account.keys.guid ?? "", ...json },
    accepted,
  })

/** The result of a request. Rejections have the status 200. */
export const outcome = z.object({
  success: flag,
  tracking: text,
  message: z.unknown().optional(),
  error: z.unknown().optional(),
})
