import { expect, test } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import { onCard, onRow } from "./on-card.ts"
import { type PackedCard, packCard, packRow, unpackCard } from "./packed-card.ts"

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
  textLanguages: { name: "fr", shortDescription: "ar" },
  shortDescription: "Forty hours of music.",
  lastPrice: 200,
  rating: 4.5,
})
const bare = listedProduct({
  id: 2,
  image: null,
  medias: [],
  categories: [],
  brand: { slug: "", name: "" },
  lastPrice: null,
  rating: null,
})
const elsewhere = listedProduct({ id: 3, image: { ...picture, sized: "https://cdn.shop.test/a/{w}.{f}" }, medias: [] })

/** A card of a text that has not been seen: another product, whose number alone differs. */
const received = (card: PackedCard): PackedCard => card.replace(/^\d+/, "99") as PackedCard

test("a card is the same after a page's data", () => {
  for (const product of [whole, bare, elsewhere])
    expect(unpackCard(received(packCard(product)))).toEqual({ ...onCard(product), id: 99 })
  expect(unpackCard(received(packRow(whole)))).toEqual({ ...onRow(whole), id: 99 })
})

test("the same product is packed once, and unpacked as the card that the server renders", () => {
  expect(packCard(whole)).toBe(packCard(whole))
  expect(unpackCard(packCard(whole))).toBe(onCard(whole))
  expect(unpackCard(received(packRow(whole)))).toBe(unpackCard(received(packRow(whole))))
})

test("a name with the text's own marks is the same", () => {
  const product = listedProduct({ id: 4, title: "Sac | main ~ cuir", shortDescription: "Two\nlines\t|" })
  expect(unpackCard(received(packRow(product)))).toEqual({ ...onRow(product), id: 99 })
})

test("what a card does not have at its end takes no place", () => {
  expect(packCard(bare)).not.toMatch(/\|$/)
})

test("a page that sees many cards keeps some of them", () => {
  const first = packCard(listedProduct({ id: 1000 }))
  const card = unpackCard(first)
  for (let id = 1001; id < 6000; id++) unpackCard(packCard(listedProduct({ id })))
  expect(unpackCard(first)).not.toBe(card)
  expect(unpackCard(first)).toEqual(card)
})
