import fc from "fast-check"
import { expect, test } from "vitest"
import { splitWords, splitWordsByPattern } from "./split-words.ts"

const pieces = [
  "d'",
  "l’",
  "qu'",
  "q'",
  "é",
  "e\u0301",
  "\u0301d'",
  "K75",
  "100ml",
  "٣",
  "سَاعة",
  " ",
  "-",
  "'",
  "𝒜",
  "²",
  "\u200f",
  "\u00ad",
  "d",
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "grapheme", maxLength: 30 }),
)

test("splits any text as the regular expressions do", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lower = text.toLowerCase()
      expect(splitWords(lower)).toEqual(splitWordsByPattern(lower))
    }),
    { numRuns: 2000 },
  )
})

test("leaves out elisions and separates letters from digits", () => {
  expect(splitWords("l'écran d'aura qu'on a, 100ml k75")).toEqual(["écran", "aura", "on", "a", "100", "ml", "k", "75"])
})
