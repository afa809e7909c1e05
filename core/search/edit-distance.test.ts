import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { distanceToStart } from "./edit-distance.ts"

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
    ["montre", "collier", null],
    ["sac", "a", 2],
    ["cabas", "a", null],
  ])("%s, %s is %j", (typed, word, distance) => {
    expect(distanceToStart(typed, word, 2)).toBe(distance)
  })

  test("is never more than the letters that were spoilt", () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("", "x", "xy"), (text, place, instead) => {
        const at = place % text.length
        const spoilt = text.slice(0, at) + instead + text.slice(at + 1)
        expect(distanceToStart(spoilt, text, 2)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test("never passes its bound", () => {
    const word = fc.stringMatching(/^[a-c]{0,8}$/)
    fc.assert(
      fc.property(word, word, fc.nat({ max: 2 }), (typed, text, most) => {
        const distance = distanceToStart(typed, text, most)
        if (distance !== null) expect(distance).toBeLessThanOrEqual(most)
        expect(distance === 0).toBe(text.startsWith(typed))
      }),
    )
  })
})
