import { type LimitScope, type RateLimit, type RateLimitName, rateLimits } from "#core/rate-limits.ts"

/** How many requests a limit takes; of the first where a scope has several. */
export function limitMax(name: RateLimitName, by: LimitScope): number {
  const limits: readonly RateLimit[] = rateLimits[name]
  const limit = limits.find((each) => each.by === by)
  if (!limit) throw new Error(`${name} has no limit by ${by}`)
  return limit.max
}
