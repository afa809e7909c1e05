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
/** Of who is signed in, and nobody else. */
const ofSignedIn: RateLimitName[] = ["account-change", "shopper-password"]
/** Counted in the memory of a process, where networks that are not known are one. */
const inMemory: RateLimitName[] = ["wrong-tokens", "token-requests", "sheet-reads"]
const named = Object.entries(rateLimits) as [RateLimitName, readonly RateLimit[]][]

describe.each(named)("the limits of %s", (name, limits) => {
  it("are counted in the order of their scopes: what belongs to a person last", () => {
    const places = limits.map(({ by }) => order.indexOf(by))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it("bound everybody together where networks are not known, above what one network may do", () => {
    const [network, shop] = ["network", "shop"].map((by) => limits.find((limit) => limit.by === by))
    if (inMemory.includes(name)) return expect(shop).toBeUndefined()
    expect(shop?.seconds).toBe(network?.seconds)
    if (!ofSignedIn.includes(name)) expect(shop?.max).toBeGreaterThan(network?.max ?? Number.POSITIVE_INFINITY)
  })

  it("leave room in a process for others when one network has used up its own", () => {
    const process = limits.find(({ by }) => by === "process")?.max ?? Number.POSITIVE_INFINITY
    const ofNetwork = limits.filter(({ by }) => by === "network").map(({ max }) => max)
    expect(process).toBeGreaterThanOrEqual(2 * Math.max(0, ...ofNetwork))
  })

  it("let a process count for minutes alone: a flood shuts nobody out for long", () => {
    const long = limits.filter(({ by, seconds }) => by === "process" && seconds > 60)
    expect(long).toEqual([])
  })
})

test.each([
  ["shopper-sign-in", "shopper-password-checks"],
  ["staff-sign-in", "staff-password-checks"],
  ["order-tracking", "order-lookups"],
] as const)("failures of %s end before they could use up %s", (failures, all) => {
  for (const by of ["network", "shop", "subject-and-network"] as const) {
    const limitsOf = (name: RateLimitName) =>
      (rateLimits[name] as readonly RateLimit[])
        .filter((limit) => limit.by === by)
        .map(({ seconds, max }) => ({ seconds, max }))
    for (const { seconds, max } of limitsOf(all)) {
      const bound = limitsOf(failures).find((limit) => limit.seconds === seconds)
      expect(bound?.max, `${by} ${seconds}`).toBeLessThan(max)
    }
  }
})

test("a network may do far more than a phone", () => {
  for (const name of ["orders", "order-tries"] as const) {
    const limits: readonly RateLimit[] = rateLimits[name]
    const max = (by: LimitScope) => Math.min(...limits.filter((limit) => limit.by === by).map((limit) => limit.max))
    expect(max("network")).toBeGreaterThanOrEqual(20 * max("subject-and-network"))
  }
})
