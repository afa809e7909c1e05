import { z } from "zod"
import type { CarrierAccount, Connection } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson, carrierWords } from "../common/call.ts"
import { flag, number, text } from "../common/read.ts"

export const bearer = ({ keys }: CarrierAccount) => ({ authorization: `Bearer ${keys.token ?? ""}` })

/** One request of the platform. Single parcels travel in the query, batches as JSON.
 *  @throws CarrierError */
export const request = (
  connection: Connection,
  method: Call["method"],
  path: string,
  { query, json, accepted }: { query?: Record<string, string>; json?: unknown; accepted?: number[] } = {},
): Promise<unknown> =>
  callJson(connection, {
    method,
    url: carrierUrl(connection.account, path.split("/"), query),
    headers: bearer(connection.account),
    json,
    accepted,
  })

/** The result of a request. Old versions answer `delete: "success"`. */
export const outcome = z.object({
  success: flag,
  tracking: text,
  error: number,
  message: z.unknown().optional(),
  errors: z.unknown().optional(),
  delete: text,
})

/** The carrier's numbers of errors, for answers without words. */
const errorWords: Record<number, string> = {
  10001: "La commande ne peut plus être modifiée",
  10002: "Wilaya non desservie",
  10003: "Le retour ne peut pas être demandé",
}

/** Not modifiable any more: it is validated. */
export const validatedError = 10001

/** Why something was not done, in the carrier's words. The answer about one parcel of a batch may be its wrong fields alone. */
export const reasonOf = (account: CarrierAccount, answer: unknown): string | null => {
  const error = outcome.safeParse(answer).data?.error
  const words = carrierWords(account, answer) ?? carrierWords(account, { errors: answer })
  return words ?? (error ? (errorWords[error] ?? String(error)) : null)
}
