import { expect, test } from "vitest"
import { recordedAnswer } from "../testing/recorded-answers.ts"
import { blocksFromStrapi } from "./blocks-from-strapi.ts"
import { categoryFromStrapi, strapiCategory, toProductType } from "./category-from-strapi.ts"
import { colorsFromStrapi, variantsOfColors } from "./colors-from-strapi.ts"
import { productFromStrapi } from "./product-from-strapi.ts"
import { meanRating, reviewsFromStrapi, toStarCounts } from "./reviews-from-strapi.ts"
import { settingsFromStrapi } from "./settings-from-strapi.ts"

const options = { apiBase: "http://strapi.example", mediaHost: undefined, locale: "fr" }
const documentId = "abcdefghijklmnopqrstuvwx"
const bare = { id: 7, documentId, name: "Sac", price: 10 }
const read = (own: object) => productFromStrapi({ ...bare, ...own }, options)

test("a product as the pinned Strapi sent it has everything that section 3 names", () => {
  const { data } = recordedAnswer("detail").body as { data: unknown[] }
  expect(productFromStrapi(data[0], options)).toMatchObject({
    name: "Produit enregistré",
    slug: "produit-enregistre",
    price: 4200,
    lastPrice: 6000,
    discount: 30,
    status: "in-stock",
    rating: 4,
    reviewCount: 1,
    stars: [0, 0, 0, 1, 0],
    categories: [{ title: "Catégorie enregistrée", slug: "categorie-enregistree" }],
    colors: [{ name: "Bleu", code: "bleu", hex: "#3050c0", image: { width: 1200, height: 900 } }],
    features: [{ icon: "truck", title: "Livraison", text: "Partout" }],
    image: { url: expect.stringMatching(/^\/media\/strapi\//) },
    medias: [{ width: 1200 }],
    description: [{ type: "paragraph" }],
  })
})

test("ratings become a mean, a count and stars; what is no rating is left out", () => {
  const reviews = reviewsFromStrapi([
    { user: "Sara", rating: 5, date: "2026-01-02T00:00:00.000Z", review: "Bien" },
    { name: "Lina", rating: "4", createdAt: "2026-01-03T00:00:00.000Z", email: "lina@example.dz" },
    { name: "Zoubida", rating: 5, review: null },
    { name: "Nobody", rating: 0 },
    { name: "Nobody", rating: 6 },
    { name: "Nobody", rating: null },
    "no review",
  ])
  expect(reviews.map(({ name, rating }) => [name, rating])).toEqual([
    ["Lina", 4],
    ["Sara", 5],
    ["Zoubida", 5],
  ])
  expect(JSON.stringify(reviews)).not.toContain("example.dz")
  expect(meanRating(reviews)).toBe(4.67)
  expect(toStarCounts(reviews)).toEqual([0, 0, 0, 1, 2])
  expect([meanRating([]), toStarCounts([])]).toEqual([null, [0, 0, 0, 0, 0]])
  expect(read({ reviews: null })).toMatchObject({ rating: null, reviewCount: 0, stars: [0, 0, 0, 0, 0] })
})

test.each([
  { own: {}, status: "in-stock", quantity: 99 },
  { own: { status: "in-stock" }, status: "in-stock", quantity: 99 },
  { own: { status: "out-of-stock" }, status: "out-of-stock", quantity: 0 },
  { own: { quantity: 3 }, status: "in-stock", quantity: 3 },
  { own: { quantity: "3.9" }, status: "in-stock", quantity: 3 },
  { own: { quantity: 0 }, status: "out-of-stock", quantity: 0 },
  { own: { quantity: -2, status: "in-stock" }, status: "out-of-stock", quantity: 0 },
  { own: { quantity: 5, status: "out-of-stock" }, status: "out-of-stock", quantity: 0 },
  { own: { quantity: null, status: null }, status: "in-stock", quantity: 99 },
])("of $own status is $status and quantity $quantity", ({ own, status, quantity }) => {
  expect(read(own)).toMatchObject({ status, quantity })
})

test("a last price below the price is none; slug and dates have defaults", () => {
  expect(read({ lastPrice: 10 })).toMatchObject({ lastPrice: null, discount: 0 })
  expect(read({ name: "Crème d'été", slug: null })).toMatchObject({ slug: "creme-d-ete" })
  expect(read({ name: "حقيبة" })).toMatchObject({ slug: "hqybh" })
  expect(read({ name: "★" })).toMatchObject({ slug: documentId })
  expect(read({ createdAt: "yesterday" })).toMatchObject({ createdAt: "1970-01-01T00:00:00.000Z" })
})

test("a product whose every other field is null or of another type is a product", () => {
  const names = ["slug", "lastPrice", "quantity", "status", "shortDescription", "description", "categories", "colors"]
  const more = [
    "reviews",
    "image",
    "medias",
    "features",
    "brand",
    "featured",
    "sellCount",
    "videoId",
    "createdAt",
    "sku",
  ]
  for (const value of [null, 7, "text", [], {}, [null], true]) {
    const product = read(Object.fromEntries([...names, ...more].map((name) => [name, value])))
    expect(product, JSON.stringify(value)).toMatchObject({ name: "Sac", price: 10, medias: [], features: [] })
  }
})

test.each([{ name: "" }, { name: null }, { price: null }, { price: -1 }, { price: "free" }, { documentId: "../x" }])(
  "%o cannot be sold",
  (own) => {
    expect(read(own)).toBeNull()
  },
)

test("blocks that the shop does not show are left out, pictures too; a plain text becomes paragraphs", () => {
  const paragraph = { type: "paragraph", children: [{ type: "text", text: "Un" }] }
  const image = { type: "image", image: { url: "https://other.example/a.png" }, children: [{ type: "text", text: "" }] }
  expect(blocksFromStrapi([paragraph, image, { type: "unknown" }, null])).toEqual([paragraph])
  expect(blocksFromStrapi("Un\n\n  Deux\n\n\n")).toMatchObject([
    { children: [{ text: "Un" }] },
    { children: [{ text: "Deux" }] },
  ])
  for (const value of [null, undefined, 7, {}]) expect(blocksFromStrapi(value)).toEqual([])
})

test("colours have codes of their own, a colour to show, and a variant each", () => {
  const colors = colorsFromStrapi(
    [{ name: "Bleu", hex: "#00f" }, { name: "bleu", hex: "url(x)" }, { name: "" }, null],
    options,
  )
  expect(colors).toMatchObject([
    { code: "bleu", hex: "#00f", image: null },
    { code: "bleu-2", hex: "#cccccc" },
  ])
  const product = { documentId, price: 10, lastPrice: null, discount: 0, quantity: 2, status: "in-stock" as const }
  expect(variantsOfColors({ ...product, colors })).toMatchObject([
    { documentId: `${documentId}-bleu`, color: "bleu", quantity: 2 },
    { documentId: `${documentId}-bleu-2`, color: "bleu-2" },
  ])
  expect(variantsOfColors({ ...product, colors: [] })).toMatchObject([{ documentId, color: "" }])
})

test("a category has its slug and its universe from its title, and its parent's slug", () => {
  const category = strapiCategory.parse({
    id: 3,
    documentId,
    title: "Bijoux",
    parent: { id: 1, documentId, title: "Mode" },
  })
  expect(categoryFromStrapi(category, { ...options, productCount: 2 })).toMatchObject({
    slug: "bijoux",
    productType: "jewelry",
    parent: "mode",
    position: 3,
    productCount: 2,
    image: null,
  })
  expect(toProductType("Beauty", ["Mode"])).toBe("beauty")
  expect(toProductType("", ["Divers"])).toBe("electronics")
})

test("settings that say nothing have defaults; none are null", () => {
  const settings = settingsFromStrapi({ id: 1, documentId, uniqueVisitorsCount: "12", phone: null, social: 7 }, "fr")
  expect(settings).toMatchObject({ shopName: "Hanout", uniqueVisitorsCount: 12, phone: "", exchangeDays: 0 })
  expect(settingsFromStrapi(null, "fr")).toBeNull()
})
