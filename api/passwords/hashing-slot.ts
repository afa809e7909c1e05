import { setTimeout } from "node:timers/promises"
import { networkOf } from "#core/address-block.ts"
import { ApiError, hashingBusy } from "../errors.ts"
import { createRequestLimiter } from "../request-limiter.ts"

/** Requests of one network that may be on their way to a hash at once, of shoppers and of the staff each: with a fifth of a
 *  second a hash, the last of them waits about five seconds when no other network signs in. */
export const maxHashingOfNetwork = 24

/** A request is not begun once the storefront does not wait for it any more (`app/api-client/transport/api-call.server.ts`). One of
 *  each limiter runs: a request that waits behind the slot would wait for a hash more. */
const limits = {
  maxRunning: 1,
  maxEntered: 4 * maxHashingOfNetwork,
  maxEnteredOfNetwork: maxHashingOfNetwork,
  pause: 3000,
  maxWait: 8000,
}
const known = createRequestLimiter(limits)
const strangers = createRequestLimiter(limits)

/** Milliseconds of the longest rest after a stranger's hash. It is as long as the hash, so that strangers of any number of networks have
 *  half a core at most: pages, orders and the console share the rest with nobody who only guesses. */
const maxRest = 500

/** The person who signs in. Known members never wait behind shoppers, and who is known never waits behind strangers. */
type HashingUser = {
  lane: "staff" | "shoppers"
  /** Whether the account is known in the network, or a session or a link was shown. */
  isKnown: boolean
  /** As far as it is known. */
  address: string | undefined
}

/** Runs the part of a request that counts a try and hashes a password. Who is known never waits for a stranger's hash: each of both has a
 *  slot, and a thread hashes for each (`password-hash.ts`). Known members and known shoppers take turns, and so do the networks of
 *  each. A request for which there is no room is rejected before it costs the database anything, and before it counts as a try.
 *  @throws ApiError 503 HASHING_BUSY when as many of its network, or of all, are under way as a process takes */
export function withHashingSlot<T>({ lane, isKnown, address }: HashingUser, work: () => Promise<T>): Promise<T> {
  const full = () => {
    throw hashingBusy()
  }
  const network = networkOf(address)
  if (isKnown) return known.enter({ lane, network }, work, full)
  return new Promise((resolve, reject) => {
    const hashAndRest = async () => {
      const since = performance.now()
      const done = work()
      resolve(done)
      await done.catch(() => undefined)
      await setTimeout(Math.min(performance.now() - since, maxRest), undefined, { ref: false })
    }
    strangers.enter({ network }, hashAndRest, full).catch(reject)
  })
}

/** Hashes for a try that was counted. A try that nobody could look at, because the process stops, was none.
 *  @param takeBack takes the try back
 *  @throws what the work throws */
export async function hashCountedTry<T>(takeBack: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.details.code === "HASHING_BUSY") await takeBack()
    throw error
  }
}
