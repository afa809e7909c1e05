import { expect, test } from "vitest"
import { rateLimits } from "../rate-limits.ts"
import { createSearchCounter } from "./search-counter.ts"

const countSearch = createSearchCounter()

const maxBy = (scope: string) => rateLimits.search.find(({ by }) => by === scope)?.max ?? 0
const searches = (count: number, client: string, second: number) =>
  Array.from({ length: count }, () => countSearch(client, new Date(Date.UTC(2026, 10, 21, 10, 0, second))))

test("a network searches so often in a minute, and keeps no other one from it", () => {
  expect(searches(maxBy("network"), "192.0.2.7", 10).every((left) => left === null)).toBe(true)
  expect(searches(1, "192.0.2.9", 10)).toEqual([50])
  expect(searches(1, "198.51.100.1", 10)).toEqual([null])
  expect(searches(1, "192.0.2.7", 60)).toEqual([null])
})

test("all whose network is not known search so often together", () => {
  expect(searches(maxBy("shop"), "unknown", 120).every((left) => left === null)).toBe(true)
  expect(searches(1, "unknown", 120)).toEqual([60])
})

test("a flood from hundreds of networks ends with its minute", () => {
  const flood = Array.from({ length: maxBy("process") }, (_, index) => `10.${index >> 8}.${index & 255}.1`)
  expect(flood.flatMap((client) => searches(1, client, 180)).every((left) => left === null)).toBe(true)
  expect(searches(1, "203.0.113.1", 180)).toEqual([60])
  expect(searches(1, "203.0.113.1", 240)).toEqual([null])
})
