import { expect, test } from "vitest"
import { choiceText, chosenTitle } from "./choice-text.ts"

test("a choice is named by colour and size, as far as they are known", () => {
  expect(choiceText({ color: "Noir", size: "42" })).toBe("Noir · 42")
  expect(choiceText({ color: "Noir", size: null })).toBe("Noir")
  expect(choiceText({ color: null, size: "42" })).toBe("42")
  expect(choiceText({ color: null, size: null })).toBe("")
})

test("a product without a choice has its name alone", () => {
  expect(chosenTitle({ title: "Baskets", color: "Noir", size: "42" })).toBe("Baskets (Noir · 42)")
  expect(chosenTitle({ title: "Lampe", color: null, size: null })).toBe("Lampe")
})
