import { expect, it } from "vitest"
import { chosenTitleIn, lineNameIn } from "./line-names.ts"

const line = {
  title: "Baskets Tell",
  color: "Blanc",
  size: "42",
  names: { ar: { title: "حذاء تل", choice: "أبيض · 42" }, en: { title: "Tell trainers", choice: "" } },
}

it("names a line in the language of the screen where its product has a name in it", () => {
  expect(lineNameIn(line, "ar")).toEqual({ title: "حذاء تل", choice: "أبيض · 42" })
  expect(chosenTitleIn(line, "ar")).toBe("حذاء تل (أبيض · 42)")
  expect(chosenTitleIn(line, "en")).toBe("Tell trainers")
})

it("names it as it was ordered everywhere else", () => {
  expect(chosenTitleIn(line, "fr")).toBe("Baskets Tell (Blanc · 42)")
  expect(lineNameIn({ ...line, names: {} }, "ar")).toEqual({ title: "Baskets Tell", choice: "Blanc · 42" })
  expect(lineNameIn({ title: "A", color: null, size: null }, "ar")).toEqual({ title: "A", choice: "" })
})
