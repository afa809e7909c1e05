import { expect, it } from "vitest"
import { takesElision } from "./elision.ts"
import { fill } from "./message.ts"

it.each([
  ["Appareil photo", true],
  ["Écouteurs", true],
  ["œuvre", true],
  ["Huile d’argan", true],
  ["Horloge", true],
  ["Hydratant", true],
  ["\u2068Iris\u2069", true],
  ["Casque", false],
  ["Housse", false],
  ["Haut-parleur", false],
  ["Henné", false],
  ["Hanout", false],
  ["Yaourtière", false],
  ["Onze", false],
  ["8 tasses", false],
  ["سماعة", false],
  ["", false],
])("%j takes an elision: %s", (text, expected) => {
  expect(takesElision(text)).toBe(expected)
})

it("writes d’ and qu’ before a vowel, in French alone", () => {
  const message = { one: "{n} pièce de {title}", other: "{n} pièces de {title}" }
  expect(fill(message, "fr", { n: 4, title: "Appareil" })).toBe("4 pièces d’Appareil")
  expect(fill(message, "fr", { n: 1, title: "Casque" })).toBe("1 pièce de Casque")
  expect(fill("De {name}, dès que {title} revient", "fr", { name: "Iris", title: "Écran" })).toBe(
    "D’Iris, dès qu’Écran revient",
  )
  expect(fill("au lieu de {old}", "fr", { old: "1 200 DA" })).toBe("au lieu de 1 200 DA")
  expect(fill("monde {title}", "fr", { title: "Appareil" })).toBe("monde Appareil")
  expect(fill("guide {title}", "en", { title: "Appareil" })).toBe("guide Appareil")
  expect(fill("de {title}", "en", { title: "Appareil" })).toBe("de Appareil")
})
