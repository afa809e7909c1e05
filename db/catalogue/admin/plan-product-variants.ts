import type { RowProblem } from "#core/catalogue/files/product-columns.ts"
import type { ProductFileRow } from "#core/catalogue/files/product-file.ts"
import type { FileProduct } from "#core/catalogue/files/product-file-cells.ts"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import { combinations } from "#core/catalogue/variants/combinations.ts"
import { isSameChoice } from "#core/catalogue/variants/grid-rules.ts"
import { namedChoices } from "#core/catalogue/variants/row-options.ts"
import { namedSizes, nameInFiles, sizeTexts, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { codedColors } from "../import/import-rows.ts"
import type { mergedProduct } from "../import/merge-file-row.ts"
import type { CellChange, PlannedRow } from "../import/planned-product.ts"
import type { FileVariantRow, FileVariants } from "../import/read-file-variants.ts"
import type { VariantFileLine } from "./plan-variant-row.ts"
import { planVariants } from "./plan-variants.ts"
import type { ProductListRow } from "./product-rows.ts"
import type { CheckedGrid } from "./variant-grid.ts"

/** All rows of variants of a file. */
export type VariantsOfFile = {
  byParent: ReadonlyMap<string, readonly VariantFileLine[]>
  /** Rows with a SKU that an earlier one has. */
  repeated: ReadonlySet<VariantFileLine>
}

/** Sorts a file's rows of variants by their products. */
export function variantsOfFile(lines: readonly VariantFileLine[]): VariantsOfFile {
  const skus = new Set<string>()
  const repeated = new Set<VariantFileLine>()
  for (const line of lines) {
    const { sku } = line.row
    if (sku === undefined) continue
    if (skus.has(sku)) repeated.add(line)
    skus.add(sku)
  }
  return { byParent: Map.groupBy(lines, ({ row }) => row.parent), repeated }
}

type ToPlan = {
  merged: ReturnType<typeof mergedProduct>
  row: ProductFileRow
  before: ProductListRow | null
  lines: readonly VariantFileLine[]
  read: FileVariants
  variants: VariantsOfFile
}

type OfProduct = {
  /** With the colours and sizes that rows of its variants add. */
  product: FileProduct
  quantity: number
  quantityWas: number
  grid: CheckedGrid | null
  /** Of the product's own row. */
  problems: RowProblem[]
  /** The rows of its variants, by its name. */
  rows: (name: string) => PlannedRow[]
}

/** A product's row without empty lists of colours and sizes, which say nothing where rows of its variants do. */
export function withoutEmptyOptions({ sizes, colors, ...row }: ProductFileRow): ProductFileRow {
  return { ...row, ...(sizes?.length && { sizes }), ...(colors?.length && { colors }) }
}

/** Tells what becomes of a product's variants and of its stock, by its own row and theirs. */
export function planProductVariants({ merged, row, before, lines, read, variants }: ToPlan): OfProduct {
  const { product, quantity, quantityWas } = merged
  if (lines.length === 0 && before?.stockBy !== "variant") {
    return { product, quantity, quantityWas, grid: null, problems: [], rows: () => [] }
  }
  const stored = read.variants.get(before?.id ?? 0) ?? []
  const sizes = namedSizes(product.sizes, before?.sizes ?? [])
  const colors = codedColors(product.colors, before)
  const named = namedChoices(
    { colors, sizes },
    lines.map((line) => line.row),
    {
      variants: stored.filter(({ position }) => position >= 0),
      former: { colors: before?.colors ?? [], sizes: before?.sizes ?? [] },
    },
  )
  const plan = planVariants({
    lines,
    named,
    stored,
    stockBy: before?.stockBy ?? null,
    declared: combinations(
      colorCodes(colors),
      sizeValues(sizes).map(({ code }) => code),
    ),
    promised: read.promised.get(before?.id ?? 0) ?? { open: 0, unknown: 0 },
    isForeign: (sku) => read.ownerOf.has(sku) && read.ownerOf.get(sku) !== before?.id,
    isRepeated: (line) => variants.repeated.has(line),
    pictures: read.pictures,
  })
  const after = {
    ...product,
    colors: named.colors.map(({ name, hex }) => ({ name, hex })),
    sizes: sizeTexts(named.sizes),
  }
  const values = sizeValues(named.sizes)
  const rows = (name: string) =>
    plan.rows.map(({ choice, changes, ...planned }): PlannedRow => {
      const nameOf = (all: readonly { code: string; name: Texts }[], chosen: string) => {
        const value = all.find(({ code }) => code === chosen)
        return value ? nameInFiles(value.name) : null
      }
      const color = nameOf(named.colors, choice.color)
      const size = nameOf(values, choice.size)
      const parent = lines[0]?.row.parent ?? ""
      const names: Partial<Record<CellChange["column"], string | null>> = { color, size }
      const inWords = changes.map((change) => ({ ...change, new: names[change.column] ?? change.new }))
      return { ...planned, changes: inWords, parent, name: chosenTitle({ title: name, color, size }) }
    })
  if (plan.units === null) return { product: after, quantity, quantityWas, grid: plan.grid, problems: [], rows }
  const problems: RowProblem[] = []
  const column = "quantity"
  // Without rows of variants their units change by the product's colours and sizes alone.
  const isSold = ({ position }: FileVariantRow) => position >= 0
  const isDropped = (own: FileVariantRow) => !named.combinations.some((choice) => isSameChoice(own, choice))
  const losesUnits = lines.length === 0 && stored.some((own) => isSold(own) && isDropped(own))
  if (plan.missing > 0 && losesUnits) problems.push({ column, code: "PROMISED", value: String(plan.missing) })
  const hasOtherQuantity = row.quantity !== undefined && quantity !== quantityWas && quantity !== plan.units
  if (hasOtherQuantity) problems.push({ column, code: "BY_VARIANT", value: String(row.quantity) })
  // The product's units follow those of its variants.
  const had = before?.quantity ?? 0
  const units = { quantity: had, quantityWas: had }
  const givenUnits = before ? had : Math.max(0, plan.units)
  return { product: { ...after, quantity: givenUnits }, ...units, grid: plan.grid, problems, rows }
}
