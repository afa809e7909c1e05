import { describe, expect, test } from "vitest"
import { productOf } from "../catalogue/listing-test-data.ts"
import { spokenWords } from "./search-synonyms.ts"
import { byRelevance, searchTest, searchWords } from "./search-text.ts"
import { suggestSpelling } from "./spelling-suggestion.ts"

const category = (title: string) => ({ documentId: title, slug: title, title, parent: null })
const phone = productOf({ title: "Smartphone Nova 12", categories: [category("Téléphones")] })
const arabicPhone = productOf({ title: "هاتف Nova 12", categories: [category("الهواتف")] })
const laptop = productOf({ title: "Ordinateur portable Tassili 14" })
const perfume = productOf({ title: "عطر Lumen Rose" })
const headphones = productOf({ title: "سماعات Aura اللاسلكية" })
const bag = productOf({ title: "Sac à main Casbah" })
const watch = productOf({ title: "ساعة Nova Fit الذكية" })
const shoes = productOf({ title: "Baskets Tell" })

describe("what is said in Algeria finds", () => {
  test.each([
    ["tilifoune", phone],
    ["Tilif", phone],
    ["portable", phone],
    ["تيليفون", arabicPhone],
    ["تلفون nova", arabicPhone],
    ["portable", laptop],
    ["ريحة", perfume],
    ["الريحة", perfume],
    ["riha", perfume],
    ["كاسك", headphones],
    ["صاك", bag],
    ["sacoche casbah", bag],
    ["مڨانة", watch],
    ["سبادري", shoes],
  ])("by %j", (text, product) => {
    expect(searchTest(text)(product)).toBe(true)
  })

  test("nothing else", () => {
    expect(searchTest("ريحة")(phone)).toBe(false)
    expect(searchTest("téléphone")(laptop)).toBe(false)
    expect(searchTest("tilifoune casbah")(phone)).toBe(false)
  })

  test("no meaning before a word is half typed", () => {
    expect(searchTest("til")(phone)).toBe(false)
  })
})

test("a product that has the word itself comes before those that it is another name of", () => {
  const speaker = productOf({ title: "Enceinte portable Aura Go" })
  const [first] = byRelevance([productOf({ title: "Nova 12", tags: ["smartphone"] }), speaker], "portable")
  expect(first).toBe(speaker)
})

test("is not taken for a typing error", () => {
  expect(suggestSpelling([phone, perfume], "tilifoune")).toBeNull()
})

test("a word of the catalogue, typed whole, is no beginning of a word that means something else", () => {
  const stems = (words: string) => searchWords(words).map(({ stem }) => stem)
  for (const { means } of spokenWords) {
    for (const stem of stems(means).filter((one) => one.length >= 4)) {
      const other = spokenWords.filter(
        (row) => row.means !== means && stems(row.said).some((said) => said.startsWith(stem)),
      )
      expect(other).toEqual([])
    }
  }
})

test("no word stands twice in one row, and none means itself", () => {
  for (const { means, said } of spokenWords) {
    const [meant, spoken] = [means, said].map((words) => searchWords(words).map(({ stem }) => stem))
    expect(new Set(spoken).size).toBe(spoken?.length)
    expect(spoken?.filter((stem) => meant?.includes(stem))).toEqual([])
  }
})
