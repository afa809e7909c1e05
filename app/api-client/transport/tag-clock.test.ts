import { expect, it } from "vitest"
import { createTagClock } from "./tag-clock.server.ts"

function timedClock() {
  const state = { time: 100 }
  return { state, clock: createTagClock(() => state.time) }
}

it("says since when what was loaded before an invalidation is stale, not when that was noticed", () => {
  const { clock } = timedClock()
  const position = clock.position()
  clock.invalidate(["posts"])
  clock.invalidate(["listing"], 40)
  expect(clock.invalidatedAt(["posts"], position)).toBe(100)
  expect(clock.invalidatedAt(["posts", "listing"], position)).toBe(40)
  expect(clock.invalidatedAt(["menu"], position)).toBeUndefined()
  expect(clock.invalidatedAt(["posts", "listing"], clock.position())).toBeUndefined()
})

it("counts from the first of several invalidations that a copy has missed", () => {
  const { state, clock } = timedClock()
  const position = clock.position()
  clock.invalidate(["posts"])
  const between = clock.position()
  state.time = 9000
  clock.invalidate(["posts"])
  expect(clock.invalidatedAt(["posts"], position)).toBeLessThanOrEqual(100)
  expect(clock.invalidatedAt(["posts"], between)).toBe(9000)

  state.time = 20_000
  clock.invalidate(["all"])
  expect(clock.invalidatedAt(["posts"], between)).toBe(9000)
  expect(clock.invalidatedAt(["menu"], between)).toBe(20_000)
})
