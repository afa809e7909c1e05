import { setTimeout as delay } from "node:timers/promises"
import type { Context } from "hono"
import { networkOf } from "#core/address-block.ts"
import { createFairLimiter, LimiterFullError } from "#core/fair-limiter.ts"
import type { BearerCheck } from "../auth.ts"
import { tooBusy, tooManyTries } from "../errors.ts"
import { queryLimits } from "../parameters/limits.ts"

/** Points (query-cost.ts) up to which a query never waits: what a list with a filter and a sort costs. */
const maxFreeCost = 40
/** Queries that wait or run, in all and of one network. */
const limits = { maxRunning: 1, maxEntered: 64, maxEnteredOfNetwork: 16 }
/** The pause after a query, as many times as it took, and the longest one in milliseconds. */
const pauseFactor = 4
const maxPause = 2000

/** The two ways to read a list: in the thread that answers everybody, and in another. */
export type ListReading<T> = { readHere: () => Promise<T>; readThere: () => Promise<T> }

/** Runs expensive public queries one at a time, networks in turn, with a pause after each that is four times as long as it took:
 *  together they take a fifth of a core, at most. */
export type QueryQueue = {
  /** Whether a request comes with the token. */
  isBearer: (c: Context) => boolean
  /** Reads what is cheap here and at once; what is expensive there, when its turn comes.
   *  @param cost of the query, in points
   *  @throws ApiError 429 when the network has as many queries waiting as it may have, 503 when all together have */
  run: <T>(c: Context, cost: number, reading: ListReading<T>) => Promise<T>
}

/** @param isBearerToken who shows the token is the storefront or a client of the merchant: what a stranger may ask for never
 *   waits, and what costs more has a lane of its own, without a pause */
export function createQueryQueue(isBearerToken: BearerCheck): QueryQueue {
  const limiter = createFairLimiter(limits)
  const bearerLimiter = createFairLimiter({ ...limits, maxEnteredOfNetwork: limits.maxEntered })
  const isBearer = (c: Context) => isBearerToken(c.req.header("authorization"))

  return {
    isBearer,
    async run(c, cost, { readHere, readThere }) {
      const client: string = c.env?.client ?? ""
      if (isBearer(c)) {
        if (cost <= queryLimits.maxCost) return readHere()
        const leave = await bearerLimiter.enter({ network: "bearer" }).catch((error: unknown) => {
          throw error instanceof LimiterFullError ? tooBusy() : error
        })
        return readThere().finally(leave)
      }
      if (cost <= maxFreeCost || client === "") return readHere()
      const leave = await limiter.enter({ network: networkOf(client) }).catch((error: unknown) => {
        if (!(error instanceof LimiterFullError)) throw error
        throw error.full === "network" ? tooManyTries(1) : tooBusy()
      })
      const start = performance.now()
      try {
        return await readThere()
      } finally {
        const pause = Math.min((performance.now() - start) * pauseFactor, maxPause)
        void delay(pause, undefined, { ref: false }).then(leave)
      }
    },
  }
}
