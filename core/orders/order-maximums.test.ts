import { expect, test } from "vitest"
import { maxUnitsOfProduct, noMaximums } from "./order-maximums.ts"
import { exceededMaximums } from "./order-quote-lines.ts"

const line = (slug: string, quantity: number) => ({ slug, title: slug.toUpperCase(), quantity })

test("lines of one product count together", () => {
  const maximums = { ...noMaximums, maxQuantity: 20 }
  expect(exceededMaximums([line("aura", 12), line("bag", 20), line("aura", 8)], maximums)).toEqual([])
  expect(exceededMaximums([line("aura", 12), line("bag", 20), line("aura", 9)], maximums)).toEqual([
    { kind: "maximum", slug: "aura", title: "AURA", old: 21, new: 20 },
  ])
})

test("an order of 36 lines and 1 000 units exceeds the defaults", () => {
  const lines = Array.from({ length: 36 }, (_, index) => line(`p${index}`, index === 0 ? 20 : 28))
  const found = exceededMaximums(lines, { maxQuantity: null, maxLines: 30, maxUnits: 100 })
  expect(found).toEqual([
    { kind: "maxLines", old: 36, new: 30 },
    { kind: "maxUnits", old: 1000, new: 100 },
  ])
})

test("what a product has too many of counts once", () => {
  const maximums = { maxQuantity: 20, maxLines: 30, maxUnits: 100 }
  expect(exceededMaximums([line("aura", 110)], maximums)).toMatchObject([{ kind: "maximum" }])
})

test("the stepper of one product ends at the lower of its two maximums", () => {
  expect(maxUnitsOfProduct({ maxQuantity: 20, maxLines: 1, maxUnits: 100 })).toBe(20)
  expect(maxUnitsOfProduct({ maxQuantity: 20, maxLines: 1, maxUnits: 10 })).toBe(10)
  expect(maxUnitsOfProduct({ maxQuantity: null, maxLines: 1, maxUnits: 10 })).toBe(10)
  expect(maxUnitsOfProduct(noMaximums)).toBeNull()
})
