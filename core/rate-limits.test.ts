import { describe, expect, it, test } from "vitest"
import { type LimitScope, type RateLimit, type RateLimitName, rateLimits, windowAt } from "./rate-limits.ts"

test.each([
  ["2026-11-21T10:00:00.000Z", 3600],
  ["2026-11-21T10:30:00.500Z", 1800],
  ["2026-11-21T10:59:59.999Z", 1],
])("at %s the hour has %d seconds left", (now, left) => {
  expect(windowAt(new Date(now), 3600)).toEqual({ start: new Date("2026-11-21T10:00:00.000Z"), left })
})

const order: LimitScope[] = ["network", "shop", "process", "session", "subject-and-network", "subject"]
const named = Object.entries(rateLimits) as [RateLimitName, readonly RateLimit[]][]

describe.each(named)("the limits of %s", (name, limits) => {
  it("are counted in the order of their scopes: what belongs to a person last", () => {
    const places = limits.map(({ by }) => order.indexOf(by))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it("bound everybody together where networks are not known, above what one network may do", () => {
    const [network, shop] = ["network", "shop"].map((by) => limits.find((limit) => limit.by === by))
    expect(shop?.seconds).toBe(network?.seconds)
    if (name !== "account-change") expect(shop?.max).toBeGreaterThan(network?.max ?? Number.POSITIVE_INFINITY)
  })

  it("let a process count for minutes alone: a flood shuts nobody out for long", () => {
    const long = limits.filter(({ by, seconds }) => by === "process" && seconds > 60)
    expect(long).toEqual([])
  })
})

test("a network may do far more than a phone", () => {
  for (const name of ["orders", "order-tries"] as const) {
    const limits: readonly RateLimit[] = rateLimits[name]
    const max = (by: LimitScope) => Math.min(...limits.filter((limit) => limit.by === by).map((limit) => limit.max))
    expect(max("network")).toBeGreaterThanOrEqual(20 * max("subject-and-network"))
  }
})
