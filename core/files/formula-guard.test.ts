import fc from "fast-check"
import { expect, test } from "vitest"
import { guardCell, guardFormula, withoutGuard } from "./formula-guard.ts"

test.each(["=1", "＝1", "－5 %", "\t=1", "\tplain", `${" ".repeat(1000)}=1`, "plain", "'plain", "’-1", ""])(
  "a guarded %j is read back as it was",
  (text) => expect(withoutGuard(guardCell(text))).toBe(text),
)

test("takes no apostrophe that guards nothing", () => {
  expect(withoutGuard("'t Zand")).toBe("'t Zand")
  expect(withoutGuard("'＝1")).toBe("＝1")
})

test("guard and its removal are exact inverses", () => {
  const unit = fc.constantFrom("'", "-", "=", "0", "1", " ", "\t", "a", "\u200f", "＝", "e", "/", "mai")
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      expect(withoutGuard(guardCell(text))).toBe(text)
      const formula = guardFormula(text)
      expect([text, `'${text}`]).toContain(formula)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  "0123",
  "6130001000017",
  "10-12",
  "1/2",
  "36,5",
  "1E5",
  "true",
  "MARCH1",
  "5 mai",
  "2027-01-31T07:00:00.000Z",
])("%j is guarded from being rewritten, where a file is read again", (text) =>
  expect([guardCell(text), guardFormula(text)]).toEqual([`'${text}`, text]),
)

test.each(["12345678901", "0", "M", "40 mm", "128 Go", "A-1", "Lampe 5 W", "12 rue", "Maison 2", ""])(
  "%j needs no guard",
  (text) => expect(guardCell(text)).toBe(text),
)
