import { type FileColor, readColor } from "../product-file.ts"
import type { RowProblem } from "../product-columns.ts"
import { colorCodes } from "./color-codes.ts"
import { combinations } from "./combinations.ts"
import { knownColor } from "./known-colors.ts"
import { codeNamed } from "./ordered-variant.ts"
import { type StoredSize, sizeValues } from "./size-values.ts"
import { maxVariants, type VariantChoice } from "./variant.ts"
import type { VariantFileRow } from "./variant-file.ts"

/** Values of one option at most, and characters of a size, as in the columns of a product's row. */
const maxValues = 30
const maxSizeLength = 30

type OptionColor = FileColor & { code?: string | undefined }

/** What a product has to choose from, as its own row has it. */
export type FileOptions = { colors: readonly OptionColor[]; sizes: readonly StoredSize[] }

/** A row with the combination that it means; null where it has problems. */
export type RowChoice = { choice: VariantChoice | null; problems: RowProblem[] }

type Row = Pick<VariantFileRow, "sku" | "color" | "size">

const colorsWithCodes = (colors: readonly OptionColor[]) => {
  const codes = colorCodes(colors)
  return colors.map((color, place) => ({ ...color, code: codes[place] ?? "" }))
}

/** A colour of a row: the product's own is named by code or name, a new one is told whole, or is a usual one. */
const colorNamed = (colors: readonly OptionColor[], text: string) => {
  const told = readColor(text)
  const code = codeNamed(colorsWithCodes(colors), told?.name.fr ?? text)
  return { code, added: code === "" ? (told ?? knownColor(text)) : undefined }
}

/** Adds to a product's options the colours and sizes that only rows of its variants name.
 *  @param variants those that there are: an option of which they have no value cannot be added to them */
function withNamedValues(options: FileOptions, rows: readonly Row[], variants: readonly VariantChoice[]) {
  const colors = [...options.colors]
  const sizes = [...options.sizes]
  const problems = rows.map((row) => {
    const found: RowProblem[] = []
    const wrong = (column: "color" | "size", code: RowProblem["code"]) =>
      found.push({ column, code, value: (row[column] ?? "").slice(0, 80) })
    const mayAdd = (column: "color" | "size", values: readonly unknown[]) => {
      if (values.length === 0 && variants.length > 0) wrong(column, "NO_OPTION")
      else if (values.length >= maxValues) wrong(column, "TOO_MANY")
      return found.length === 0
    }
    if (row.color !== undefined) {
      const { code, added } = colorNamed(colors, row.color)
      if (code === "" && mayAdd("color", colors)) {
        if (added) colors.push({ ...added, code: undefined })
        else wrong("color", "NOT_COLOR")
      }
    }
    if (row.size !== undefined && codeNamed(sizeValues(sizes), row.size) === "" && mayAdd("size", sizes)) {
      if (row.size.length > maxSizeLength) wrong("size", "TOO_LONG")
      else sizes.push(row.size)
    }
    return found
  })
  return { colors: colorsWithCodes(colors), sizes, problems }
}

/** Finds which combination each row of a product's variants means: the one that has its SKU, else the one of its colour and
 *  size, of which an option with one value need not be named. Colours and sizes that the product does not have are added.
 *  @param options as the product's row has them
 *  @param variants those that there are of it */
export function namedChoices(
  options: FileOptions,
  rows: readonly Row[],
  variants: readonly (VariantChoice & { sku: string })[],
) {
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]))
  // A row that is found by its SKU adds nothing.
  const adding = rows.map((row) => (row.sku !== undefined && bySku.has(row.sku) ? {} : row))
  const { problems, ...after } = withNamedValues(options, adding, variants)
  const sizes = sizeValues(after.sizes)
  const all = combinations(
    after.colors.map(({ code }) => code),
    sizes.map(({ code }) => code),
  )
  const choices = rows.map((row, index): RowChoice => {
    const found = [...(problems[index] ?? [])]
    const wrong = (column: "color" | "size", code: RowProblem["code"]) =>
      found.push({ column, code, value: (row[column] ?? "").slice(0, 80) })
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
    const size = row.size === undefined ? undefined : codeNamed(sizes, row.size)
    const choice = { color: chosen("color", after.colors, color), size: chosen("size", sizes, size) }
    if (all.length === 0 && found.length === 0) wrong("size", "NO_OPTION")
    if (all.length > maxVariants && index === 0) wrong("size", "TOO_MANY")
    return { choice: found.length > 0 ? null : choice, problems: found }
  })
  return { ...after, combinations: all, choices }
}
