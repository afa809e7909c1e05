import fc from "fast-check"
import { expect, test } from "vitest"
import { cutText } from "./cut-text.ts"

const family = "👩‍👩‍👧‍👦"
const flag = "🇩🇿"

test.each([
  ["short", 10, "short"],
  [`${"a".repeat(9)}😀`, 10, "a".repeat(9)],
  [`${"a".repeat(8)}😀`, 10, `${"a".repeat(8)}😀`],
  [`ab${family}`, 6, "ab"],
  [`ab${family}c`, 2 + family.length, `ab${family}`],
  [`a${flag}${flag}`, 5, `a${flag}`],
  [`a${flag}${flag}`, 7, `a${flag}`],
  ["cafe\u0301s", 4, "caf"],
  ["مُحَمَّد", 4, "مُحَ"],
  // One character that is longer than the limit.
  [`e${"\u0301".repeat(50)}`, 10, `e${"\u0301".repeat(9)}`],
  [family, 4, "👩\u200d"],
  [family, 1, ""],
  // A lone half is none.
  ["a\ud83d", 10, "a\ufffd"],
  ["\udc00b", 1, "\ufffd"],
  ["abc", 0, ""],
])("cuts %j after at most %i units: %j", (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})

test("is never longer than the limit and always well-formed, and leaves whole texts as they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.nat(40), (text, maxLength) => {
      const cut = cutText(text, maxLength)
      expect(cut.length).toBeLessThanOrEqual(maxLength)
      expect(encodeURIComponent(cut)).toEqual(expect.any(String))
      expect(text.toWellFormed().startsWith(cut)).toBe(true)
    }),
  )
})

test("cuts where the Unicode rules say, between all letters and signs of Latin and Arabic", () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" })
  const unit = fc.oneof(
    fc.integer({ min: 0x20, max: 0x36f }),
    fc.integer({ min: 0x600, max: 0x6ff }),
    fc.integer({ min: 0x2000, max: 0x2040 }),
  )
  fc.assert(
    fc.property(fc.array(unit, { minLength: 2, maxLength: 30 }), fc.nat(30), (units, maxLength) => {
      const text = String.fromCharCode(...units)
      const end = segmenter.segment(text).containing(maxLength)?.index ?? text.length
      if (end > 0) expect(cutText(text, maxLength)).toBe(text.slice(0, end))
    }),
    { numRuns: 2000 },
  )
})
