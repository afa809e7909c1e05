import { type ColumnFate, columnFinder, type FormatColumn, titleKey } from "./columns.ts"
import { reviewColumns, wooCommerceReviewColumns } from "./history/review-columns.ts"
import { shopifyOrderColumns } from "./history/shopify-order-columns.ts"
import { wooCommerceOrderColumns } from "./history/woocommerce-order-columns.ts"
import { youCanOrderColumns } from "./history/youcan-order-columns.ts"
import { shopifyColumns } from "./shopify-columns.ts"
import { wooCommerceColumns } from "./woocommerce-columns.ts"
import { youCanColumns } from "./youcan-columns.ts"

/** Files of products of other shops that are read. */
export const productFormats = ["woocommerce", "shopify", "youcan"] as const
export type ProductFormat = (typeof productFormats)[number]

/** Files of orders, and of reviews. */
export const orderFormats = ["woocommerce-orders", "shopify-orders", "youcan-orders"] as const
export type OrderFormat = (typeof orderFormats)[number]
export const reviewFormats = ["woocommerce-reviews", "reviews"] as const
export type ReviewFormat = (typeof reviewFormats)[number]

/** All files of other shops that are read. */
export const movingFormats = [...productFormats, ...orderFormats, ...reviewFormats] as const
export type MovingFormat = (typeof movingFormats)[number]

export const isProductFormat = (format: MovingFormat): format is ProductFormat =>
  productFormats.some((one) => one === format)
export const isOrderFormat = (format: MovingFormat): format is OrderFormat => orderFormats.some((one) => one === format)

export const formatColumns: Record<MovingFormat, readonly FormatColumn[]> = {
  woocommerce: wooCommerceColumns,
  shopify: shopifyColumns,
  youcan: youCanColumns,
  "woocommerce-orders": wooCommerceOrderColumns,
  "shopify-orders": shopifyOrderColumns,
  "youcan-orders": youCanOrderColumns,
  "woocommerce-reviews": wooCommerceReviewColumns,
  reviews: reviewColumns,
}

/** Fields of which a file of a format has all in one of these lists: no other format has the same. */
const signs: Record<MovingFormat, readonly (readonly string[])[]> = {
  woocommerce: [
    ["type", "name", "regularPrice"],
    ["type", "name", "visibility"],
  ],
  shopify: [["handle", "name", "price"]],
  youcan: [
    ["name", "price", "handle"],
    ["name", "price", "published"],
    ["name", "price", "comparePrice"],
    ["name", "price", "tracker"],
  ],
  "woocommerce-orders": [
    ["status", "date"],
    ["status", "total"],
  ],
  "shopify-orders": [["number", "date", "total"]],
  "youcan-orders": [
    ["number", "status", "total"],
    ["number", "status", "date"],
    ["number", "phone", "total"],
  ],
  "woocommerce-reviews": [["body", "rating"]],
  reviews: [
    ["body", "rating", "name"],
    ["body", "rating", "handle"],
  ],
}

/** Titles that only one format has, where the fields of two fit. */
const ownTitles: Partial<Record<MovingFormat, readonly string[]>> = {
  shopify: ["body (html)", "variant price", "option1 name", "url handle", "compare-at price"],
  "woocommerce-orders": [
    "billing_phone",
    "phone (billing)",
    "billing_first_name",
    "first name (billing)",
    "billing_email",
  ],
  "shopify-orders": ["financial status"],
  "woocommerce-reviews": ["comment_author", "comment_approved"],
}

/** Those of orders come first: they have the titles of products as well. */
const recognized: readonly MovingFormat[] = [...orderFormats, ...reviewFormats, ...productFormats]

/** Tells from its titles which shop a file is of, and what it holds.
 *  @returns undefined for a file of none */
export function recognizeFormat(titles: readonly string[]): MovingFormat | undefined {
  const keys = new Set(titles.map(titleKey))
  return recognized.find((format) => {
    const find = columnFinder(formatColumns[format])
    const fields = new Set(titles.flatMap((title) => find(title)?.column.field ?? []))
    const own = ownTitles[format]
    if (own && !own.some((title) => keys.has(titleKey(title)))) return false
    return signs[format].some((needed) => needed.every((field) => fields.has(field)))
  })
}

/** A column of a file with what becomes of it; `isKnown` is false for one that the format does not have. */
export type FileColumn = { title: string; fate: ColumnFate; isKnown: boolean }

/** A row of a file by its line, from 1: that of the titles. */
export type FileLine = { line: number; cells: readonly string[] }

/** A file of another shop, whose cells are asked for by the fields of its format. */
export class MovedTable {
  readonly columns: readonly FileColumn[]
  readonly rows: readonly FileLine[]
  readonly #places = new Map<string, number[]>()
  /** The text in place of `*` in titles such as `Weight (kg)`. */
  readonly #titles = new Map<string, string>()

  /** @param rows of the file, the first of which holds the titles */
  constructor(format: MovingFormat, rows: readonly (readonly string[])[]) {
    const [titles = [], ...others] = rows
    const find = columnFinder(formatColumns[format])
    this.rows = others.flatMap((cells, index) =>
      cells.some((cell) => cell.trim()) ? [{ line: index + 2, cells }] : [],
    )
    this.columns = titles.flatMap((title, place): FileColumn[] => {
      if (title.trim() === "") return []
      const found = find(title)
      const field = found?.column.field
      if (field !== undefined) {
        const key = found?.number ? `${field} ${found.number}` : field
        this.#places.set(key, [...(this.#places.get(key) ?? []), place])
        this.#titles.set(key, title)
      }
      return [{ title: title.trim(), fate: found?.column.fate ?? "lost", isKnown: found !== undefined }]
    })
  }

  has(field: string): boolean {
    return this.#places.has(field)
  }

  /** The title under which a field stands; "" where it does not. */
  titleOf(field: string): string {
    return this.#titles.get(field) ?? ""
  }

  /** All that a row says of a field, which several columns may hold. */
  all({ cells }: FileLine, field: string): string[] {
    return (this.#places.get(field) ?? []).flatMap((place) => cells[place]?.replaceAll("\0", "").trim() || [])
  }

  /** The first of them; "" where the row says nothing. */
  cell(row: FileLine, field: string): string {
    return this.all(row, field)[0] ?? ""
  }

  /** The numbers of a field that has several columns, such as the attributes of a product. */
  numbersOf(field: string): string[] {
    return [...this.#places.keys()].flatMap((key) => (key.startsWith(`${field} `) ? key.slice(field.length + 1) : []))
  }
}
