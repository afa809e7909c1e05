import { describe, expect, test } from "vitest"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import { adminFields } from "#core/catalogue/product-fields.ts"
import { emptyValues, pickFields } from "#core/fields/field-values.ts"
import type { Media } from "../../media/media.ts"
import { emptyProduct, parseAmount, toProductDraft, toProductForm, toVideoId } from "./product-draft.ts"
import { draftProblems } from "./product-problems.ts"

const now = Date.parse("2026-11-21T10:00:00.000Z")
const texts = (fr: string, ar = "", en = "") => ({ fr, ar, en })
const media = (documentId: string): Media => ({
  documentId,
  url: `/media/uploads/${documentId}.webp`,
  width: 10,
  height: 10,
  fileName: null,
  alternativeText: texts(""),
  placeholder: null,
  dominantColor: null,
})
const block = { type: "paragraph" as const, children: [{ type: "text" as const, text: "Une théière" }] }

const stored: AdminProductDetail = {
  ...emptyValues(adminFields),
  documentId: "p".repeat(24),
  slug: "theiere",
  sku: "T-1",
  productType: "fashion",
  price: 4500.5,
  lastPrice: 6000,
  discount: 25,
  quantity: 7,
  waiting: 0,
  lowStock: false,
  featured: true,
  sellCount: 3,
  rating: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  publishedAt: "2026-11-02T10:00:00.000Z",
  offer: { startDate: "2026-11-21T00:00:00.000Z", endDate: "2026-11-30T00:00:00.000Z" },
  name: texts("Théière", "إبريق"),
  unit: texts(""),
  shortDescription: texts("Martelée"),
  description: { fr: [block], ar: [], en: [] },
  additionalInformation: {
    fr: [
      { key: "Matière", value: "Cuivre" },
      { key: "Poids", value: "1 kg" },
    ],
    ar: [
      { key: "المادة", value: "نحاس" },
      { key: "الوزن", value: "1 كغ" },
    ],
    en: [],
  },
  tags: { fr: ["cuivre"], ar: [], en: [] },
  categories: [{ documentId: "c1", slug: "maison", title: texts("Maison") }],
  brand: { documentId: "b1", slug: "numidia", name: "Numidia" },
  image: media("m1"),
  medias: [media("m2"), media("m1")],
  colors: [{ name: texts("Cuivre"), hex: "#b87333", code: "cuivre", image: media("m2") }],
  sizes: ["S", { fr: "Grand", ar: "كبير", en: "Large" }],
  sizeKind: "size",
  variantCount: 2,
  stockBy: "product",
  variantsSold: 0,
  variantsLow: 0,
  lowVariants: [],
  features: [{ icon: "leaf", title: texts("Durable"), text: texts("") }],
  videoId: null,
  slugHistory: ["ancienne"],
  isOrdered: false,
  completeness: { fr: 1, ar: 0.5, en: 0 },
} as AdminProductDetail

describe("a stored product", () => {
  test("that nobody changes is sent as it was, its pictures each once", () => {
    const { description, additionalInformation, tags, offer, sizes, sizeKind, updatedAt } = stored
    expect(toProductForm(toProductDraft(stored, now), now, "fr")).toEqual({
      ...pickFields(adminFields, stored),
      description,
      additionalInformation,
      tags,
      offer,
      sizes,
      sizeKind,
      updatedAt,
      quantityWas: 7,
      categories: ["c1"],
      brand: "b1",
      image: "m1",
      medias: ["m2"],
      colors: [{ name: texts("Cuivre"), hex: "#b87333", code: "cuivre", image: "m2" }],
      features: [{ icon: "leaf", title: texts("Durable"), text: texts("") }],
    })
    expect(draftProblems(toProductDraft(stored, now), String, "fr")).toEqual([])
  })

  test("says how many there were when it was read, however many are typed", () => {
    expect(toProductForm({ ...toProductDraft(stored, now), quantity: " ٢٠ " }, now, "fr")).toMatchObject({
      quantity: 20,
      quantityWas: 7,
    })
  })

  test("has the rows of its facts side by side: a missing word is the French one, a language without any has none", () => {
    const draft = toProductDraft(stored, now)
    const [first, second] = draft.lines
    if (!first || !second) throw new Error("Two facts were stored")
    const lines = [
      first,
      { ...second, value: { ...second.value, ar: "" } },
      { ...first, name: texts(""), value: texts("") },
    ]
    expect(toProductForm({ ...draft, lines }, now, "fr").additionalInformation).toEqual({
      fr: stored.additionalInformation.fr,
      ar: [
        { key: "المادة", value: "نحاس" },
        { key: "الوزن", value: "1 kg" },
      ],
      en: [],
    })
  })
})

describe("publishing", () => {
  const draft = toProductDraft(stored, now)
  const sent = (changes: object) => toProductForm({ ...draft, ...changes }, now, "fr").publishedAt
  test("keeps the moment of what is seen already, and takes this one for what was not", () => {
    expect(sent({ publishing: "now" })).toBe(stored.publishedAt)
    expect(sent({ publishing: "now", publishedAt: null })).toBe(new Date(now).toISOString())
    expect(sent({ publishing: "now", publishedAt: "2027-01-01T00:00:00.000Z" })).toBe(new Date(now).toISOString())
    expect(sent({ publishing: "later", publishedAt: "2027-01-01T00:00:00.000Z" })).toBe("2027-01-01T00:00:00.000Z")
    expect(sent({ publishing: "draft" })).toBeNull()
  })

  test("is what a stored moment says", () => {
    expect(toProductDraft({ ...stored, publishedAt: null }, now).publishing).toBe("draft")
    expect(toProductDraft({ ...stored, publishedAt: "2027-01-01T00:00:00.000Z" }, now).publishing).toBe("later")
  })
})

describe("what is wrong", () => {
  const fieldsOf = (changes: object) =>
    draftProblems({ ...toProductDraft(stored, now), ...changes }, String, "fr").map(({ field }) => field)
  test.each<[object, string[]]>([
    [{ name: texts("") }, ["name.fr"]],
    [{ name: texts(""), publishing: "draft" }, []],
    [{ price: "" }, ["price"]],
    [{ price: "douze" }, ["price"]],
    [{ price: "6 000" }, ["lastPrice"]],
    [{ lastPrice: "" }, ["lastPrice"]],
    [{ offerEnd: null }, ["offerEnd"]],
    [{ offerEnd: "2026-11-20T00:00:00.000Z" }, ["offerEnd"]],
    [{ quantity: "-1" }, ["quantity"]],
    [{ quantity: "1.500" }, ["quantity"]],
    [{ quantity: "1 500" }, []],
    [{ sku: " ", brand: "" }, []],
    [{ slug: "Une Adresse" }, ["slug"]],
    [{ videoId: "https://youtu.be/abcDEF12345" }, []],
    [{ videoId: "<script>" }, ["videoId"]],
    [{ publishing: "later", publishedAt: null }, ["publishedAt"]],
    [{ colors: [{ key: "k", name: texts(""), hex: "rouge", image: null }] }, ["colors.0.name.fr", "colors.0.hex"]],
    [{ lines: [{ key: "k", name: texts("", "المادة"), value: texts("") }] }, ["info.0.name.fr"]],
  ])("%j is told beside its field", (changes, fields) => expect(fieldsOf(changes)).toEqual(fields))
})

test("a new product needs nothing to be stored as a draft, has no brand, and asks for no version", () => {
  expect(draftProblems(emptyProduct(), String, "fr")).toEqual([])
  expect(toProductForm(emptyProduct(), now, "fr")).toMatchObject({ brand: null })
  expect(toProductForm(emptyProduct(), now, "fr")).not.toHaveProperty("updatedAt")
})

test.each([
  ["2500", 2500],
  ["2 500,50", 2500.5],
  ["٢٥٠٠", 2500],
  ["", null],
])("the amount %j is %s", (typed, amount) => expect(parseAmount(typed)).toBe(amount))

test.each([
  ["https://www.youtube.com/watch?v=abcDEF12345&t=3", "abcDEF12345"],
  ["https://youtu.be/abcDEF12345", "abcDEF12345"],
  ["https://www.youtube.com/shorts/abcDEF12345", "abcDEF12345"],
  [" abcDEF12345 ", "abcDEF12345"],
])("the film %s is %s", (typed, id) => expect(toVideoId(typed)).toBe(id))
