import fc from "fast-check"
import { expect, test } from "vitest"
import { maxViewed, readViewed, withViewed } from "./recently-viewed.ts"

test("a product that is looked at stands at the head, once", () => {
  expect(withViewed([], "aura")).toEqual(["aura"])
  expect(withViewed(["casbah", "aura", "nova"], "aura")).toEqual(["aura", "casbah", "nova"])
})

test("remembers twelve, the newest", () => {
  const many = Array.from({ length: 20 }, (_, n) => `product-${n}`)
  const seen = many.reduce(withViewed, [])
  expect(seen).toHaveLength(maxViewed)
  expect(seen[0]).toBe("product-19")
  expect(seen.at(-1)).toBe("product-8")
})

test("what was stored is read back", () => {
  const slugs = ["aura", "sac-casbah"]
  expect(readViewed(JSON.stringify(slugs))).toEqual(slugs)
})

test("drops what is no slug, what is there twice and what is too much", () => {
  const stored = [null, 3, "", " ", { slug: "x" }, "a,b", "x".repeat(300), "aura", "aura", "nova"]
  expect(readViewed(JSON.stringify(stored))).toEqual(["aura", "nova"])
  expect(readViewed(JSON.stringify(Array.from({ length: 40 }, (_, n) => `p${n}`)))).toHaveLength(maxViewed)
})

test("never throws, and never reads more than it would remember, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      const slugs = readViewed(text)
      expect(slugs.length).toBeLessThanOrEqual(maxViewed)
      expect(readViewed(JSON.stringify(slugs))).toEqual(slugs)
    }),
  )
})
