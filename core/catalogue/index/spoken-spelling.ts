import { spokenWords } from "../../search/search-synonyms.ts"
import { queryWords, type SearchWord, searchWords } from "../../search/search-text.ts"
import { nearTerms } from "./near-terms.ts"
import { Vocabulary } from "./vocabulary.ts"

const vocabulary = new Vocabulary()
/** Meanings of a word of `spokenWords` in the three languages, by its term. */
const meanings = new Map<number, string[]>()
for (const { means, said } of spokenWords) {
  const meant = searchWords(means).map(({ text }) => text)
  for (const word of searchWords(`${means} ${said}`)) meanings.set(vocabulary.add(word), meant)
}

/** A word of products for one that no product has: a meaning of the nearest spoken word. */
function translated({ stem, text }: SearchWord, finds: (word: string) => boolean): string {
  const near = [...nearTerms(vocabulary, stem)]
  const [nearest] = near.sort(([term, distance], [other, otherDistance]) => distance - otherDistance || term - other)
  const meant = nearest && meanings.get(nearest[0])?.find(finds)
  return meant ?? text
}

/** A search whose unknown words are replaced by words of products that mean the same: of `parfum` and `parfun` makes عطر in a
 *  catalogue in Arabic.
 *  @param finds whether a word finds something as it is
 *  @returns null when no word changes */
export function spokenSpelling(searchText: string, finds: (word: string) => boolean): string | null {
  const words = queryWords(searchText)
  const meant = words.map((word) => (finds(word.text) ? word.text : translated(word, finds)))
  return meant.every((word, index) => word === words[index]?.text) ? null : meant.join(" ")
}
