import fc from "fast-check"
import { expect, test } from "vitest"
import { parseSavedList, serializeSavedList } from "./parse-saved-list.ts"
import { refreshSavedList } from "./refresh-saved-list.ts"
import type { SavedProduct } from "./saved-list.ts"

const product: SavedProduct = {
  id: 14,
  documentId: "doc-14",
  slug: "sac-casbah",
  title: "Sac Casbah",
  productType: "fashion",
  image: { url: "/media/sac.webp", width: 1000, height: 1000, alt: "Sac", sized: "/media/{w}/sac.{f}" },
}
const other: SavedProduct = { ...product, id: 15, documentId: "doc-15", slug: "nova", title: "Nova" }

test("stores a plain array of products with id and title", { tags: ["@4-wishlist-stored"] }, () => {
  const text = serializeSavedList([product])
  expect(JSON.parse(text)).toMatchObject([{ id: 14, title: "Sac Casbah" }])
  expect(parseSavedList(text)).toEqual([product])
})

test("does not store what only a picture's first moments need", () => {
  const image = product.image && { ...product.image, placeholder: "data:image/webp;base64,AAAA", color: "#aabbcc" }
  expect(serializeSavedList([{ ...product, image }])).not.toMatch(/data:|aabbcc/)
})

test("loads a list that an earlier shop has written", () => {
  const earlier = [
    { _id: "6412c1", title: "Headphones", price: 1200, img: "https://i.example/a.png" },
    { id: 7, title: "Perfume" },
  ]
  expect(parseSavedList(JSON.stringify(earlier))).toMatchObject([
    { id: "6412c1", slug: "6412c1", title: "Headphones", image: null },
    { id: 7, slug: "7", title: "Perfume" },
  ])
})

test("stores what was chosen of a product, and loads lists without it or with something else in its place", () => {
  const shoe = { ...product, chosen: { color: "noir", size: "42" } }
  const text = serializeSavedList([shoe, other])
  expect(JSON.parse(text)[0]).toMatchObject({ chosen: { color: "noir", size: "42" } })
  expect(parseSavedList(text)).toEqual([shoe, other])
  for (const chosen of [{}, "42", null, { color: 1 }, { color: "", size: "" }, { size: "4".repeat(1000) }]) {
    expect(parseSavedList(JSON.stringify([{ ...product, chosen }]))).toEqual([product])
  }
  expect(parseSavedList(JSON.stringify([{ ...product, chosen: { size: "S" } }]))).toEqual([
    { ...product, chosen: { color: "", size: "S" } },
  ])
})

test("drops what has no id or no title, what is there twice and what is too much", () => {
  const text = JSON.stringify([{ title: "No id" }, { id: 1 }, null, "text", product, product, other])
  expect(parseSavedList(text)).toEqual([product, other])
  expect(parseSavedList(text, 1)).toEqual([product])
})

test("never throws, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSavedList(text)).toBeInstanceOf(Array)
    }),
  )
})

test("a list comes up to what the shop sells now", () => {
  const renamed = { ...product, title: "حقيبة القصبة" }
  const list = [product, other]
  expect(
    refreshSavedList(list, [
      { slug: "sac-casbah", product: renamed },
      { slug: "nova", product: null },
    ]),
  ).toEqual({ list: [renamed], gone: ["Nova"] })
})

test("what was chosen stays when the list comes up to date", () => {
  const shoe = { ...product, chosen: { color: "noir", size: "42" } }
  const renamed = { ...product, title: "Sac" }
  const { list } = refreshSavedList([shoe], [{ slug: "sac-casbah", product: renamed }])
  expect(list).toEqual([{ ...renamed, chosen: shoe.chosen }])
})

test("a list that is up to date stays the same object", () => {
  const list = [product]
  expect(refreshSavedList(list, [{ slug: "sac-casbah", product }]).list).toBe(list)
  expect(refreshSavedList(list, []).list).toBe(list)
})

test("two entries that turn out to be one product become one", () => {
  const old = { ...other, documentId: "old", slug: "old" }
  expect(refreshSavedList([old, product], [{ slug: "old", product }]).list).toEqual([product])
})
