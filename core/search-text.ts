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

/** A word as it was written, in lower case, and the stem by which it is found. */
export type SearchWord = { text: string; stem: string }

/** The words of a text in the order that they stand in; "k75" and "100ml" are two words each. */
export function searchWords(text: string): SearchWord[] {
  const parts = text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’]/gu, " ")
    .match(/[\p{L}\p{M}]+|\p{N}+/gu)
  return (parts ?? []).map((word) => {
    const plain = foldText(word)
    return { text: word, stem: /\p{Script=Arabic}/u.test(plain) ? arabicStem(plain) : latinStem(plain) }
  })
}

/** The words of a search, without fillers; a search of nothing but fillers keeps them. */
export function askedWords(searchText: string): SearchWord[] {
  const words = searchWords(searchText)
  const telling = words.filter(({ text }) => !fillers.has(foldText(text)))
  return telling.length > 0 ? telling : words
}

// The catalogue stays in memory, so each product's words are made once.
const known = new WeakMap<Product, SearchWord[][]>()

/** A product's words, the most telling first: the title, then brand, categories, tags and address, then the short
 *  description. The address brings the French name into the other languages. */
export function productWords(product: Product): SearchWord[][] {
  const words = known.get(product)
  if (words) return words
  const { title, brand, categories, tags, slug, shortDescription } = product
  const about = [brand.name, ...categories.map((category) => category.title), ...tags, slug].join(" ")
  const made = [title, about, shortDescription].map(searchWords)
  known.set(product, made)
  return made
}

/** Makes the rank of a product in a search: every word must begin a word of the product.
 *  @returns 0 when all are in the title, more the further they are from it; null when one is missing. A search without
 *  a word ranks everything 0 */
export function searchRank(searchText: string): (product: Product) => number | null {
  const asked = askedWords(searchText)
  return (product) => {
    const fields = productWords(product)
    let rank = 0
    for (const { stem } of asked) {
      const field = fields.findIndex((words) => words.some((word) => word.stem.startsWith(stem)))
      if (field < 0) return null
      rank += field
    }
    return rank
  }
}

/** Makes the test for a search: does it find the product? */
export function searchTest(searchText: string): (product: Product) => boolean {
  const rank = searchRank(searchText)
  return (product) => rank(product) !== null
}

/** Makes the test for a search in a single text, such as a category's name. */
export function textTest(searchText: string): (text: string) => boolean {
  const asked = askedWords(searchText)
  return (text) => {
    const words = searchWords(text)
    return asked.every(({ stem }) => words.some((word) => word.stem.startsWith(stem)))
  }
}

/** The products that a search found, those first whose title has the words. */
export function byRelevance(found: Product[], searchText: string): Product[] {
  const rank = searchRank(searchText)
  const ranked = found.map((product) => ({ product, rank: rank(product) ?? Number.POSITIVE_INFINITY }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
}
