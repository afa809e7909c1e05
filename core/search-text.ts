import { foldText } from "./fold-text.ts"
import type { Product } from "./product.ts"

/** Words that say nothing about a product. */
const fillers = new Set(
  "de du des le la les un une et a au aux en pour avec sans sur the of for and with in من في على مع و او".split(" "),
)

/** Broken plurals that shoppers type, folded, to the stem of their singular. */
const brokenPlurals = new Map(
  Object.entries({
    هواتف: "هاتف",
    حقايب: "حقيب",
    خواتم: "خاتم",
    عطور: "عطر",
    احذي: "حذاء",
    اساور: "سوار",
    اقراط: "قرط",
    قلايد: "قلاد",
    عقود: "عقد",
    قبعات: "قبع",
    احزم: "حزام",
    اوشح: "وشاح",
    حواسيب: "حاسوب",
  }),
)

function arabicStem(word: string): string {
  const bare = word.replace(/^(?:[وبكف]?ال|لل)(?=...)/u, "").replace(/(?<=...)(?:ات|ه)$/u, "")
  return brokenPlurals.get(bare) ?? bare
}

/** Takes off what number and gender add at the end: casques, dorées, watches, bijoux, batteries/battery. */
function latinStem(word: string): string {
  return word.replace(/(?<=...)e*[sx]?$/, "").replace(/(?<=...)y$/, "i")
}

/** The stems of a text's words, in the order that they stand in; "k75" and "100ml" are two words each. */
export function searchWords(text: string): string[] {
  const parts = foldText(text)
    .replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’]/gu, " ")
    .match(/\p{L}+|\p{N}+/gu)
  return (parts ?? []).map((word) => (/\p{Script=Arabic}/u.test(word) ? arabicStem(word) : latinStem(word)))
}

/** The words of a search, without fillers; a search of nothing but fillers keeps them. */
function askedWords(searchText: string): string[] {
  const telling = foldText(searchText)
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => !fillers.has(word))
  const words = searchWords(telling.join(" "))
  return words.length > 0 ? words : searchWords(searchText)
}

// The catalogue stays in memory, so each product's words are made once.
const known = new WeakMap<Product, string[]>()

function wordsOf(product: Product): string[] {
  const words = known.get(product)
  if (words) return words
  const { title, brand, categories, tags, shortDescription } = product
  const made = searchWords(
    [title, brand.name, ...categories.map((category) => category.title), ...tags, shortDescription].join(" "),
  )
  known.set(product, made)
  return made
}

/** Makes the test for a search: every word must begin a word of the title, the brand, a category, a tag or the short
 *  description. A search without a word finds everything. */
export function searchTest(searchText: string): (product: Product) => boolean {
  const asked = askedWords(searchText)
  if (asked.length === 0) return () => true
  return (product) => {
    const words = wordsOf(product)
    return asked.every((word) => words.some((other) => other.startsWith(word)))
  }
}
