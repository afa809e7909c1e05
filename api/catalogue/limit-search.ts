import type { MiddlewareHandler } from "hono"
import { createSearchCounter } from "#core/search/search-counter.ts"
import { bearerCheck } from "../auth.ts"
import { tooManyTries } from "../errors.ts"

type Env = { Bindings: { client?: string | undefined } }

export type SearchLimitOptions = { token: string; clock: () => Date }

/** Counts requests that search the catalogue by the network at the other end. Those with the bearer are the storefront's,
 *  which counts its visitors itself. Answers in memory cost nothing and are not counted.
 *  @returns the middleware; its 429 is an ApiError */
export function limitSearch({ token, clock }: SearchLimitOptions): MiddlewareHandler<Env> {
  const isBearer = bearerCheck(token)
  const countSearch = createSearchCounter()
  return async (c, next) => {
    if (!isBearer(c.req.header("authorization"))) {
      const left = countSearch(c.env?.client ?? "", clock())
      if (left !== null) throw tooManyTries(left)
    }
    await next()
  }
}

/** The same for a list of the public API: counts where it has the words of a search. */
export function limitWords(limit: MiddlewareHandler<Env>): MiddlewareHandler<Env> {
  return (c, next) => (new URL(c.req.url).searchParams.has("_q") ? limit(c, next) : next())
}
