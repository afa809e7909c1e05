import { describe, expect, it } from "vitest"
import {
  addGuideColumn,
  addGuideRow,
  findSizeGuide,
  removeGuideColumn,
  removeGuideRow,
  type SizeGuideTexts,
  sizeGuideIn,
  sizeGuideLimits,
} from "./size-guide.ts"

const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
const guide: SizeGuideTexts = {
  note: text("Mesurez", "قس"),
  headings: [text("Taille", "المقاس"), text("Pied (cm)")],
  cells: [
    [text("41"), text("25,8")],
    [text("42"), text("26,5", "٢٦٫٥")],
  ],
}

describe("a size guide", () => {
  it("is read in a language, and in French where that has no text", () => {
    expect(sizeGuideIn(guide, "ar", "fr")).toEqual({
      note: "قس",
      headings: ["المقاس", "Pied (cm)"],
      cells: [
        ["41", "25,8"],
        ["42", "٢٦٫٥"],
      ],
    })
  })

  it("keeps a cell for each heading while rows and columns come and go", () => {
    const larger = addGuideRow(addGuideColumn(guide))
    expect(larger.headings).toHaveLength(3)
    expect(larger.cells.map((row) => row.length)).toEqual([3, 3, 3])
    const smaller = removeGuideRow(removeGuideColumn(larger, 0), 0)
    expect(sizeGuideIn(smaller, "fr", "fr").headings).toEqual(["Pied (cm)", ""])
    expect(sizeGuideIn(smaller, "fr", "fr").cells).toEqual([
      ["26,5", ""],
      ["", ""],
    ])
  })

  it("has at least one column, and no more rows and columns than its limits", () => {
    const one = removeGuideColumn(removeGuideColumn(guide, 0), 0)
    expect(one.headings).toHaveLength(1)
    let full = guide
    for (let times = 0; times < 50; times++) full = addGuideColumn(addGuideRow(full))
    expect(full.headings).toHaveLength(sizeGuideLimits.columns)
    expect(full.cells).toHaveLength(sizeGuideLimits.rows)
    expect(new Set(full.cells.map((row) => row.length))).toEqual(new Set([sizeGuideLimits.columns]))
  })
})

describe("the guide of a product", () => {
  const tell = { slug: "tell", name: "Tell" }
  const general = { kind: "shoe" as const, brand: null }
  const own = { kind: "shoe" as const, brand: tell }
  const guides = [own, general, { kind: "ring" as const, brand: tell }]

  it("is that of its brand, else the general one of the kind", () => {
    expect(findSizeGuide(guides, "shoe", "tell")).toBe(own)
    expect(findSizeGuide(guides, "shoe", "aura")).toBe(general)
    expect(findSizeGuide(guides, "shoe", "")).toBe(general)
  })

  it("is never that of another brand", () => {
    expect(findSizeGuide(guides, "ring", "aura")).toBeUndefined()
    expect(findSizeGuide(guides, "size", "tell")).toBeUndefined()
  })
})
