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

/** Which products have which words: an inverted index of stems. The words of a product that has changed are looked for in all
 *  lists, once for all such products: a list of the words of each product would take as much memory again. */
export class TextIndex {
  vocabulary = new Vocabulary()
  /** By term: where it stands, slots rising. */
  #postings = new IntLists()
  /** By slot: how many terms it has. */
  #counts = new Uint32Array(0)
  /** By slot that had words: those that take their place. */
  readonly #changed = new Map<number, readonly SearchWord[][]>()
  /** By term: the number of the last `#insert` that met it. */
  #marks = new Float64Array(0)
  #mark = 0
  /** By slot; rewritten by every search. */
  #ranks = new Uint8Array(0)
  #fieldRanks = new Uint8Array(0)

  /** By term: where it stands, slots rising. Valid until the next change. */
  get postings(): IntLists {
    this.settle()
    return this.#postings
  }

  /** Replaces the words of a slot.
   *  @param fields the words of its fields, the most telling first */
  set(slot: number, fields: readonly SearchWord[][]): void {
    if ((this.#counts[slot] ?? 0) === 0) this.#insert(slot, fields)
    else if (this.#changed.has(slot) || !this.#isSame(slot, fields)) this.#changed.set(slot, fields)
  }

  /** Removes all words of a slot. */
  clear(slot: number): void {
    this.set(slot, [])
  }

  /** Takes the words of changed slots out of all lists, and puts the new ones in.
   *  @returns whether there were any */
  settle(): boolean {
    if (this.#changed.size === 0) return false
    const changed = [...this.#changed]
    this.#changed.clear()
    const isChanged = new Uint8Array(this.#counts.length)
    for (const [slot] of changed) isChanged[slot] = 1
    this.#postings.removeWhere(
      (posting) => isChanged[posting >>> slotShift] === 1,
      (term) => this.vocabulary.release(term),
    )
    for (const [slot, fields] of changed) this.#insert(slot, fields)
    return true
  }

  /** Gives back the memory that growing has left behind: belongs at the end of a load. */
  compact(): void {
    this.postings.compact()
  }

  /** Returns the data from which `fromSnapshot` builds the same index; can be sent to another thread. */
  snapshot() {
    const postings = this.postings.snapshot()
    return { vocabulary: this.vocabulary.snapshot(), postings, counts: this.#counts }
  }

  static fromSnapshot({ vocabulary, postings, counts }: ReturnType<TextIndex["snapshot"]>): TextIndex {
    const text = new TextIndex()
    text.vocabulary = Vocabulary.fromSnapshot(vocabulary)
    text.#postings = IntLists.fromSnapshot(postings)
    text.#counts = counts
    return text
  }

  /** Whether a term stands in a slot, first in a field. */
  has(term: number, slot: number, field: number): boolean {
    const posting = this.postings.firstFrom(term, firstPosting(slot))
    return posting !== undefined && toSlot(posting) === slot && toField(posting) === field
  }

  /** Ranks the products of a search, as `searchRank` of core/search/testing/reference-search.ts does.
   *  @param slots number of slots
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
    const { postings } = this
    const sorted = this.vocabulary.sorted()
    const { values } = postings
    for (const stem of stems) {
      const { start, end } = this.vocabulary.withPrefix(stem)
      for (let place = start; place < end; place++) {
        const term = sorted[place] ?? 0
        const first = postings.start(term)
        const last = first + postings.length(term)
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

  /** Adds the words of a slot that has none. */
  #insert(slot: number, fields: readonly SearchWord[][]): void {
    let count = 0
    this.#mark += 1
    for (const [field, words] of fields.entries()) {
      for (const word of words) {
        const term = this.vocabulary.add(word)
        if (this.#isMarked(term)) continue
        count += 1
        this.#postings.insert(term, toPosting(slot, field, this.vocabulary.addForm(term, word.text)))
      }
    }
    if (slot >= this.#counts.length) {
      const counts = new Uint32Array(Math.ceil((slot + 16) * 1.25))
      counts.set(this.#counts)
      this.#counts = counts
    }
    this.#counts[slot] = count
  }

  /** Whether a slot has these words and no others, written alike and in the same fields. */
  #isSame(slot: number, fields: readonly SearchWord[][]): boolean {
    let count = 0
    this.#mark += 1
    for (const [field, words] of fields.entries()) {
      for (const word of words) {
        const term = this.vocabulary.find(word.stem)
        if (term === undefined) return false
        if (this.#isMarked(term)) continue
        const form = this.vocabulary.findForm(term, word.text)
        if (form === undefined || !this.#postings.has(term, toPosting(slot, field, form))) return false
        count += 1
      }
    }
    return count === this.#counts[slot]
  }

  /** Marks a term as one of the product that is looked at.
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
}
