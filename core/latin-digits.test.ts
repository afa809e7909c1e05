import { expect, it } from "vitest"
import { toLatinDigits } from "./latin-digits.ts"

it.each([
  ["٠١٢٣٤٥٦٧٨٩", "Arabic"],
  ["۰۱۲۳۴۵۶۷۸۹", "Persian"],
  ["०१२३४५६७८९", "Devanagari"],
  ["𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "bold"],
  ["𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿", "monospace, the last of five sets in a row"],
  ["０１２３４５６７８９", "full-width"],
])("reads %s, %s", (digits) => {
  expect(toLatinDigits(digits)).toBe("0123456789")
})

it("leaves everything else", () => {
  expect(toLatinDigits("HN-٢٦ é ½ ⅷ 7")).toBe("HN-26 é ½ ⅷ 7")
})
