import type { CarrierAccount, Connection } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson } from "../common/call.ts"

/** Yalidine answers 401 or 403 to wrong keys. */
const badKeys = [401, 403]

const keyHeaders = ({ keys }: CarrierAccount) => ({ "x-api-id": keys.id ?? "", "x-api-token": keys.token ?? "" })

/** One request of the platform, with the account's keys. Addresses of lists end with a slash.
 *  @throws CarrierError */
export const request = (
  connection: Connection,
  method: Call["method"],
  path: string[],
  { query, json }: { query?: Record<string, string>; json?: unknown } = {},
): Promise<unknown> =>
  callJson(connection, {
    method,
    url: carrierUrl(connection.account, path, query),
    headers: keyHeaders(connection.account),
    json,
    badKeys,
  })
