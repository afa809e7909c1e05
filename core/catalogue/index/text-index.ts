import { queryStems, queryWords, type SearchWord } from "../../search/search-text.ts"
import { IntLists } from "./int-lists.ts"
import { maxForms, Vocabulary } from "./vocabulary.ts"

// A posting holds a slot (22 bits), the field in which a word comes first (2 bits), and how it is written there (8 bits).
const formBits = 8
const fieldBits = 2
const slotShift = formBits + fieldBits
/** Products that fit into a posting. */
export const maxSlots = 2 ** (32 - slotShift)

export const toSlot = (posting: number) => posting >>> slotShift
export const toField = (posting: number) => (posting >>> formBits) & (2 ** fieldBits - 1)
export const toForm = (posting: number) => posting & (maxForms - 1)
const toPosting = (slot: number, field: number, form: number) =>
  ((slot << slotShift) | (field << formBits) | form) >>> 0
const firstPosting = (slot: number) => toPosting(slot, 0, 0)

/** The rank of a slot that a search does not find. */
export const notFound = 255

/** Which products have which words: an inverted index of stems. */
export class TextIndex {
  vocabulary = new Vocabulary()
  /** By term: where it stands, slots rising. */
  postings = new IntLists()
  /** By slot: its terms, in the order in which the product's words begin with them. */
  terms = new IntLists()
  /** By term: the number of the last `set` that met it. */
  #marks = new Float64Array(0)
  #mark = 0
  /** By slot; rewritten by every search. */
  #ranks = new Uint8Array(0)
  #fieldRanks = new Uint8Array(0)

  /** Replaces the words of a slot.
   *  @param fields the words of its fields, the most telling first */
  set(slot: number, fields: readonly SearchWord[][]): void {
    const before = this.terms.length(slot) === 0 ? [] : this.#termsOf(slot)
    const terms: number[] = []
    this.#mark += 1
    for (const [field, words] of fields.entries()) {
      for (const word of words) {
        const term = this.vocabulary.add(word)
        if (this.#isMarked(term)) continue
        terms.push(term)
        this.#place(term, slot, toPosting(slot, field, this.vocabulary.addForm(term, word.text)))
      }
    }
    for (const term of before) if (this.#marks[term] !== this.#mark) this.#remove(slot, term)
    this.terms.set(slot, terms)
  }

  /** Removes all words of a slot. */
  clear(slot: number): void {
    for (const term of this.#termsOf(slot)) this.#remove(slot, term)
    this.terms.set(slot, [])
  }

  /** Gives back the memory that growing has left behind: belongs at the end of a load. */
  compact(): void {
    this.postings.compact()
    this.terms.compact()
  }

  /** What `fromSnapshot` makes the same index of; can be sent to another thread. */
  snapshot() {
    const vocabulary = this.vocabulary.snapshot()
    return { vocabulary, postings: this.postings.snapshot(), terms: this.terms.snapshot() }
  }

  static fromSnapshot({ vocabulary, postings, terms }: ReturnType<TextIndex["snapshot"]>): TextIndex {
    const text = new TextIndex()
    text.vocabulary = Vocabulary.fromSnapshot(vocabulary)
    text.postings = IntLists.fromSnapshot(postings)
    text.terms = IntLists.fromSnapshot(terms)
    return text
  }

  /** What a search finds, as `searchRank` of core/search/testing/reference-search.ts ranks it.
   *  @param slots how many slots there are
   *  @returns ranks by slot, valid until the next search; `notFound` where a word is missing */
  rank(searchText: string, slots: number): Uint8Array {
    if (this.#ranks.length < slots) {
      this.#ranks = new Uint8Array(slots)
      this.#fieldRanks = new Uint8Array(slots)
    }
    const ranks = this.#ranks
    ranks.fill(0)
    for (const word of queryWords(searchText)) this.#addRanks(ranks, queryStems(word))
    return ranks
  }

  /** Adds to each slot's rank the first field in which a stem begins a word. */
  #addRanks(ranks: Uint8Array, stems: string[]): void {
    const fields = this.#fieldRanks.fill(notFound)
    const sorted = this.vocabulary.sorted()
    const { values } = this.postings
    for (const stem of stems) {
      const { start, end } = this.vocabulary.withPrefix(stem)
      for (let place = start; place < end; place++) {
        const term = sorted[place] ?? 0
        const first = this.postings.start(term)
        const last = first + this.postings.length(term)
        for (let index = first; index < last; index++) {
          const posting = values[index] ?? 0
          const slot = posting >>> slotShift
          const field = toField(posting)
          if (field < (fields[slot] ?? 0)) fields[slot] = field
        }
      }
    }
    for (let slot = 0; slot < ranks.length; slot++) {
      const field = fields[slot] ?? notFound
      const rank = ranks[slot] ?? notFound
      ranks[slot] = field === notFound || rank === notFound ? notFound : rank + field
    }
  }

  /** Marks a term as one of the product that is being set.
   *  @returns whether it was already */
  #isMarked(term: number): boolean {
    if (term >= this.#marks.length) {
      const marks = new Float64Array(Math.ceil((term + 16) * 1.5))
      marks.set(this.#marks)
      this.#marks = marks
    }
    if (this.#marks[term] === this.#mark) return true
    this.#marks[term] = this.#mark
    return false
  }

  #termsOf(slot: number): Uint32Array {
    const start = this.terms.start(slot)
    return this.terms.values.slice(start, start + this.terms.length(slot))
  }

  #place(term: number, slot: number, posting: number): void {
    const isNew = this.postings.last(term) < firstPosting(slot)
    if (!isNew && this.postings.has(term, posting)) return
    if (!isNew) this.postings.remove(term, firstPosting(slot), firstPosting(slot) + 2 ** slotShift - 1)
    this.postings.insert(term, posting)
  }

  #remove(slot: number, term: number): void {
    this.postings.remove(term, firstPosting(slot), firstPosting(slot) + 2 ** slotShift - 1)
    if (this.postings.length(term) === 0) this.vocabulary.release(term)
  }
}
