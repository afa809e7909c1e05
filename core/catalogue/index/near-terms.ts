import type { Vocabulary } from "./vocabulary.ts"

/** Wrong letters that a word may have: none in short words and numbers, whose neighbours are other words. */
export function maxTypos(stem: string): number {
  if (/\p{N}/u.test(stem) || stem.length < 4) return 0
  return stem.length < 6 ? 1 : 2
}

/** Whether a word may be what was typed: few mistype both of the first letters. */
function sharesStart(word: string, typed: string): boolean {
  const start = word.slice(0, 2)
  return start.includes(typed.charAt(0)) || start.includes(typed.charAt(1))
}

/** The distances from a typed word to the beginnings of words, letter by letter of the word: column `depth` belongs to its
 *  first `depth` letters. Words that begin alike share their first columns. */
class DistanceColumns {
  readonly #typed: string
  readonly #columns: Uint16Array[]
  /** The least distance from the whole typed word to any of the first letters, by depth. */
  readonly #best: number[]

  constructor(typed: string) {
    this.#typed = typed
    this.#columns = [Uint16Array.from({ length: typed.length + 1 }, (_, index) => index)]
    this.#best = [typed.length]
  }

  best(depth: number): number {
    return this.#best[depth] ?? 0
  }

  /** Computes the column of a depth from those before it.
   *  @returns the least of its distances: no deeper column has a smaller one */
  extend(word: string, depth: number): number {
    const typed = this.#typed
    const before = this.#columns[depth - 1] ?? new Uint16Array()
    const earlier = depth > 1 ? this.#columns[depth - 2] : undefined
    const column = this.#columns[depth] ?? new Uint16Array(typed.length + 1)
    this.#columns[depth] = column
    column[0] = depth
    let minDistance = depth
    const letter = word.charCodeAt(depth - 1)
    const letterBefore = word.charCodeAt(depth - 2)
    for (let line = 1; line <= typed.length; line++) {
      const same = typed.charCodeAt(line - 1) === letter
      let distance = Math.min(
        (before[line] ?? 0) + 1,
        (column[line - 1] ?? 0) + 1,
        (before[line - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwapped =
        earlier && line > 1 && typed.charCodeAt(line - 1) === letterBefore && typed.charCodeAt(line - 2) === letter
      if (isSwapped) distance = Math.min(distance, (earlier[line - 2] ?? 0) + 1)
      column[line] = distance
      minDistance = Math.min(minDistance, distance)
    }
    this.#best[depth] = Math.min(this.best(depth - 1), column[typed.length] ?? 0)
    return minDistance
  }
}

function sharedLetters(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1
  return shared
}

/** The terms that a search word may mean, with their edit distance: those of
 *  core/search/testing/reference-distance.ts for every stem, but beginnings that are too far are passed over with all their words.
 *  @param typed a stem */
export function nearTerms(vocabulary: Vocabulary, typed: string): Map<number, number> {
  const max = maxTypos(typed)
  const near = new Map<number, number>()
  const sorted = vocabulary.sorted()
  const add = (place: number, distance: number) => {
    const term = sorted[place] ?? 0
    if (distance <= max && sharesStart(vocabulary.stem(term), typed)) near.set(term, distance)
  }
  if (max === 0) {
    const { start, end } = vocabulary.withPrefix(typed)
    for (let place = start; place < end; place++) add(place, 0)
    return near
  }
  const columns = new DistanceColumns(typed)
  let previous = ""
  let place = 0
  while (place < sorted.length) {
    const word = vocabulary.stem(sorted[place] ?? 0)
    let depth = sharedLetters(previous, word)
    let minDistance = 0
    while (depth < word.length && minDistance <= max) minDistance = columns.extend(word, ++depth)
    const isTooFar = minDistance > max
    const end = isTooFar ? vocabulary.withPrefix(word.slice(0, depth)).end : place + 1
    if (columns.best(depth) <= max) for (let each = place; each < end; each++) add(each, columns.best(depth))
    previous = word.slice(0, depth)
    place = end
  }
  return near
}
