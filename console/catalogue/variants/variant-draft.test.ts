import { expect, test } from "vitest"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { emptyDraft } from "../../ui/sheet/edits.ts"
import { cellKey, draftRows, editVariants, shownFields, stockByKey, sumOfUnits, variantForm } from "./variant-draft.ts"

const row = (documentId: string, size: string) => ({
  documentId,
  color: "",
  size,
  sku: `T-${size.toUpperCase()}`,
  barcode: null,
  price: null,
  lastPrice: null,
  quantity: 0,
  weight: null,
  cost: null,
  image: null,
  active: true,
})
const name = (fr: string) => ({ fr, ar: "", en: "" })
const grid: VariantGrid = {
  documentId: "p",
  name: name("Chemise"),
  updatedAt: "2026-11-20T10:00:00.000Z",
  stockBy: "product",
  quantity: 5,
  promised: 1,
  sold: {},
  price: 4500,
  lastPrice: null,
  sizeKind: "size",
  colors: [],
  sizes: [
    { code: "s", name: name("S") },
    { code: "m", name: name("M") },
  ],
  variants: [row("a", "s"), row("b", "m")],
}
const counted: VariantGrid = {
  ...grid,
  stockBy: "variant",
  variants: grid.variants.map((one, at) => ({ ...one, quantity: at + 2 })),
}
const problemsOf = (edits: Record<string, string>, of = grid) =>
  draftRows(of, edits).map(({ cells }) => Object.values(cells).flatMap(({ problem }) => problem ?? []))

test("units are shown and sent only where they are counted by variant", () => {
  expect(shownFields(grid, {})).not.toContain("quantity")
  const { edits } = editVariants(emptyDraft, grid, { [cellKey("a", "quantity")]: "3", [cellKey("b", "weight")]: "200" })
  expect(edits).toEqual({ [cellKey("b", "weight")]: "200" })
  expect(variantForm(grid, edits)).toMatchObject({ stockBy: "product", variants: [{ size: "m", weight: 200 }] })
})

test("a split asks for the units of every variant on sale and names the shared units that were read", () => {
  const split = { [stockByKey]: "variant", [cellKey("a", "quantity")]: "4" }
  expect(draftRows(grid, split).map(({ cells }) => cells.quantity.isMissing)).toEqual([false, true])
  const off = { ...split, [cellKey("b", "active")]: "0" }
  const rows = draftRows(grid, off)
  expect([rows.some(({ cells }) => cells.quantity.isMissing), sumOfUnits(rows)]).toEqual([false, 4])
  expect(variantForm(grid, off)).toMatchObject({
    stockBy: "variant",
    sharedWas: 5,
    variants: [
      { size: "s", quantity: 4, quantityWas: 0 },
      { size: "m", quantity: 0, quantityWas: 0, active: false },
    ],
  })
})

test("only changed rows are sent, with the units that were read", () => {
  const { variants, sharedWas } = variantForm(counted, { [cellKey("b", "quantity")]: "7" })
  expect(variants).toMatchObject([{ size: "m", quantity: 7, quantityWas: 3, image: null }])
  expect(sharedWas).toBeUndefined()
})

test("cells that contradict each other are named", () => {
  expect(problemsOf({ [cellKey("a", "lastPrice")]: "5000" })).toEqual([["ownPrice"], []])
  expect(problemsOf({ [cellKey("a", "price")]: "5000", [cellKey("a", "lastPrice")]: "5000" })).toEqual([
    ["lastPrice"],
    [],
  ])
  expect(problemsOf({ [cellKey("a", "sku")]: "T-M" })).toEqual([["TAKEN"], ["TAKEN"]])
  expect(problemsOf({ [cellKey("a", "quantity")]: "" }, counted)).toEqual([["units"], []])
  expect(problemsOf({ [cellKey("a", "quantity")]: "2,5", [cellKey("b", "price")]: "x" }, counted)).toEqual([
    ["units"],
    ["price"],
  ])
})

test("what the server rejects is told until the cell is typed over", () => {
  const key = cellKey("a", "sku")
  const server = { edits: { [key]: "X" }, cells: new Map([[key, "TAKEN" as const]]) }
  expect(draftRows(grid, { [key]: "X" }, server)[0]?.cells.sku.problem).toBe("TAKEN")
  expect(draftRows(grid, { [key]: "Y" }, server)[0]?.cells.sku.problem).toBeUndefined()
})

test("sharing the units again drops what was typed of them", () => {
  const typed = editVariants(emptyDraft, counted, { [cellKey("a", "quantity")]: "9" })
  const { edits } = editVariants(typed, counted, { [stockByKey]: "product" })
  expect(edits).toEqual({ [stockByKey]: "product" })
  expect(variantForm(counted, edits)).toMatchObject({ stockBy: "product", variants: [] })
})

test("a pasted barcode or SKU that a spreadsheet has rounded is named", () => {
  const edits = { [cellKey("a", "barcode")]: "6,13E+12", [cellKey("b", "sku")]: "6.13000100001E+12" }
  expect(problemsOf(edits)).toEqual([["rounded"], ["rounded"]])
  expect(problemsOf({ [cellKey("a", "barcode")]: "6130001000017" })).toEqual([[], []])
})
