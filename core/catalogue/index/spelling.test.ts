import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { plainListing } from "../listing-query.ts"
import { indexProducts } from "../testing/indexed-products.ts"
import { listedProduct } from "../testing/listed-product.ts"

const products = [
  listedProduct({ title: "Casque sans fil Aura", brand: { slug: "aura", name: "Aura" } }),
  listedProduct({ title: "Crème visage Soléa", brand: { slug: "solea", name: "Soléa" } }),
  listedProduct({ title: "Eau de parfum Lumen", tags: ["téléphone"] }),
  listedProduct({ title: "سماعات Aura اللاسلكية" }),
  listedProduct({ title: "Nova 12" }),
].map((product, id) => ({ ...product, id }))
const index = indexProducts(products)

describe("a search that finds nothing was meant as", () => {
  test.each([
    ["csaque", "casque"],
    ["casqe sens fil", null],
    ["parfun", "parfum"],
    ["parfun lumem", "parfum lumen"],
    ["creeme", "crème"],
    ["telefone", "téléphone"],
    ["سماغات", "سماعات"],
    ["السماغات اورا", null],
    ["casque aurra", "casque aura"],
  ])("%j: %j", (typed, meant) => {
    expect(index.spellingSuggestion(typed)).toBe(meant)
  })
})

test.each(["casque", "12", "", "!?"])("a search that finds something stays: %j", (typed) => {
  expect(index.spellingSuggestion(typed)).toBeNull()
})

test.each(["13", "nike", "réfrigérateur", "casque soléa"])("nothing is near to %j", (typed) => {
  expect(index.spellingSuggestion(typed)).toBeNull()
})

test("what was meant always finds something", () => {
  const words = products.flatMap(({ title }) => title.split(" "))
  const typed = fc
    .tuple(fc.constantFrom(...words), fc.nat({ max: 10 }), fc.constantFrom("", "e", "ن"))
    .map(([word, place, instead]) => word.slice(0, place) + instead + word.slice(place + 1))
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 2 }), (parts) => {
      const meant = index.spellingSuggestion(parts.join(" "))
      if (meant === null) return
      const { total } = index.query({ ...plainListing, searchText: meant }, "2026-01-01T00:00:00.000Z")
      expect(total).toBeGreaterThan(0)
    }),
  )
})
