import fc from "fast-check"
import { expect, test } from "vitest"
import { SegmentedLru } from "./segmented-lru.ts"

const create = (maxSize: number, maxEntries?: number) =>
  new SegmentedLru<string, number>({ maxSize, sizeOf: (size) => size, ...(maxEntries !== undefined && { maxEntries }) })

const found = (cache: SegmentedLru<string, number>, keys: string) => [...keys].filter((key) => cache.has(key)).join("")

test("values that are used once have a quarter of the space, and replace none that were used again", () => {
  const cache = create(16)
  for (const key of "abcd") {
    cache.set(key, 2)
    cache.get(key)
  }
  for (const key of "efghij") cache.set(key, 2)
  expect(found(cache, "abcdefghij")).toBe("abcdij")
  expect(cache.size).toBe(12)
})

test("the least recently used value is evicted first", () => {
  const cache = create(4)
  for (const key of "abcd") {
    cache.set(key, 1)
    cache.get(key)
  }
  cache.get("a")
  cache.set("e", 1)
  cache.get("e")
  expect(found(cache, "abcde")).toBe("acde")
})

test("peek does not count as a use, storing another value does", () => {
  const cache = create(8)
  cache.set("a", 1)
  cache.set("b", 1)
  cache.peek("a")
  cache.set("b", 2)
  cache.set("c", 2)
  expect(found(cache, "abc")).toBe("bc")
  expect(cache.peek("b")).toBe(2)
})

test("the last value stays although it is larger than its part of the space, but not if it is larger than all of it", () => {
  const cache = create(8)
  cache.set("a", 1)
  cache.set("b", 6)
  expect([found(cache, "ab"), cache.size]).toEqual(["b", 6])
  cache.set("c", 9)
  expect([found(cache, "abc"), cache.size]).toEqual(["b", 6])
})

test("a value that has grown is measured again", () => {
  const sizes = new Map([["a", 1]])
  const cache = new SegmentedLru<string, string>({ maxSize: 8, sizeOf: (value) => sizes.get(value) ?? 1 })
  for (const key of "abc") cache.set(key, key)
  sizes.set("b", 5)
  cache.resize("b")
  expect([..."abc"].filter((key) => cache.has(key))).toEqual(["b"])
  expect(cache.size).toBe(5)
})

test("never takes more than its space and its number of entries, and knows what it takes", () => {
  const act = fc.record({ key: fc.constantFrom(..."abcdefghijklmnop"), size: fc.nat(4), kind: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
      const cache = create(20, 8)
      for (const { key, size, kind } of acts) {
        if (kind === 0) cache.delete(key)
        else if (kind < 5) cache.get(key)
        else cache.set(key, size)
        const cached = [..."abcdefghijklmnop"].flatMap((each) => cache.peek(each) ?? [])
        expect(cache.size).toBe(cached.reduce((sum, each) => sum + each, 0))
        expect(cache.size).toBeLessThanOrEqual(20)
        expect(cached.length).toBeLessThanOrEqual(8)
      }
      cache.clear()
      expect(cache.size).toBe(0)
    }),
  )
})
