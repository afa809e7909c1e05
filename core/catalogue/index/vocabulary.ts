import type { SearchWord } from "../../search/search-text.ts"

/** The most ways of writing one stem that are told apart. */
export const maxForms = 256

/** A range of places in the sorted vocabulary, the end not included. */
export type TermRange = { start: number; end: number }

/** How many new stems may wait to be sorted in; a search sorts them in whatever their number. */
const maxUnsorted = 1000

/** The stems of a catalogue, each with a number (a term) and the ways in which it is written, sorted for prefixes. */
export class Vocabulary {
  #stems: string[] = []
  /** One form as it is, several as a list. */
  #forms: (string | string[])[] = []
  #free: number[] = []
  #sorted: Uint32Array = new Uint32Array(0)
  /** New terms by their stems; the others are found in the sorted ones. */
  readonly #unsorted = new Map<string, number>()
  readonly #unused = new Set<number>()
  /** Terms by the numbers of words; true where the stem is still the word's. */
  #remembered = new Int32Array(0)

  /** The number of a word's stem, made when it is new. */
  add(word: SearchWord): number {
    const { number } = word
    // Places that are free have the empty stem.
    if (number === undefined || word.stem === "") return this.#add(word)
    // A look into an array costs a tenth of one into a map of all stems.
    const remembered = this.#remembered[number] ?? -1
    if (remembered >= 0 && this.#stems[remembered] === word.stem) {
      if (this.#unused.size > 0) this.#unused.delete(remembered)
      return remembered
    }
    const term = this.#add(word)
    this.#remember(number, term)
    return term
  }

  #remember(number: number, term: number): void {
    if (number >= this.#remembered.length) {
      const larger = new Int32Array(Math.ceil((number + 16) * 1.5)).fill(-1)
      larger.set(this.#remembered)
      this.#remembered = larger
    }
    this.#remembered[number] = term
  }

  #add({ stem, text }: SearchWord): number {
    const known = this.find(stem)
    if (known !== undefined) {
      this.#unused.delete(known)
      return known
    }
    const term = this.#free.pop() ?? this.#stems.length
    this.#stems[term] = stem
    this.#forms[term] = text
    this.#unsorted.set(stem, term)
    return term
  }

  /** The number of a stem; undefined when there is none. */
  find(stem: string): number | undefined {
    const added = this.#unsorted.get(stem)
    if (added !== undefined) return added
    const term = this.#sorted[this.#firstPlace((other) => other < stem)]
    return term !== undefined && this.stem(term) === stem ? term : undefined
  }

  /** The number of a way of writing a term; undefined when there is none, or may be another with the same number. */
  findForm(term: number, form: string): number | undefined {
    const forms = this.#forms[term]
    const known = Array.isArray(forms) ? forms.indexOf(form) : forms === form ? 0 : -1
    return known >= 0 ? known : undefined
  }

  /** The number of a way of writing a term, made when it is new. */
  addForm(term: number, form: string): number {
    const forms = this.#forms[term]
    if (forms === form) return 0
    if (!Array.isArray(forms)) {
      this.#forms[term] = [forms ?? form, form]
      return 1
    }
    const known = forms.indexOf(form)
    if (known >= 0) return known
    if (forms.length < maxForms) forms.push(form)
    return forms.length - 1
  }

  stem(term: number): string {
    return this.#stems[term] ?? ""
  }

  form(term: number, number: number): string {
    const forms = this.#forms[term]
    return (Array.isArray(forms) ? forms[number] : forms) ?? ""
  }

  /** Tells that no product has a term any more. */
  release(term: number): void {
    this.#unused.add(term)
  }

  /** Sorts new stems in when they have become many, so that a later search need not sort all at once.
   *  @returns whether they were many */
  settle(): boolean {
    const areMany = this.#unsorted.size > Math.max(maxUnsorted, this.#sorted.length / 4)
    if (areMany) this.sorted()
    return areMany
  }

  /** All terms that products have, in the order of their stems. Valid until the next change. */
  sorted(): Uint32Array {
    if (this.#unsorted.size > 0 || this.#unused.size > 0) this.#merge()
    return this.#sorted
  }

  /** Returns the data from which `fromSnapshot` builds the same vocabulary; can be sent to another thread. */
  snapshot() {
    return { sorted: this.sorted(), stems: this.#stems, forms: this.#forms, free: this.#free }
  }

  static fromSnapshot({ sorted, stems, forms, free }: ReturnType<Vocabulary["snapshot"]>): Vocabulary {
    const vocabulary = new Vocabulary()
    vocabulary.#sorted = sorted
    vocabulary.#stems = stems
    // Most words are written as their stems: a copy that came from a thread has each such text twice.
    vocabulary.#forms = forms.map((form, term) => (form === stems[term] ? stems[term] : form))
    vocabulary.#free = free
    return vocabulary
  }

  /** Where the stems with a beginning stand in `sorted`. */
  withPrefix(prefix: string): TermRange {
    this.sorted()
    const start = this.#firstPlace((stem) => stem < prefix)
    return { start, end: this.#firstPlace((stem) => stem < prefix || stem.startsWith(prefix), start) }
  }

  /** The first place in the sorted terms, from another one on, whose stem does not come before what is looked for. */
  #firstPlace(isBefore: (stem: string) => boolean, from = 0): number {
    let [low, high] = [from, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.stem(this.#sorted[middle] ?? 0))) low = middle + 1
      else high = middle
    }
    return low
  }

  #merge(): void {
    const added = [...this.#unsorted].flatMap(([stem, term]) => (this.#unused.has(term) ? [] : stem))
    added.sort()
    const usedTerms = this.#sorted.filter((term) => !this.#unused.has(term))
    const merged = new Uint32Array(usedTerms.length + added.length)
    let [left, right] = [0, 0]
    for (let index = 0; index < merged.length; index++) {
      const stem = added[right]
      const other = usedTerms[left]
      const takesOther = stem === undefined || (other !== undefined && this.stem(other) < stem)
      merged[index] = (takesOther ? other : this.#unsorted.get(stem)) ?? 0
      if (takesOther) left += 1
      else right += 1
    }
    for (const term of this.#unused) this.#forget(term)
    this.#sorted = merged
    this.#unsorted.clear()
    this.#unused.clear()
  }

  #forget(term: number): void {
    this.#stems[term] = ""
    this.#forms[term] = ""
    this.#free.push(term)
  }
}
