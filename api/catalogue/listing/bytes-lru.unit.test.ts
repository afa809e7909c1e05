import { expect, test } from "vitest"
import { BytesLru } from "./bytes-lru.ts"

const value = (length: number) => ({ bytes: new Uint8Array(length) })

test("holds so many entries, and counts what they take beside their bytes", () => {
  const cache = new BytesLru<number, { bytes: Uint8Array }>(100_000, { maxEntries: 2, extraBytes: () => 1000 })
  for (const key of [1, 2, 3]) cache.set(key, value(100))
  expect([1, 2, 3].map((key) => cache.has(key))).toEqual([false, true, true])
  expect(cache.bytes).toBeGreaterThan(2200)
  for (const key of [2, 3]) cache.delete(key)
  expect(cache.bytes).toBe(0)
})

test("lets go of what was not used for longest when its bytes are full", () => {
  const cache = new BytesLru<string, { bytes: Uint8Array }>(1000)
  for (const key of ["a", "b", "c"]) cache.set(key, value(100))
  cache.get("a")
  cache.set("d", value(100))
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined)).toEqual(["a", "c", "d"])
  expect(cache.bytes).toBeLessThanOrEqual(1000)
  cache.set("huge", value(2000))
  expect(cache.bytes).toBe(0)
})
