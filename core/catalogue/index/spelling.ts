import { queryWords } from "../../search/search-text.ts"
import { nearTerms } from "./near-terms.ts"
import { notFound, type TextIndex, toField, toForm, toSlot } from "./text-index.ts"

/** The fields that a word may come first in, as a factor: distances weigh more than fields. */
const fieldFactor = 4

/** Returns the nearest match to a typed word in each slot: its distance and field in one number; `notFound` where
 *  there is none. */
function nearestBySlot(text: TextIndex, near: Map<number, number>, slots: number): Uint8Array {
  const nearest = new Uint8Array(slots).fill(notFound)
  const { postings } = text
  const { values } = postings
  for (const [term, distance] of near) {
    const start = postings.start(term)
    const end = start + postings.length(term)
    for (let index = start; index < end; index++) {
      const posting = values[index] ?? 0
      const slot = toSlot(posting)
      const rank = distance * fieldFactor + toField(posting)
      if (rank < (nearest[slot] ?? 0)) nearest[slot] = rank
    }
  }
  return nearest
}

/** The slot with the fewest wrong letters, then with its words in the most telling fields, then the first one. */
function bestSlot(newestFirst: Int32Array, nearest: Uint8Array[]): number | null {
  let best: number | null = null
  let bestScore = Number.POSITIVE_INFINITY
  for (const slot of newestFirst) {
    let [wrong, away] = [0, 0]
    for (const ranks of nearest) {
      const rank = ranks[slot] ?? notFound
      wrong += rank === notFound ? Number.POSITIVE_INFINITY : Math.floor(rank / fieldFactor)
      away += rank % fieldFactor
    }
    // More than fields can add up to.
    const score = wrong * 100 + away
    if (score < bestScore) {
      best = slot
      bestScore = score
    }
  }
  return best
}

/** How a term is written by the newest product that has it in the most telling field. */
function writtenForm(text: TextIndex, term: number, compareNewest: (a: number, b: number) => number): string {
  const start = text.postings.start(term)
  let best = text.postings.values[start] ?? 0
  for (let index = start + 1; index < start + text.postings.length(term); index++) {
    const posting = text.postings.values[index] ?? 0
    const order = toField(posting) - toField(best) || compareNewest(toSlot(posting), toSlot(best))
    if (order < 0) best = posting
  }
  return text.vocabulary.form(term, toForm(best))
}

type Products = { newestFirst: Int32Array; compareNewest: (a: number, b: number) => number; slots: number }

/** The search that was probably meant, for one that finds nothing, as `suggestSpelling` of
 *  core/search/testing/reference-spelling.ts finds it. Costs a walk over the beginnings of the vocabulary and a look at the products that have a near word, for 8 words at most.
 *  @returns null when nothing is near */
export function spellingSuggestion(
  text: TextIndex,
  { newestFirst, compareNewest, slots }: Products,
  searchText: string,
): string | null {
  const typedWords = queryWords(searchText)
  const near = typedWords.map(({ stem }) => nearTerms(text.vocabulary, stem))
  if (typedWords.length === 0 || near.some(({ size }) => size === 0)) return null
  const nearest = near.map((terms) => nearestBySlot(text, terms, slots))
  const slot = bestSlot(newestFirst, nearest)
  if (slot === null) return null
  const words = typedWords.map((word, index) => {
    const rank = nearest[index]?.[slot] ?? 0
    const distance = Math.floor(rank / fieldFactor)
    const isMeant = (term: number, wrong: number) => wrong === distance && text.has(term, slot, rank % fieldFactor)
    // Near terms are in the order of their stems.
    const [term] = [...(near[index] ?? [])].find((each) => isMeant(...each)) ?? []
    return distance === 0 || term === undefined ? word.text : writtenForm(text, term, compareNewest)
  })
  return words.join(" ")
}
