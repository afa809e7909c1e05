import { fetchJson, RejectedError } from "./api-client.ts"
import type { ApiPath } from "./api-path.ts"

export type SentParts<Item, Result> = {
  /** Results of the entries whose request was answered. */
  results: Result[]
  /** Why the change stopped; undefined when all of it was sent. */
  problem?: unknown
  /** The entries that the change certainly did not reach: they can be sent again. */
  unsent: Item[]
  /** The entries of the request that stopped without the API's word about it: some may be changed. */
  unknown: Item[]
}

type Parts<Item> = {
  items: readonly Item[]
  /** Entries of one request. */
  atOnce: number
  /** The body of a request. */
  toBody: (items: readonly Item[]) => object
  /** How many entries have been answered, after each request. */
  onProgress?: (done: number) => void
}

/** Whether the API said that it does not do a request; without its word some of it may be done. */
const isRefused = (problem: unknown) =>
  problem instanceof RejectedError && problem.status >= 400 && problem.status < 500

/** Sends a change of many entries, one request after the other, up to the first that fails. What was done before that is
 *  reported and is not sent again: a second change of prices would add to the first.
 *  @param path answers with a list of results, whose shape the caller knows from its contract */
export async function sendInParts<Item, Result>(
  path: ApiPath,
  { items, atOnce, toBody, onProgress }: Parts<Item>,
): Promise<SentParts<Item, Result>> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    const slice = items.slice(from, from + atOnce)
    try {
      results.push(...(await fetchJson<Result[]>("POST", path, toBody(slice))))
      onProgress?.(from + slice.length)
    } catch (error) {
      const refused = isRefused(error)
      const unsent = items.slice(refused ? from : from + slice.length)
      return { results, problem: error, unsent, unknown: refused ? [] : slice }
    }
  }
  return { results, unsent: [], unknown: [] }
}
