import { cutText } from "../../cut-text.ts"
import { unescapeName } from "../../files/list-cell.ts"
import type { RowProblem } from "../files/product-columns.ts"
import { type FileColor, readColor, sizeProblem } from "../files/product-file.ts"
import { colorCodes } from "./color-codes.ts"
import { combinations } from "./combinations.ts"
import { knownColor } from "./known-colors.ts"
import { codeNamed } from "./ordered-variant.ts"
import { nameInFiles, readSize, type StoredSize, sizeValues } from "./size-values.ts"
import { maxVariants, type VariantChoice } from "./variant.ts"
import type { VariantFileRow } from "./variant-file.ts"

/** Values of one option at most, as in the columns of a product's row. */
const maxValues = 30

type OptionColor = FileColor & { code?: string | undefined }

/** Options of a product, as its own row has them. */
export type FileOptions = { colors: readonly OptionColor[]; sizes: readonly StoredSize[] }

/** A row with the combination that it means; null where it has problems. */
export type RowChoice = { choice: VariantChoice | null; problems: RowProblem[] }

/** A product as it is in the shop: its variants, and what it has to choose from. A colour or a size of it that a row names
 *  stays, even when the product's row has it no more. */
export type ProductBefore = { variants: readonly (VariantChoice & { sku: string })[]; former: FileOptions }

type Row = Pick<VariantFileRow, "sku" | "color" | "size">

const colorsWithCodes = (colors: readonly OptionColor[]) => {
  const codes = colorCodes(colors)
  return colors.map((color, place) => ({ ...color, code: codes[place] ?? "" }))
}

/** A colour of a row: the product's own is named by code or name, a new one is told whole, or is a usual one. */
const colorNamed = (colors: readonly OptionColor[], text: string) => {
  const value = readColor(text)
  const name = value ? nameInFiles(value.name) : unescapeName(text)
  const code = codeNamed(colorsWithCodes(colors), name)
  return { code, added: code === "" ? (value ?? knownColor(name)) : undefined }
}

/** The code of the size that a row names: by its code, its name in any language, or all three of them. */
function sizeNamed(sizes: readonly StoredSize[], text: string): string {
  const value = readSize(text) ?? text
  return codeNamed(sizeValues(sizes), typeof value === "string" ? value : nameInFiles(value))
}

/** Adds to a product's options the colours and sizes that only rows of its variants name. An option of which the variants
 *  have no value cannot be added to them. */
function withNamedValues(options: FileOptions, rows: readonly Row[], { variants, former }: ProductBefore) {
  const formerColors = colorsWithCodes(former.colors)
  const formerSizes = sizeValues(former.sizes)
  const colors = [...options.colors]
  const sizes = [...options.sizes]
  const problems = rows.map((row) => {
    const found: RowProblem[] = []
    const wrong = (column: "color" | "size", code: RowProblem["code"]) =>
      found.push({ column, code, value: cutText(row[column] ?? "", 80) })
    const mayAdd = (column: "color" | "size", values: readonly unknown[]) => {
      if (values.length === 0 && variants.length > 0) wrong(column, "NO_OPTION")
      else if (values.length >= maxValues) wrong(column, "TOO_MANY")
      return found.length === 0
    }
    if (row.color !== undefined) {
      const { code, added } = colorNamed(colors, row.color)
      const { code: formerCode } = colorNamed(formerColors, row.color)
      const own = formerColors.find((color) => color.code === formerCode)
      if (code === "" && own) colors.push(own)
      else if (code === "" && mayAdd("color", colors)) {
        if (added) colors.push({ ...added, code: undefined })
        else wrong("color", "NOT_COLOR")
      }
    }
    if (row.size !== undefined && sizeNamed(sizes, row.size) === "") {
      const formerCode = sizeNamed(former.sizes, row.size)
      const problem = sizeProblem(row.size)
      const own = former.sizes[formerSizes.findIndex(({ code }) => code === formerCode)]
      if (own !== undefined) sizes.push(own)
      else if (!mayAdd("size", sizes)) return found
      else if (problem) wrong("size", problem)
      else sizes.push(readSize(row.size) ?? row.size)
    }
    return found
  })
  return { colors: colorsWithCodes(colors), sizes, problems }
}

/** Finds which combination each row of a product's variants means: the one that has its SKU, else the one of its colour and
 *  size, of which an option with one value need not be named. Colours and sizes that the product does not have are added.
 *  @param options as the product's row has them */
export function namedChoices(options: FileOptions, rows: readonly Row[], before: ProductBefore) {
  const bySku = new Map(before.variants.map((variant) => [variant.sku, variant]))
  const { problems, ...after } = withNamedValues(options, rows, before)
  const sizes = sizeValues(after.sizes)
  const all = combinations(
    after.colors.map(({ code }) => code),
    sizes.map(({ code }) => code),
  )
  const choices = rows.map((row, index): RowChoice => {
    const found = [...(problems[index] ?? [])]
    const wrong = (column: "color" | "size", code: RowProblem["code"]) =>
      found.push({ column, code, value: cutText(row[column] ?? "", 80) })
    const own = row.sku === undefined ? undefined : bySku.get(row.sku)
    const chosen = (column: "color" | "size", values: readonly { code: string }[], named: string | undefined) => {
      const [only, ...others] = values
      if (own) {
        if (named === "" || (named !== undefined && named !== own[column])) wrong(column, "OTHER_VARIANT")
        return own[column]
      }
      if (named !== undefined) return named
      if (others.length > 0) wrong(column, "NEEDED")
      return only?.code ?? ""
    }
    const color = row.color === undefined ? undefined : colorNamed(after.colors, row.color).code
    const size = row.size === undefined ? undefined : sizeNamed(after.sizes, row.size)
    const choice = { color: chosen("color", after.colors, color), size: chosen("size", sizes, size) }
    if (all.length === 0 && found.length === 0) wrong("size", "NO_OPTION")
    if (all.length > maxVariants && index === 0) wrong("size", "TOO_MANY")
    return { choice: found.length > 0 ? null : choice, problems: found }
  })
  return { ...after, combinations: all, choices }
}
