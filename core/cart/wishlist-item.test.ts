import { describe, expect, it } from "vitest"
import { mergeWishlistItem, readWishlistItem, staysAfterSync, syncedItems } from "./wishlist-item.ts"

const slug = "baskets-tell"
const noir42 = { slug, chosen: { color: "noir", size: "42" } }
const noir41 = { slug, chosen: { color: "noir", size: "41" } }

describe("an item that was stored or sent", () => {
  it("has its choice, or is a bare slug as browsers stored it before", () => {
    expect(readWishlistItem(noir42)).toEqual(noir42)
    expect(readWishlistItem(slug)).toEqual({ slug })
    expect(readWishlistItem({ slug })).toEqual({ slug })
  })

  it.each([[null], [""], [7], [[]], [{}], [{ slug: 7 }]])("is dropped without a slug: %j", (value) => {
    expect(readWishlistItem(value)).toBeUndefined()
  })

  it.each([[{}], ["noir"], [{ color: 7 }], [{ color: "", size: "" }], [{ color: "a".repeat(101) }]])(
    "has no choice where %j stands for it",
    (chosen) => expect(readWishlistItem({ slug, chosen })).toEqual({ slug }),
  )
})

describe("the choice of an item of an account", () => {
  it.each([
    ["stays where the browser does not have the product", noir42, undefined, noir41, noir42],
    ["stays where the browser's is the same as before", noir42, noir41, noir41, noir42],
    ["is the browser's where it changed there", noir42, noir41, noir42, noir41],
    ["goes where the browser has none any more", noir42, { slug }, noir42, { slug }],
    ["is the browser's where the browser did not tell it before", { slug }, noir41, { slug }, noir41],
    ["stays beside that of a browser that it never met", noir42, noir41, undefined, noir42],
    ["is that of a browser that it never met where it has none", { slug }, noir41, undefined, noir41],
  ])("%s", (_what, stored, here, before, merged) => {
    expect(mergeWishlistItem(stored, here, before)).toEqual(merged)
  })
})

describe("the items of a browser and an account after a sync", () => {
  it("are those that the browser had, and those whose products came", () => {
    const items = ["here", "came", "gone", "later"].map((slug) => ({ slug }))
    const answered = [
      { slug: "came", product: {} },
      { slug: "gone", product: null },
    ]
    expect(syncedItems(items, [{ slug: "here" }], answered).map(({ slug }) => slug)).toEqual(["here", "came", "gone"])
  })
})

describe("a product of a browser's list after a sync", () => {
  const [here, items] = [["both", "removed", "no-room"], ["both"]].map((slugs) => slugs.map((slug) => ({ slug })))
  it.each([
    ["stays where the account has it", "both", true],
    ["goes where the account had it and has it no more", "removed", false],
    ["stays where the account had no room for it", "no-room", true],
    ["stays where it was added since", "added", true],
  ])("%s", (_what, slug, stays) => {
    const met = [{ slug: "both" }, { slug: "removed" }]
    expect(staysAfterSync(slug, { items: items ?? [], here: here ?? [], met })).toBe(stays)
  })
})
