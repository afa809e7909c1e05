import { setTimeout as delay } from "node:timers/promises"
import type { Context } from "hono"
import { addressBlock } from "#core/content/address-block.ts"
import type { BearerCheck } from "../auth.ts"
import { tooBusy, tooManyTries } from "../errors.ts"

/** Points (query-cost.ts) up to which a query never waits: what a list with a filter and a sort costs. */
const maxFreeCost = 40
/** Queries that wait or run, in all and of one network. */
const maxWaiting = 64
const maxWaitingOfNetwork = 16
/** The pause after a query, as many times as it took, and the longest one in milliseconds. */
const pauseFactor = 4
const maxPause = 2000

/** The two ways to read a list: in the thread that answers everybody, and in another. */
export type ListReading<T> = { readHere: () => Promise<T>; readThere: () => Promise<T> }

/** Runs expensive public queries one at a time, with a pause after each that is four times as long as it took: together they
 *  take a fifth of a core, at most. */
export type QueryQueue = {
  /** Reads what is cheap here and at once; what is expensive there, when its turn comes.
   *  @param cost of the query, in points
   *  @throws ApiError 429 when the network has as many queries waiting as it may have, 503 when all together have */
  run: <T>(c: Context, cost: number, reading: ListReading<T>) => Promise<T>
}

/** @param isBearer who shows the token is the storefront, which chooses its queries itself: it never waits */
export function createQueryQueue(isBearer: BearerCheck): QueryQueue {
  const waitingOf = new Map<string, number>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const add = (network: string, change: 1 | -1) => {
    const count = (waitingOf.get(network) ?? 0) + change
    if (count > 0) waitingOf.set(network, count)
    else waitingOf.delete(network)
    waiting += change
  }

  return {
    async run(c, cost, { readHere, readThere }) {
      const client: string = c.env?.client ?? ""
      if (cost <= maxFreeCost || client === "" || isBearer(c.req.header("authorization"))) return readHere()
      const network = addressBlock(client) ?? ""
      if ((waitingOf.get(network) ?? 0) >= maxWaitingOfNetwork) throw tooManyTries(1)
      if (waiting >= maxWaiting) throw tooBusy()
      add(network, 1)
      const before = last
      const { promise: done, resolve: end } = Promise.withResolvers<void>()
      last = done
      await before
      const start = performance.now()
      try {
        return await readThere()
      } finally {
        add(network, -1)
        const pause = Math.min((performance.now() - start) * pauseFactor, maxPause)
        void delay(pause, undefined, { ref: false }).then(() => end())
      }
    },
  }
}
