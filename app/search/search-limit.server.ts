import { data } from "react-router"
import { addressBlock } from "#core/content/address-block.ts"
import { type LimitScope, rateLimits } from "#core/rate-limits.ts"
import { requestCounter } from "#core/request-counter.ts"
import type { Visit } from "../shell/visit.server.ts"

/** Of so many networks a process holds the counts. */
const maxNetworks = 10_000

const networks = requestCounter(maxNetworks)
const allSearches = requestCounter(1)

const limitBy = (scope: LimitScope) => rateLimits.search.find(({ by }) => by === scope)

/** Counts a search in the memory of this process: it reads nothing but what the process holds.
 *  @param client "" = no request of a network, which is not counted
 *  @returns seconds until another one is taken when this one is too many, else null */
export function countSearch({ client }: Pick<Visit, "client">, now = new Date()): number | null {
  if (client === "") return null
  const block = addressBlock(client)
  const [own, all] = [limitBy(block ? "network" : "shop"), limitBy("process")]
  if (!own || !all) return null
  return networks.count(block ?? "", own, now) ?? allSearches.count("", all, now)
}

/** @throws the 429 of a search that is too many, which the error page says */
export function limitSearch(visit: Visit): void {
  const left = countSearch(visit)
  if (left === null) return
  visit.retryAfter = left
  throw data("Too Many Requests", { status: 429 })
}
