import { expect, test } from "vitest"
import { changedTags, foldTag, maxOrderTags, toTagName } from "./order-tag.ts"

test("two spellings of a tag are one tag, and the first one stays", () => {
  expect(toTagName("  Cadeau   fragile ")).toBe("Cadeau fragile")
  expect(foldTag("Été")).toBe(foldTag(" ETE "))
  expect(changedTags(["Été"], { add: ["ete", "VIP"], remove: [] })).toEqual(["Été", "VIP"])
  expect(changedTags(["Été", "VIP"], { add: [], remove: ["vip", "nobody's"] })).toEqual(["Été"])
})

test("an order has no more than its tags, whatever is added", () => {
  const many = Array.from({ length: maxOrderTags }, (_, n) => `tag ${n}`)
  expect(changedTags(many, { add: ["one more"], remove: [] })).toBeUndefined()
  expect(changedTags(many, { add: ["one more"], remove: ["tag 0"] })).toHaveLength(maxOrderTags)
})
