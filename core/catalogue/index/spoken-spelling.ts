import { spokenWords } from "../../search/search-synonyms.ts"
import { queryWords, searchWords } from "../../search/search-text.ts"
import { nearTerms } from "./near-terms.ts"
import { Vocabulary } from "./vocabulary.ts"

const vocabulary = new Vocabulary()
// Words of the catalogue come before their other names.
for (const { means } of spokenWords) for (const word of searchWords(means)) vocabulary.add(word)
for (const { said } of spokenWords) for (const word of searchWords(said)) vocabulary.add(word)

function correctedWord({ stem, text }: { stem: string; text: string }): string {
  const near = [...nearTerms(vocabulary, stem)]
  const [nearest] = near.sort(([term, distance], [other, otherDistance]) => distance - otherDistance || term - other)
  if (!nearest || nearest[1] === 0) return text
  return vocabulary.form(nearest[0], 0)
}

/** A search whose misspelt words are replaced by the nearest words of `spokenWords`, which stand for words of a catalogue in any
 *  of the three languages.
 *  @param finds whether a word finds something as it is
 *  @returns null when no word changes */
export function spokenSpelling(searchText: string, finds: (word: string) => boolean): string | null {
  const words = queryWords(searchText)
  const corrected = words.map((word) => (finds(word.text) ? word.text : correctedWord(word)))
  return corrected.every((word, index) => word === words[index]?.text) ? null : corrected.join(" ")
}
