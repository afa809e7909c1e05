import { type CsvStyle, csvLine } from "../../files/csv.ts"
import { guardCell } from "../../files/formula-guard.ts"
import { escapeName } from "../../files/list-cell.ts"
import { type Locale, locales } from "../../i18n/locale.ts"
import type { Texts } from "../../i18n/texts.ts"
import { discountPercent } from "../price-change.ts"
import type { SizeKind } from "../variants/size-values.ts"
import { type FileVariant, variantCells } from "../variants/variant-file.ts"
import { type FileValues, fieldCells } from "./field-cells.ts"
import { pictureCell } from "./picture-cell.ts"
import { type ProductColumn, productColumns } from "./product-columns.ts"

/** A product as a file of products tells it: others by their slugs and names, descriptions as plain paragraphs. */
export type FileProduct = FileValues & {
  sku: string
  /** Slugs. */
  categories: string[]
  /** Its name. */
  brand: string
  description: Texts
  /** As `sizeTexts` writes them. */
  sizes: string[]
  /** Kind of its sizes. */
  sizeKind: SizeKind
  colors: { name: Texts; hex: string }[]
  tags: Record<Locale, string[]>
  /** Addresses, paths of the shop; the main one first. */
  pictures: string[]
  publishedAt: string | null
}

const inEach = (prefix: string, describe: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [`${prefix}_${locale}`, describe(locale)]))

const listCell = (values: readonly string[]) => values.map(escapeName).join("; ")

type Cells = Partial<Record<ProductColumn, string | number>>

/** A product's cells by their columns.
 *  @param now by which something is on sale or will be; ISO 8601 */
export function productCells(product: FileProduct, now: string): Cells {
  const { sku, brand, price, lastPrice, quantity, publishedAt } = product
  const isScheduled = publishedAt !== null && publishedAt > now
  const cells = {
    ...fieldCells(product),
    sku,
    categories: listCell(product.categories),
    brand,
    ...inEach("description", (locale) => product.description[locale]),
    ...inEach("tags", (locale) => listCell(product.tags[locale])),
    discount: discountPercent(price, lastPrice) || "",
    quantity_was: quantity,
    sizes: product.sizes.join("; "),
    size_kind: product.sizes.length > 0 ? product.sizeKind : "",
    colors: product.colors
      .map(({ name, hex }) => [name.fr, name.ar, name.en, hex].map(escapeName).join("|"))
      .join("; "),
    pictures: pictureCell(product.pictures),
    published: isScheduled ? publishedAt : publishedAt === null ? 0 : 1,
  }
  return cells
}

/** The columns that an export has: all but the discount, which the two prices tell. */
export const exportedColumns = productColumns.filter((column) => column !== "discount")

/** Those of an export for somebody who may not change products, and does not see what they cost the shop. */
export const readersColumns = exportedColumns.filter((column) => column !== "cost")

/** A line of a file with the columns of an export. */
export const fileLine = (cells: Cells, style: CsvStyle, columns = exportedColumns): string =>
  csvLine(
    columns.map((column) => cells[column] ?? ""),
    style,
    guardCell,
  )

/** A product with its variants, as an export has them: one line each. */
export const productLines = (
  { product, variants }: { product: FileProduct; variants: readonly FileVariant[] },
  now: string,
  style: CsvStyle,
  columns = exportedColumns,
) =>
  [productCells(product, now), ...variants.map(variantCells)].map((cells) => fileLine(cells, style, columns)).join("")
