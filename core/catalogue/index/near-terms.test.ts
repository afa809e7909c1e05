import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { distanceToStart } from "../../search/testing/reference-distance.ts"
import { maxTypos, nearTerms } from "./near-terms.ts"
import { Vocabulary } from "./vocabulary.ts"

/** The distance of what was typed to the start of each word that it may stand for. */
function nearWords(typed: string, words: readonly string[]): Map<string, number> {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.add({ text: word, stem: word })
  return new Map([...nearTerms(vocabulary, typed)].map(([term, distance]) => [vocabulary.stem(term), distance]))
}

describe("the distance of what was typed to the start of a word", () => {
  test.each([
    ["casq", "casqu", 0],
    ["parfun", "parfum", 1],
    ["prafum", "parfum", 1],
    ["pafum", "parfum", 1],
    ["parrfum", "parfum", 1],
    ["telefon", "telephon", 2],
    ["سماغات", "سماعات", 1],
    ["smartfon", "smartphone", 2],
    ["montre", "collier", undefined],
    ["pafun", "parfum", undefined],
    ["sca", "sac", undefined],
    ["cabas", "a", undefined],
  ])("%s, %s is %j", (typed, word, distance) => {
    expect(nearWords(typed, [word]).get(word)).toBe(distance)
  })

  test("is that of the reference for every word of a vocabulary", () => {
    const word = fc.stringMatching(/^[a-c]{1,8}$/)
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 20 }), (typed, words) => {
        const near = words.flatMap((each): [string, number][] => {
          const distance = distanceToStart(typed, each, maxTypos(typed))
          const sharesStart = [...typed.slice(0, 2)].some((letter) => each.slice(0, 2).includes(letter))
          return distance === null || !sharesStart ? [] : [[each, distance]]
        })
        expect(nearWords(typed, words)).toEqual(new Map(near))
      }),
    )
  })

  test("is never more than the letters that were spoilt", () => {
    const word = fc.stringMatching(/^[a-z]{8,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("", "x", "xy"), (text, place, instead) => {
        const at = 2 + (place % (text.length - 2))
        const spoilt = text.slice(0, at) + instead + text.slice(at + 1)
        expect(nearWords(spoilt, [text]).get(text)).toBeLessThanOrEqual(2)
      }),
    )
  })
})
