/** Classes of characters for splitting a text into words; half of a surrogate pair counts for nothing alone. */
const kinds = { other: 0, letter: 1, mark: 2, digit: 3, surrogate: 4, invisible: 5 } as const

let kindTable: Uint8Array | undefined

function kindOf(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return kinds.surrogate
  const character = String.fromCharCode(code)
  if (/\p{L}/u.test(character)) return kinds.letter
  if (/\p{M}/u.test(character)) return kinds.mark
  if (/\p{Cf}/u.test(character)) return kinds.invisible
  return /\p{N}/u.test(character) ? kinds.digit : kinds.other
}

/** The kinds of all UTF-16 units, computed once: a look-up costs a fiftieth of a test by a regular expression. */
function loadKinds(): Uint8Array {
  kindTable ??= Uint8Array.from({ length: 0x10000 }, (_, code) => kindOf(code))
  return kindTable
}

/** The same by regular expressions, for texts beyond the basic plane. */
export function splitWordsByPattern(text: string): string[] {
  const spaced = text.replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’]/gu, " ")
  return spaced.match(/[\p{L}\p{M}][\p{L}\p{M}\p{Cf}]*|\p{N}[\p{N}\p{Cf}]*/gu) ?? []
}

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019
const elidedLetters = new Set([..."cdjlmnst"].map((letter) => letter.charCodeAt(0)))
const [letterQ, letterU] = [0x71, 0x75]

/** Where an elided article or pronoun (d', l', qu') before an apostrophe begins; -1 when there is none. */
function elisionStart(text: string, apostrophe: number, kindAt: (index: number) => number): number {
  const isFree = (start: number) =>
    start >= 0 && kindAt(start - 1) !== kinds.letter && kindAt(start - 1) !== kinds.digit
  if (elidedLetters.has(text.charCodeAt(apostrophe - 1)) && isFree(apostrophe - 1)) return apostrophe - 1
  const isQu = text.charCodeAt(apostrophe - 2) === letterQ && text.charCodeAt(apostrophe - 1) === letterU
  return isQu && isFree(apostrophe - 2) ? apostrophe - 2 : -1
}

/** The runs of letters and the runs of digits of a text, without French elisions: "k75" and "100ml" are two words each.
 *  Invisible characters within a word stay in it; folding drops them.
 *  @param text in lower case */
export function splitWords(text: string): string[] {
  const table = loadKinds()
  const kindAt = (index: number) => (index < 0 ? kinds.other : (table[text.charCodeAt(index)] ?? kinds.other))
  const words: string[] = []
  let start = 0
  let open: number = kinds.other
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0
    const kind = index < text.length ? (table[code] ?? kinds.other) : kinds.other
    if (kind === kinds.surrogate) return splitWordsByPattern(text)
    // An invisible character ends no word.
    if (kind === kinds.invisible) continue
    // A mark belongs to the letters that it stands with.
    const run = kind === kinds.mark ? kinds.letter : kind
    if (run === open) continue
    if (open !== kinds.other) {
      const elided = isApostrophe(code) ? elisionStart(text, index, kindAt) : -1
      const end = elided >= start ? elided : index
      if (end > start) words.push(text.slice(start, end))
    }
    start = index
    open = run
  }
  return words
}
