import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { productOf } from "../catalogue/listing-test-data.ts"
import { searchTest } from "./search-text.ts"
import { suggestSpelling } from "./spelling-suggestion.ts"

const shop = [
  productOf({ title: "Casque sans fil Aura", brand: { slug: "aura", name: "Aura" } }),
  productOf({ title: "Crème visage Soléa", brand: { slug: "solea", name: "Soléa" } }),
  productOf({ title: "Eau de parfum Lumen", tags: ["téléphone"] }),
  productOf({ title: "سماعات Aura اللاسلكية" }),
  productOf({ title: "Nova 12" }),
]

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
    expect(suggestSpelling(shop, typed)).toBe(meant)
  })
})

test.each(["casque", "12", "", "!?"])("a search that finds something stays: %j", (typed) => {
  expect(suggestSpelling(shop, typed)).toBeNull()
})

test.each(["13", "nike", "réfrigérateur", "casque soléa"])("nothing is near to %j", (typed) => {
  expect(suggestSpelling(shop, typed)).toBeNull()
})

test("what was meant always finds something", () => {
  const words = shop.flatMap(({ title }) => title.split(" "))
  const typed = fc
    .tuple(fc.constantFrom(...words), fc.nat({ max: 10 }), fc.constantFrom("", "e", "ن"))
    .map(([word, place, instead]) => word.slice(0, place) + instead + word.slice(place + 1))
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 2 }), (parts) => {
      const meant = suggestSpelling(shop, parts.join(" "))
      if (meant !== null) expect(shop.some(searchTest(meant))).toBe(true)
    }),
  )
})
