import type { Product } from "../../catalogue/product.ts"
import { fieldWords, queryStems, queryWords, type SearchWord } from "../search-text.ts"

// The catalogue stays in memory, so each product's words are made once.
const known = new WeakMap<Product, SearchWord[][]>()

/** A product's words as `fieldWords` gives them, made once a product. */
export function productWords(product: Product): SearchWord[][] {
  const words = known.get(product)
  if (words) return words
  const made = fieldWords(product)
  known.set(product, made)
  return made
}

const beginsWithOne = (word: SearchWord, stems: string[]) => stems.some((stem) => word.stem.startsWith(stem))

/** Makes the rank of a product in a search: every word, or another name of it, must begin a word of the product.
 *  @returns 0 when all are in the title, more the further they are from it; null when one is missing. A search without
 *  a word ranks everything 0 */
export function searchRank(searchText: string): (product: Product) => number | null {
  const wordStems = queryWords(searchText).map(queryStems)
  return (product) => {
    const fields = productWords(product)
    let rank = 0
    for (const stems of wordStems) {
      const field = fields.findIndex((words) => words.some((word) => beginsWithOne(word, stems)))
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

/** The products that a search found, those first whose title has the words. */
export function byRelevance(found: Product[], searchText: string): Product[] {
  const rank = searchRank(searchText)
  const ranked = found.map((product) => ({ product, rank: rank(product) ?? Number.POSITIVE_INFINITY }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
}
