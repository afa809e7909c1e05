import { expect, test } from "vitest"
import { colorCodes } from "./color-codes.ts"
import { sizeValues } from "./size-values.ts"

const arabic = (ar: string) => ({ fr: "", ar, en: "" })
const codes = (...sizes: Parameters<typeof sizeValues>[0]) => sizeValues(sizes).map(({ code }) => code)

test("the code of a size with an Arabic name alone says its name, wherever it stands", () => {
  expect(codes(arabic("صغير"), arabic("كبير"))).toEqual(["sghyr", "kbyr"])
  expect(codes("كبير", "صغير")).toEqual(["kbyr", "sghyr"])
  expect(codes(arabic("طقم 3 قطع"), arabic("فستان 3"))).toEqual(["tqm-3-qte", "fstan-3"])
})

test("codes of other sizes are those of their French or English names, and one without a letter has its place", () => {
  expect(
    codes("42", "٤٣", "XL كبير", { fr: "Grand", ar: "كبير", en: "Large" }, { fr: "", ar: "كبير", en: "Large" }),
  ).toEqual([...["42", "43", "xl", "grand", "large"]])
  expect(codes("❤", arabic("كبير"), "كبير")).toEqual(["option-1", "kbyr", "kbyr-2"])
  expect(codes("ششش".repeat(10))[0]?.length).toBeLessThanOrEqual(40)
})

test("a colour that has a code keeps it, a new one with an Arabic name alone gets a code that says it", () => {
  const colors = [{ name: arabic("أحمر"), code: "option-1" }, { name: arabic("أزرق") }, { name: arabic("أحمر فاتح") }]
  expect(colorCodes(colors)).toEqual(["option-1", "azrq", "ahmr-fath"])
})
