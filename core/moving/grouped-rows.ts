import { isYes, oldPathsOf, pictureAddresses, readAmount, readUnits, readWeight, slugOfAddress } from "./cells.ts"
import type { FileLine, MovedTable } from "./formats.ts"
import type { MovedProduct, MovedVariant, MovingNotes } from "./moved-product.ts"

/** How the other shop writes its files: the path of its products, and what stands between categories and tags. */
export type GroupedFormat = { base: string; hasSeveralCategories: boolean; skuPrefix: string }

/** As Shopify names the one option of a product without options. */
const noOption = /^(title|default title)$/i

/** Whether a product is to be seen: by its state, else by whether it is published. */
function isShown(table: MovedTable, row: FileLine): boolean {
  const status = table.cell(row, "status").toLowerCase()
  if (status !== "") return status === "active" && isYes(table.cell(row, "published"), true)
  return isYes(table.cell(row, "published"), true)
}

/** The weight in grams of a column that says grams, or of one with a unit or kilograms. */
function weightOf(table: MovedTable, row: FileLine, notes: MovingNotes): number | null {
  if (table.has("grams")) return readWeight(table.cell(row, "grams"), "(g)", row.line, notes)
  const title = table.titleOf("weight")
  return readWeight(table.cell(row, "weight"), title.includes("(") ? title : "(kg)", row.line, notes)
}

function variantOf(table: MovedTable, row: FileLine, numbers: readonly string[], notes: MovingNotes): MovedVariant {
  const cell = (field: string) => table.cell(row, field)
  const isCounted = table.has("tracker") ? !/^(|0|false|no|non|لا)$/i.test(cell("tracker")) : cell("stock") !== ""
  return {
    line: row.line,
    // A spreadsheet's apostrophe keeps the first zeros.
    sku: cell("sku").replace(/^'/, ""),
    values: numbers.map((number) => cell(`optionValue ${number}`)),
    price: readAmount(cell("price"), row.line, notes),
    lastPrice: readAmount(cell("comparePrice"), row.line, notes),
    cost: readAmount(cell("cost"), row.line, notes),
    quantity: isCounted ? readUnits(cell("stock"), row.line, notes) : null,
    inStock: true,
    barcode: cell("barcode").replace(/^'/, ""),
    weight: weightOf(table, row, notes),
    pictures: pictureAddresses(cell("variantImage")),
    isSold: true,
  }
}

/** Pictures of all rows, in the order that the file tells where it tells one. */
const picturesOf = (table: MovedTable, rows: readonly FileLine[]) =>
  rows
    .flatMap((row) =>
      table.all(row, "images").map((cell) => ({ cell, position: Number(table.cell(row, "imagePosition") || 0) })),
    )
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ cell }) => pictureAddresses(cell))

function productOf(table: MovedTable, rows: readonly FileLine[], format: GroupedFormat, notes: MovingNotes) {
  const [first] = rows
  if (!first) return []
  const { line } = first
  // The first row says what all have in common, in some files every row does.
  const cell = (field: string) => rows.map((row) => table.cell(row, field)).find(Boolean) ?? ""
  const numbers = table.numbersOf("optionName").filter((number) => cell(`optionName ${number}`) !== "")
  const isPlain = rows.every((row) =>
    numbers.every((number) => noOption.test(table.cell(row, `optionValue ${number}`) || "title")),
  )
  const used = isPlain ? [] : numbers
  const isVariant = (row: FileLine) => used.some((number) => table.cell(row, `optionValue ${number}`) !== "")
  const variants = used.length > 0 ? rows.filter(isVariant).map((row) => variantOf(table, row, used, notes)) : []
  const own = variantOf(table, first, [], notes)
  const told = cell("handle")
  const isAddress = /^(https?:\/)?\//i.test(told)
  const handle = isAddress ? slugOfAddress(told) : told
  const list = (text: string) =>
    text
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter(Boolean)
  const categories = format.hasSeveralCategories
    ? table.all(first, "category").flatMap(list)
    : table.all(first, "category")
  const id = cell("id")
  const product: MovedProduct = {
    line,
    sku: (used.length === 0 && own.sku) || handle || own.sku || (id && `${format.skuPrefix}-${id}`),
    slug: handle,
    oldPaths: oldPathsOf(told === "" ? [] : [isAddress ? told : `${format.base}/${told}`], line, notes),
    name: cell("name"),
    short: "",
    description: cell("description"),
    brand: cell("brand"),
    categories: categories.map((path) => path.split(">").map((part) => part.trim())),
    tags: list(cell("tags")),
    price: own.price,
    lastPrice: own.lastPrice,
    cost: own.cost,
    quantity: variants.length > 0 ? null : own.quantity,
    inStock: true,
    barcode: variants.length > 0 ? "" : own.barcode,
    weight: own.weight,
    sides: { length: null, width: null, height: null },
    pictures: picturesOf(table, rows),
    options: used.map((number) => cell(`optionName ${number}`)),
    variants,
    isPublished: isShown(table, first),
    isFeatured: false,
  }
  return [product]
}

/** Reads files in which a product has a row for each of its variants and pictures, all with its handle. */
export function readGroupedRows(table: MovedTable, format: GroupedFormat, notes: MovingNotes): MovedProduct[] {
  const keyOf = (row: FileLine) =>
    table.cell(row, "handle") || (table.cell(row, "id") && `id:${table.cell(row, "id")}`) || `line:${row.line}`
  const products = Map.groupBy(table.rows, keyOf)
  return [...products.values()].flatMap((rows) => productOf(table, rows, format, notes))
}
