import { foldText } from "./fold-text.ts"
import { type Locale, locales } from "./locale.ts"
import { type ProductType, productTypes } from "./product.ts"
import { isSlug, longestSlug } from "./slug.ts"
import type { Texts } from "./texts.ts"
import { readNumber } from "./typed-number.ts"

/** The columns of a file of products, in the order in which one is written. `quantity_was` is the stock at the time of the
 *  export: with it a changed quantity is a difference, so that orders placed meanwhile are not lost; without it the
 *  quantity is what was counted on the shelf. */
export const productColumns = [
  ...(["sku", "slug", "product_type", "categories", "brand", "name_fr", "name_ar", "name_en"] as const),
  ...(["short_description_fr", "short_description_ar", "short_description_en"] as const),
  ...(["description_fr", "description_ar", "description_en", "price", "last_price", "discount"] as const),
  ...([
    "quantity",
    "quantity_was",
    "sizes",
    "colors",
    "tags_fr",
    "tags_ar",
    "tags_en",
    "featured",
    "published",
  ] as const),
] as const
export type ProductColumn = (typeof productColumns)[number]

/** What can be wrong with a row; screens say it in words. */
export const productFileProblems = [
  ...(["NEEDED", "TOO_LONG", "NOT_TEXT", "NOT_NUMBER", "NOT_WHOLE", "TOO_LARGE", "NOT_SLUG"] as const),
  ...(["UNKNOWN", "TAKEN", "TWICE", "NOT_FLAG", "NOT_COLOR", "NOT_ABOVE_PRICE", "NOT_DISCOUNT", "BELOW_ZERO"] as const),
] as const
export type ProductFileProblem = (typeof productFileProblems)[number]

export type RowProblem = { column: string; code: ProductFileProblem; value: string }

/** What a row says; what is undefined it does not say. Amounts in dinars. */
export type ProductFileRow = {
  sku: string
  slug?: string
  productType?: ProductType
  categories?: string[]
  brand?: string
  name: Partial<Texts>
  shortDescription: Partial<Texts>
  /** Plain paragraphs. */
  description: Partial<Texts>
  price?: number
  lastPrice?: number | null
  discount?: number
  quantity?: number
  quantityWas?: number
  sizes?: string[]
  colors?: { name: Texts; hex: string }[]
  tags: Partial<Record<Locale, string[]>>
  featured?: boolean
  /** A moment, or whether it is on sale. */
  published?: boolean | string
}

const longest: Partial<Record<ProductColumn, number>> = { sku: 60, slug: longestSlug }
const longestOf = (column: ProductColumn): number => {
  if (column.startsWith("name_")) return 200
  if (column.startsWith("short_description_")) return 1000
  return longest[column] ?? 20_000
}

const yes = new Set(["1", "oui", "yes", "true", "vrai", "x", "نعم"].map(foldText))
const no = new Set(["0", "non", "no", "false", "faux", "لا"].map(foldText))

/** The parts of a cell that holds a list. */
const listOf = (cell: string): string[] =>
  cell
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)

/** A cell without what keeps a spreadsheet from taking it for a formula (csvCell of core/csv.ts). */
const cellText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, "")

/** Reads one row of a file of products. An empty cell empties a text, a list or the earlier price, and says nothing of
 *  whatever a product cannot be without.
 *  @param cells the row's cells by their columns; a column that the file does not have is not there */
export function readProductRow(cells: Partial<Record<ProductColumn, string>>): {
  row: ProductFileRow
  problems: RowProblem[]
} {
  const problems: RowProblem[] = []
  const wrong = (column: ProductColumn, code: ProductFileProblem, value = cells[column] ?? "") => {
    problems.push({ column, code, value: value.slice(0, 80) })
    return undefined
  }
  const text = (column: ProductColumn): string | undefined => {
    const cell = cells[column]
    if (cell === undefined) return undefined
    const given = cellText(cell).toWellFormed()
    if (given.includes("\0")) return wrong(column, "NOT_TEXT")
    return given.length > longestOf(column) ? wrong(column, "TOO_LONG") : given
  }
  const said = (column: ProductColumn) => text(column) || undefined
  const number = (column: ProductColumn, most: number): number | undefined => {
    const given = said(column)
    if (given === undefined) return undefined
    const value = readNumber(given)
    if (value === undefined) return wrong(column, "NOT_NUMBER")
    return value > most ? wrong(column, "TOO_LARGE") : value
  }
  const whole = (column: ProductColumn, most: number): number | undefined => {
    const value = number(column, most)
    return value === undefined || Number.isInteger(value) ? value : wrong(column, "NOT_WHOLE")
  }
  const list = (column: ProductColumn, most: number, longestPart: number): string[] | undefined => {
    const given = text(column)
    const parts = given === undefined ? undefined : listOf(given)
    if (parts && (parts.length > most || parts.some((part) => part.length > longestPart)))
      return wrong(column, "TOO_LONG")
    return parts
  }
  const flag = (column: ProductColumn): boolean | undefined => {
    const given = said(column)
    if (given === undefined) return undefined
    const folded = foldText(given)
    return yes.has(folded) ? true : no.has(folded) ? false : wrong(column, "NOT_FLAG")
  }
  const published = (): boolean | string | undefined => {
    const given = said("published")
    if (given !== undefined && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(given)) {
      const moment = new Date(given.replace(" ", "T"))
      return Number.isNaN(moment.getTime()) ? wrong("published", "NOT_FLAG") : moment.toISOString()
    }
    return flag("published")
  }
  const productType = (): ProductType | undefined => {
    const given = said("product_type")
    const known = productTypes.find((one) => one === given?.toLowerCase())
    return given === undefined ? undefined : (known ?? wrong("product_type", "UNKNOWN"))
  }
  const slug = said("slug")
  if (slug !== undefined && !isSlug(slug)) wrong("slug", "NOT_SLUG")
  const inEach = <T>(prefix: "name" | "short_description" | "description" | "tags", read: (c: ProductColumn) => T) => {
    const read1 = locales.map((locale) => [locale, read(`${prefix}_${locale}`)] as const)
    return Object.fromEntries(read1.filter(([, value]) => value !== undefined)) as Partial<
      Record<Locale, Exclude<T, undefined>>
    >
  }
  const sku = text("sku") ?? ""
  if (sku === "" && !problems.some(({ column }) => column === "sku")) wrong("sku", "NEEDED")
  const lastPrice = text("last_price")
  const row = {
    ...{ sku, slug, productType: productType(), brand: said("brand") },
    categories: list("categories", 20, 200),
    name: inEach("name", text),
    shortDescription: inEach("short_description", text),
    description: inEach("description", text),
    tags: inEach("tags", (column) => list(column, 30, 60)),
    price: number("price", 100_000_000),
    lastPrice: lastPrice === "" ? null : number("last_price", 100_000_000),
    discount: whole("discount", 100),
    quantity: whole("quantity", 1_000_000),
    quantityWas: whole("quantity_was", 1_000_000),
    sizes: list("sizes", 30, 30),
    colors: readColors(list("colors", 30, 250), (value) => void wrong("colors", "NOT_COLOR", value)),
    featured: flag("featured"),
    published: published(),
  }
  const told = Object.entries(row).filter(([, value]) => value !== undefined)
  return { row: Object.fromEntries(told) as ProductFileRow, problems }
}

/** `Noir|أسود|Black|#111111` */
function readColors(parts: string[] | undefined, wrong: (value: string) => void) {
  return parts?.flatMap((part) => {
    const [fr = "", ar = "", en = "", hex = "", ...more] = part.split("|").map((one) => one.trim())
    const isColor = fr !== "" && more.length === 0 && /^#[0-9a-f]{6}$/i.test(hex)
    if (!isColor || [fr, ar, en].some((name) => name.length > 60)) {
      wrong(part)
      return []
    }
    return [{ name: { fr, ar, en }, hex: hex.toLowerCase() }]
  })
}
