import { expect, test } from "vitest"
import { BytesLru } from "./bytes-lru.ts"

const value = (length: number) => ({ bytes: new Uint8Array(length) })

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
