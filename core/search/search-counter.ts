import { addressBlock } from "../address-block.ts"
import { type LimitScope, rateLimits } from "../rate-limits.ts"
import { requestCounter } from "../request-counter.ts"

/** Of so many networks a process holds the counts. */
const maxNetworks = 10_000

const limitBy = (scope: LimitScope) => rateLimits.search.find(({ by }) => by === scope)

/** Counts one more search of a client.
 *  @param client its address; "" = no request of a network, which is not counted
 *  @returns seconds until another one is taken when this one is too many, else null */
export type SearchCounter = (client: string, now: Date) => number | null

/** Counts searches in the memory of this process, by the limits of `search`: it reads nothing but what the process holds. */
export function createSearchCounter(): SearchCounter {
  const networks = requestCounter(maxNetworks)
  const everybody = requestCounter(1)
  return (client, now) => {
    if (client === "") return null
    const block = addressBlock(client)
    const [own, all] = [limitBy(block ? "network" : "shop"), limitBy("process")]
    if (!own || !all) return null
    return networks.count(block ?? "", own, now) ?? everybody.count("", all, now)
  }
}
