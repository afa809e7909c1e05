import { expect, test } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import { onCard, onRow } from "./on-card.ts"
import { packCard, packRow, unpackCard } from "./packed-card.ts"

const picture = {
  url: "/media/a.webp",
  sized: "/media/a-{w}.{f}?v=1",
  width: 10,
  height: 20,
  alt: "A",
  color: "#000000",
}
const category = { documentId: "a".repeat(24), slug: "audio", title: "Audio", parent: null }
const whole = listedProduct({
  image: { ...picture, placeholder: "data:image/webp;base64,AA" },
  medias: [picture],
  brand: { slug: "aura", name: "Aura" },
  categories: [{ ...category, textLanguages: { title: "ar" } }],
  textLanguages: { name: "fr" },
  shortDescription: "Forty hours of music.",
  lastPrice: 200,
  rating: 4.5,
})
const bare = listedProduct({ id: 2, image: null, medias: [], categories: [], lastPrice: null, rating: null })

/** As it comes out of a page's data: other objects of the same values. */
const sent = <Value>(value: Value): Value => structuredClone(value)

test("a card is the same after a page's data", () => {
  for (const product of [whole, bare]) expect(unpackCard(sent(packCard(product)))).toEqual(onCard(product))
  expect(unpackCard(sent(packRow(whole)))).toEqual(onRow(whole))
})

test("the same product is packed once, and unpacked as the card that the server renders", () => {
  expect(packCard(whole)).toBe(packCard(whole))
  expect(unpackCard(packCard(whole))).toBe(onCard(whole))
  const received = sent(packCard(whole))
  expect(unpackCard(received)).toBe(unpackCard(received))
})

test("a card takes no place for what it does not have at its end", () => {
  expect(packCard(bare).at(-1)).toBeNull()
  expect(packCard(bare).length).toBe(18)
})
