import { describe, expect, test } from "vitest"
import { findsProduct, indexProducts, queryProducts } from "../catalogue/testing/indexed-products.ts"
import { listedProduct } from "../catalogue/testing/listed-product.ts"
import { spokenWords } from "./search-synonyms.ts"
import { searchWords } from "./search-text.ts"

const category = (title: string) => ({ documentId: title, slug: title, title, parent: null })
const phone = listedProduct({ title: "Smartphone Nova 12", categories: [category("Téléphones")] })
const arabicPhone = listedProduct({ title: "هاتف Nova 12", categories: [category("الهواتف")] })
const laptop = listedProduct({ title: "Ordinateur portable Tassili 14" })
const perfume = listedProduct({ title: "عطر Lumen Rose" })
const headphones = listedProduct({ title: "سماعات Aura اللاسلكية" })
const bag = listedProduct({ title: "Sac à main Casbah" })
const watch = listedProduct({ title: "ساعة Nova Fit الذكية" })
const shoes = listedProduct({ title: "Baskets Tell" })

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
    expect(findsProduct(text, product)).toBe(true)
  })

  test("nothing else", () => {
    expect(findsProduct("ريحة", phone)).toBe(false)
    expect(findsProduct("téléphone", laptop)).toBe(false)
    expect(findsProduct("tilifoune casbah", phone)).toBe(false)
  })

  test("no meaning before a word is half typed", () => {
    expect(findsProduct("til", phone)).toBe(false)
  })
})

test("a product that has the word itself comes before those that it is another name of", () => {
  const nova = listedProduct({ id: 1, title: "Nova 12", tags: ["smartphone"] })
  const speaker = listedProduct({ id: 2, title: "Enceinte portable Aura Go" })
  expect(queryProducts([nova, speaker], { searchText: "portable" }).ids).toEqual([2, 1])
})

test("is not taken for a typing error", () => {
  const products = [phone, perfume].map((product, id) => ({ ...product, id }))
  expect(indexProducts(products).spellingSuggestion("tilifoune")).toBeNull()
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
