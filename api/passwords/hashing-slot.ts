import { ApiError, hashingBusy } from "../errors.ts"
import { createGate } from "../gate.ts"

/** Requests of one process that may be on their way to a hash at once: with a fifth of a second a hash, the last of them
 *  waits about five seconds. */
export const maxHashingRequests = 24

const gate = createGate({ maxRequests: maxHashingRequests, pause: 1000 })

/** Runs the part of a request that counts a try and hashes a password. A request for which there is no room is rejected
 *  before it costs the database anything, and before it counts as a try.
 *  @throws ApiError 503 HASHING_BUSY when as many are under way as a process takes */
export function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  return gate.enter(work, () => {
    throw hashingBusy()
  })
}

/** Hashes for a try that was counted. A try that nobody could look at, because hashes before it took too long, was none.
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
