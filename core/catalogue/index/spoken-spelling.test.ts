import { expect, test } from "vitest"
import { indexProducts } from "../testing/indexed-products.ts"
import { listedProduct } from "../testing/listed-product.ts"
import { spokenSpelling } from "./spoken-spelling.ts"

test.each([
  ["parfun", "parfum"],
  ["tilifoun", null],
  ["tilifuone", "tilifoune"],
  ["lonettes noires", "lunettes noires"],
  ["سماغات", "سماعات"],
  ["xyz", null],
  ["", null],
])("%j was meant as %j", (typed, meant) => {
  expect(spokenSpelling(typed, (word) => word === "noires")).toBe(meant)
})

const index = indexProducts([
  listedProduct({ id: 1, title: "عطر Lumen Rose" }),
  listedProduct({ id: 2, title: "ساعة Nova Fit" }),
])

test("a catalogue in Arabic suggests a French word that finds something", () => {
  expect(index.spellingSuggestion("parfun")).toBeNull()
  expect(index.searchSuggestion("parfun")).toBe("parfum")
})

test.each(["parfum", "lunetes", ""])(
  "nothing is suggested for %j: it finds something, or its correction nothing",
  (text) => {
    expect(index.searchSuggestion(text)).toBeNull()
  },
)
