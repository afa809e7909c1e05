import { expect, test } from "vitest"
import { fill } from "./message.ts"

test("fills the holes and leaves unknown ones visible", () => {
  expect(fill("{n} {title} added to cart", "en", { n: 2, title: "Aura" })).toBe("2 Aura added to cart")
  expect(fill("{missing}", "en", {})).toBe("{missing}")
})

test("chooses the plural form of the language", () => {
  const products = {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{n} منتجات",
    many: "{n} منتجًا",
    other: "{n} منتج",
  }
  expect([0, 1, 2, 3, 11, 100].map((n) => fill(products, "ar", { n }))).toEqual([
    "لا منتجات",
    "منتج واحد",
    "منتجان",
    "3 منتجات",
    "11 منتجًا",
    "100 منتج",
  ])
  expect(fill({ one: "{n} produit", other: "{n} produits" }, "fr", { n: 0 })).toBe("0 produit")
})
