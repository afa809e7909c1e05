import { describe, expect, test } from "vitest"
import type { Say } from "../../i18n/texts.ts"
import { emptyProduct, type ProductDraft, toProductForm } from "./product-draft.ts"
import { draftProblems } from "./product-problems.ts"
import { colorsNamed, sizesNamed } from "./quick-options.ts"
import { combinationKeys, hasUnits, takesUnits } from "./variant-units.ts"

const now = Date.parse("2026-11-21T10:00:00.000Z")

/** A new product in two colours and two sizes. */
const made = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  ...emptyProduct(),
  colors: colorsNamed([], ["Noir", "Blanc"], "fr"),
  sizes: sizesNamed([], ["S", "M"], "fr"),
  ...change,
})

/** With units of each combination in their order. */
const counted = (draft: ProductDraft, units: string[]): ProductDraft => ({
  ...draft,
  variantUnits: Object.fromEntries(combinationKeys(draft).map((key, at) => [key, units[at] ?? ""])),
})

const sent = (draft: ProductDraft) => toProductForm(draft, now, "fr")

describe("units of a new product's colours and sizes", () => {
  test("are sent with it once one of them is typed; what is not typed is none", () => {
    expect(hasUnits(made())).toBe(false)
    expect(sent(made())).not.toHaveProperty("variantUnits")
    expect(sent(counted(made(), ["3", "", " 4 ", "١٢"]))).toMatchObject({ variantUnits: [3, 0, 4, 12] })
  })

  test("go with their colour and size when those are put in another order", () => {
    const draft = counted(made(), ["1", "2", "3", "4"])
    const turned = { ...draft, colors: draft.colors.toReversed(), sizes: draft.sizes.toReversed() }
    expect(sent(turned)).toMatchObject({ variantUnits: [4, 3, 2, 1] })
  })

  test("are those of the sizes alone where there are no colours, and the other way round", () => {
    expect(sent(counted(made({ colors: [] }), ["5", "6"]))).toMatchObject({ variantUnits: [5, 6] })
    expect(sent(counted(made({ sizes: [] }), ["5", "6"]))).toMatchObject({ variantUnits: [5, 6] })
    expect(takesUnits(made({ colors: [], sizes: [] }))).toBe(false)
  })

  test("are not asked of a stored product, whose grid has them, nor of more combinations than a product may have", () => {
    expect(hasUnits(counted(made({ documentId: "p" }), ["5"]))).toBe(false)
    const many = (letter: string) => Array.from({ length: 15 }, (_, at) => `${letter}${at}`)
    const colors = colorsNamed([], many("c"), "fr")
    expect(takesUnits(made({ colors, sizes: sizesNamed([], many("s"), "fr") }))).toBe(false)
  })

  test.each(["-1", "2,5", "deux", "1000001"])("the units %j are told beside their cell", (typed) => {
    const say: Say = (_key, values) => String(values?.name ?? "")
    const problems = draftProblems(counted(made(), ["1", "2", typed]), say, "fr")
    expect(problems.map(({ field, label }) => [field, label])).toEqual([["variantUnits.2", "Blanc · S"]])
  })
})

describe("colours and sizes that are typed by name", () => {
  test("a usual colour brings its tint and its names in each language, whatever language it is typed in", () => {
    const [black, navy] = colorsNamed([], ["noir", "كحلي"], "fr")
    expect(black).toMatchObject({ name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" })
    expect(navy).toMatchObject({ name: { fr: "Bleu marine" } })
  })

  test("another one has the name that was typed, in the main language", () => {
    expect(colorsNamed([], ["Fuchsia"], "ar")).toMatchObject([{ name: { fr: "", ar: "Fuchsia", en: "" } }])
  })

  test("what is there already does not come twice", () => {
    const { colors, sizes } = made()
    expect(colorsNamed(colors, ["black", "Rouge"], "fr")).toHaveLength(1)
    expect(sizesNamed(sizes, ["m", "L"], "fr").map(({ name }) => name.fr)).toEqual(["L"])
  })
})
