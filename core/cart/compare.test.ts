import fc from "fast-check"
import { expect, test } from "vitest"
import { maxCompared, removeCompared, restoreCompared, saveCompared, toggleCompare } from "./compare.ts"
import { emptyList, findSaved, type SavedProduct } from "./saved-list.ts"

function productOf(n: number): SavedProduct {
  const slug = `product-${n}`
  return { id: n, documentId: `doc-${n}`, slug, title: `Product ${n}`, productType: "jewelry", image: null }
}

const four = [1, 2, 3, 4].map(productOf)

test("adds a product that is absent", () => {
  const { list, notice } = toggleCompare(emptyList, productOf(1))
  expect(list).toEqual([productOf(1)])
  expect(notice).toEqual({ key: "compare.toast.added", values: { title: "Product 1" }, style: "success" })
})

test("adding a product that is present removes it", { tags: ["@4-compare-toggle"] }, () => {
  const { list, notice } = toggleCompare(four, productOf(2))
  expect(list).toEqual([1, 3, 4].map(productOf))
  expect(notice).toEqual({ key: "compare.toast.removed", values: { title: "Product 2" }, style: "error" })
})

test("refuses the fifth", () => {
  const { list, notice } = toggleCompare(four, productOf(5))
  expect(list).toBe(four)
  expect(notice).toEqual({ key: "compare.toast.full", values: { n: 4 }, style: "error" })
})

test("undoes a removal, but not when the place is taken", () => {
  const { list, removedItem } = removeCompared(four, productOf(1))
  if (!removedItem) throw new Error("nothing was taken out")
  expect(restoreCompared(list, removedItem).list).toEqual(four)
  const full = toggleCompare(list, productOf(5)).list
  expect(restoreCompared(full, removedItem)).toMatchObject({ list: full, notice: { key: "compare.toast.full" } })
})

test("takes in a shared comparison as a whole or not at all", () => {
  const shared = [productOf(2), productOf(3)]
  expect(saveCompared([productOf(1)], shared)).toMatchObject({
    list: [1, 2, 3].map(productOf),
    notice: { key: "compare.toast.addedMany", values: { n: 2 } },
  })
  const three = [1, 4, 5].map(productOf)
  expect(saveCompared(three, shared)).toMatchObject({ list: three, notice: { key: "compare.toast.full" } })
  expect(saveCompared(four, shared)).toMatchObject({ list: four, notice: { key: "compare.toast.noneAdded" } })
})

test("through any acts: never more than four, none twice, and a refusal changes nothing", () => {
  const acts = fc.array(fc.record({ act: fc.constantFrom("toggle", "remove", "keep"), n: fc.nat(7) }))
  fc.assert(
    fc.property(acts, (steps) => {
      let list = emptyList
      for (const { act, n } of steps) {
        const product = productOf(n)
        const change =
          act === "toggle"
            ? toggleCompare(list, product)
            : act === "remove"
              ? removeCompared(list, product)
              : saveCompared(list, [product, productOf(n + 1)])
        if (change.notice === null || change.notice.style !== "success") {
          expect(change.list === list).toBe(change.notice?.key !== "compare.toast.removed")
        }
        list = change.list
        expect(list.length).toBeLessThanOrEqual(maxCompared)
        for (const item of list) expect(findSaved(list, item)).toBe(item)
      }
    }),
  )
})
