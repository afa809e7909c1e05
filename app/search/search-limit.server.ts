import { data } from "react-router"
import { createSearchCounter } from "#core/search/search-counter.ts"
import type { Visit } from "../request/visit.server.ts"

const countWith = createSearchCounter()

/** Counts a search of a visit.
 *  @returns seconds until another one is taken when this one is too many, else null */
export const countSearch = ({ client }: Pick<Visit, "client">): number | null => countWith(client, new Date())

/** @throws the 429 of a search that is too many, which the error page says */
export function limitSearch(visit: Visit): void {
  const left = countSearch(visit)
  if (left === null) return
  visit.retryAfter = left
  throw data("Too Many Requests", { status: 429 })
}
