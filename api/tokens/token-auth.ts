import { networkOf } from "#core/address-block.ts"
import { rateLimits } from "#core/rate-limits.ts"
import { requestCounter } from "#core/request-counter.ts"
import { looksLikeToken, maxTokens } from "#core/staff/api-token.ts"
import type { Db } from "#db/database.ts"
import { findOpenToken, noteTokenUse, type OpenToken } from "#db/staff/api-tokens.ts"
import { hashToken } from "#db/token-hash.ts"
import { tooManyTries, unauthorized } from "../errors.ts"

/** Of so many networks a process holds the counts. */
const maxNetworks = 10_000

const [wrongLimit] = rateLimits["wrong-tokens"]
const [requestLimit] = rateLimits["token-requests"]

/** Finds the token that a request shows.
 *  @param given the text of the token
 *  @param client the address of the request
 *  @param isForSheet whether it stands in a CSV address: a token opens either that, or what programs do
 *  @throws ApiError 401 for one that opens nothing, 429 for too many of those from one network, or too many requests */
export type FindBearer = (given: string, client: string | undefined, isForSheet?: boolean) => Promise<OpenToken>

/** Looks each token up in the database, so that a revoked one is dead at once in every process. Tokens that open nothing count by
 *  network, and once there were too many they are not looked up any more; those that opened something in this process still are. */
export function createTokenAuth({ db, clock }: { db: Db; clock: () => Date }): FindBearer {
  const wrong = requestCounter(maxNetworks)
  const requests = requestCounter(maxTokens * 2)
  /** Hashes of tokens that opened something; as many as a shop can have. */
  const known = new Set<string>()

  return async (given, client, isForSheet = false) => {
    const now = clock()
    if (!looksLikeToken(given)) throw unauthorized()
    const hash = hashToken(given)
    const network = networkOf(client)
    // Counted before it is looked at: a thousand at once are not looked at either.
    const left = wrong.count(network, wrongLimit, now)
    if (left !== null && !known.has(hash)) throw tooManyTries(left)
    const token = await findOpenToken(db, hash, now)
    if (!token || (token.sheet !== null) !== isForSheet) {
      known.delete(hash)
      throw unauthorized()
    }
    wrong.undo(network, wrongLimit, now)
    known.add(hash)
    for (const oldest of known) {
      if (known.size <= maxTokens) break
      known.delete(oldest)
    }
    const tooMany = requests.count(token.documentId, requestLimit, now)
    if (tooMany !== null) throw tooManyTries(tooMany)
    await noteTokenUse(db, token, now)
    return token
  }
}
