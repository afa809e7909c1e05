import { dropInvisible, foldText } from "./fold-text.ts"
import { spokenWords } from "./search-synonyms.ts"
import { splitWords } from "./split-words.ts"

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
export type SearchWord = {
  text: string
  stem: string
  /** A number that indexes remember it by; another word may have it later. */
  number?: number
}

const stemOf = (word: string) => {
  const plain = foldText(word)
  return /\p{Script=Arabic}/u.test(plain) ? arabicStem(plain) : latinStem(plain)
}

/** Words whose stems are cached: as many as a large catalogue has in its three languages. */
const maxCachedWords = 200_000
const maxCachedLength = 40

// Folding and stemming a word costs a hundred times as much as looking it up, and texts repeat their words.
const cachedWords = new Map<string, SearchWord>()

function searchWord(text: string): SearchWord {
  const cached = cachedWords.get(text)
  if (cached) return cached
  if (text.length > maxCachedLength) return { text, stem: stemOf(text) }
  if (cachedWords.size >= maxCachedWords) cachedWords.clear()
  // A slice would hold the whole text in memory.
  const own = [...dropInvisible(text)].join("")
  const stem = stemOf(own)
  const word = { text: own, stem: stem === own ? own : stem, number: cachedWords.size }
  cachedWords.set(own.length === text.length ? own : [...text].join(""), word)
  return word
}

/** The words of a text in their order; "k75" and "100ml" are two words each. */
export function searchWords(text: string): SearchWord[] {
  return splitWords(text.toLowerCase()).map(searchWord)
}

/** Texts whose words are cached, and their longest. */
const maxCachedTexts = 20_000
const maxCachedText = 300

const cachedTexts = new Map<string, SearchWord[]>()

/** The same of a text that many products share, such as the name of a brand or a category. */
function sharedWords(text: string): SearchWord[] {
  const cached = cachedTexts.get(text)
  if (cached) return cached
  const words = searchWords(text)
  if (text.length > maxCachedText) return words
  if (cachedTexts.size >= maxCachedTexts) cachedTexts.clear()
  cachedTexts.set(text, words)
  return words
}

/** The most words of a search: every one of them is looked for in every product. */
export const maxSearchWords = 8

/** The first words of a search, without fillers; a search of nothing but fillers keeps them. */
export function queryWords(searchText: string): SearchWord[] {
  const words = searchWords(searchText)
  const telling = words.filter(({ text }) => !fillers.has(foldText(text)))
  return (telling.length > 0 ? telling : words).slice(0, maxSearchWords)
}

const stemsOf = (words: string) => searchWords(words).map(({ stem }) => stem)

let spoken: [said: string, means: string[]][] | undefined

/** Returns synonyms by stem; computed by the first search. */
function spokenStems() {
  spoken ??= spokenWords.flatMap(({ means, said }) =>
    stemsOf(said).map((stem): [string, string[]] => [stem, stemsOf(means)]),
  )
  return spoken
}

/** Letters from which on a word that is still being typed is taken for one of those. */
const enough = 4

/** The stems of a search word: its own first, then those of its synonyms. A word that ends in "y" may also be the beginning of a
 *  longer one, which has no "i" there: `play` of `PlayStation`. */
export function queryStems({ text, stem }: SearchWord): string[] {
  const others = spokenStems().flatMap(([said, means]) =>
    said === stem || (stem.length >= enough && said.startsWith(stem)) ? means : [],
  )
  const unstemmed = /^\p{Script=Latin}{3,}y$/u.test(text) ? [foldText(text)] : []
  return [...new Set([stem, ...unstemmed, ...others])]
}

/** The texts of a product that a search reads. */
export type SearchedProduct = {
  title: string
  brand: { slug: string; name: string }
  tags: string[]
  slug: string
  shortDescription: string
  categories: { title: string }[]
}

/** A product's words, the most telling first: the title, then brand, categories, tags and address, then the short
 *  description. The address brings the French name into the other languages. */
export function fieldWords({
  title,
  brand,
  categories,
  tags,
  slug,
  shortDescription,
}: SearchedProduct): SearchWord[][] {
  const named = [brand.name, ...categories.map((category) => category.title), ...tags]
  return [
    searchWords(title),
    [...named.flatMap(sharedWords), ...searchWords(slug)],
    // Variants of a product share it.
    sharedWords(shortDescription),
  ]
}

/** Makes the test for a search in a single text, such as a category's name. */
export function textTest(searchText: string): (text: string) => boolean {
  const wordStems = queryWords(searchText).map(queryStems)
  return (text) => {
    const words = searchWords(text)
    return wordStems.every((stems) => words.some((word) => stems.some((stem) => word.stem.startsWith(stem))))
  }
}
