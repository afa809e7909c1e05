import { expect, test } from "vitest"
import { indexProducts } from "../testing/indexed-products.ts"
import { listedProduct } from "../testing/listed-product.ts"
import { spokenSpelling } from "./spoken-spelling.ts"

const known = ["عطر", "lunettes", "noires", "هاتف"]

test.each([
  ["parfum", "عطر"],
  ["parfun", "عطر"],
  ["lonettes noires", "lunettes noires"],
  ["tilifuone", "هاتف"],
  ["casque", null],
  ["xyz", null],
  ["", null],
])("%j was meant as %j", (typed, meant) => {
  expect(spokenSpelling(typed, (word) => known.includes(word))).toBe(meant)
})

const index = indexProducts([
  listedProduct({ id: 1, title: "عطر Lumen Rose" }),
  listedProduct({ id: 2, title: "ساعة Nova Fit" }),
])

test.each(["parfun", "parfum"])("a catalogue in Arabic suggests its own word for %j", (typed) => {
  expect(index.spellingSuggestion(typed)).toBeNull()
  expect(index.searchSuggestion(typed)).toBe("عطر")
})

test.each(["عطر", "parfun casque", ""])(
  "nothing is suggested for %j: it finds something, or all of it nothing",
  (typed) => {
    expect(index.searchSuggestion(typed)).toBeNull()
  },
)
