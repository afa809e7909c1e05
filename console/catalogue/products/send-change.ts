import type { BulkResult } from "#api/catalogue/contract-product-form.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"

/** Products of one request. */
const atOnce = 200

export type SentChange = {
  /** Results of the products whose request was answered. */
  results: BulkResult[]
  /** Why the change stopped; undefined when all of it was sent. */
  problem?: unknown
  /** The products that the change certainly did not reach: they can be sent again. */
  unsent: string[]
  /** The products of the request that stopped without the API's word about it: some may be changed. */
  unknown: string[]
}

/** The products that a change was done to. */
export const doneIn = ({ results }: SentChange): string[] =>
  results.filter(({ result }) => result === "done").map(({ documentId }) => documentId)

/** Whether the API said that it does not do a request; without its word some of it may be done. */
const isRefused = (problem: unknown) =>
  problem instanceof RejectedError && problem.status >= 400 && problem.status < 500

/** Sends a change of many products, one request after the other, up to the first that fails. What was done before that is
 *  reported and is not sent again: a second change of prices would add to the first. */
export async function sendChange(change: object, documentIds: readonly string[]): Promise<SentChange> {
  const results: BulkResult[] = []
  for (let from = 0; from < documentIds.length; from += atOnce) {
    const slice = documentIds.slice(from, from + atOnce)
    try {
      results.push(...(await fetchJson<BulkResult[]>("POST", "/products/bulk", { ...change, documentIds: slice })))
    } catch (error) {
      const refused = isRefused(error)
      const unsent = documentIds.slice(refused ? from : from + slice.length)
      return { results, problem: error, unsent, unknown: refused ? [] : slice }
    }
  }
  return { results, unsent: [], unknown: [] }
}
