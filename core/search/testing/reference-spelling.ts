import { maxTypos } from "../../catalogue/index/near-terms.ts"
import type { Product } from "../../catalogue/product.ts"
import { queryWords, type SearchWord } from "../search-text.ts"
import { distanceToStart } from "./reference-distance.ts"
import { productWords, searchTest } from "./reference-search.ts"

type Vocabulary = Map<string, string>

// One array a language, replaced when the catalogue changes.
const known = new WeakMap<Product[], Vocabulary>()

/** Every stem of the catalogue and how it is written, as titles do where they have it. */
function vocabularyOf(products: Product[]): Vocabulary {
  const made: Vocabulary = known.get(products) ?? new Map()
  if (known.has(products)) return made
  known.set(products, made)
  for (const field of [0, 1, 2]) {
    for (const product of products) {
      for (const { stem, text } of productWords(product)[field] ?? []) if (!made.has(stem)) made.set(stem, text)
    }
  }
  return made
}

/** The stems that a typed word may stand for, and how many letters are wrong then. */
function nearStems({ stem }: SearchWord, vocabulary: Vocabulary): Map<string, number> {
  const maxDistance = maxTypos(stem)
  const near = new Map<string, number>()
  for (const word of vocabulary.keys()) {
    // Few mistype both of the first letters: most words need no closer look.
    if (!word.slice(0, 2).includes(stem.charAt(0)) && !word.slice(0, 2).includes(stem.charAt(1))) continue
    const distance = distanceToStart(stem, word, maxDistance)
    if (distance !== null) near.set(word, distance)
  }
  return near
}

type Nearest = { stem: string; distance: number; field: number }

/** The word of a product that is nearest to a typed one, in its title if there is a choice; of several in one field the first by
 *  its stem. */
function nearestIn(product: Product, near: Map<string, number>): Nearest | null {
  let nearest = null as Nearest | null
  for (const [field, words] of productWords(product).entries()) {
    for (const { stem } of words) {
      const distance = near.get(stem)
      if (distance === undefined) continue
      const isEqual = distance === nearest?.distance && field === nearest.field
      if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY) || (isEqual && stem < (nearest?.stem ?? "")))
        nearest = { stem, distance, field }
    }
  }
  return nearest
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

/** The search that was probably meant, for one that finds nothing: each word replaced by the nearest one of the product
 *  with the fewest wrong letters.
 *  @returns null when the search finds something as it is, or nothing is near */
export function suggestSpelling(products: Product[], searchText: string): string | null {
  const wordStems = queryWords(searchText)
  if (wordStems.length === 0 || products.some(searchTest(searchText))) return null
  const vocabulary = vocabularyOf(products)
  const near = wordStems.map((word) => nearStems(word, vocabulary))
  if (near.some(({ size }) => size === 0)) return null
  const candidates = products.flatMap((product) => {
    const words = near.flatMap((stems) => nearestIn(product, stems) ?? [])
    if (words.length < wordStems.length) return []
    return [{ words, wrong: sum(words.map((word) => word.distance)), away: sum(words.map((word) => word.field)) }]
  })
  const [best] = candidates.toSorted((a, b) => a.wrong - b.wrong || a.away - b.away)
  if (!best) return null
  return wordStems
    .map(({ text }, index) => {
      const word = best.words[index]
      return !word || word.distance === 0 ? text : (vocabulary.get(word.stem) ?? text)
    })
    .join(" ")
}
