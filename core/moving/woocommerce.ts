import { maxVariants } from "../catalogue/variants/variant.ts"
import {
  commaParts,
  isYes,
  oldPathsOf,
  pictureAddresses,
  readAmount,
  readSide,
  readUnits,
  readWeight,
  slugOfAddress,
} from "./cells.ts"
import { titleKey } from "./columns.ts"
import type { FileLine, MovedTable } from "./formats.ts"
import type { MovedProduct, MovedVariant, MovingNotes } from "./moved-product.ts"
import { wordpressSlug } from "./wordpress-slug.ts"

type Attribute = { name: string; values: string[] }

/** The attributes of a row; those of a variation have one value, or none where any will do. */
const attributesOf = (table: MovedTable, row: FileLine): Attribute[] =>
  table.numbersOf("optionName").flatMap((number) => {
    const name = table.cell(row, `optionName ${number}`)
    return name === "" ? [] : [{ name, values: commaParts(table.cell(row, `optionValue ${number}`)) }]
  })

/** The price that is paid, and the one that it is struck through for. */
function pricesOf(table: MovedTable, row: FileLine, notes: MovingNotes) {
  const regular = readAmount(table.cell(row, "regularPrice"), row.line, notes)
  const sale = readAmount(table.cell(row, "salePrice"), row.line, notes)
  if (sale !== null && (table.cell(row, "saleStarts") !== "" || table.cell(row, "saleEnds") !== "")) {
    notes.add("SALE_DATES_LOST", row.line, table.cell(row, "saleEnds"))
  }
  return sale === null ? { price: regular, lastPrice: null } : { price: sale, lastPrice: regular }
}

/** Attributes that are no choice, as lines behind the description. */
function withAttributes(description: string, attributes: readonly Attribute[]): string {
  const lines = attributes.flatMap(({ name, values }) => (values.length > 0 ? [`${name} : ${values.join(", ")}`] : []))
  if (lines.length === 0) return description
  const isMarkup = /<\w+[^>]*>/.test(description)
  const between = isMarkup ? "" : "\n\n"
  const text = isMarkup ? lines.map((line) => `<p>${line}</p>`).join("") : lines.join("\n")
  return description === "" ? text : `${description}${between}${text}`
}

/** The name by which a file's rows call a product: its SKU, else `id:` and its id. */
const referencesOf = (table: MovedTable, row: FileLine) =>
  [table.cell(row, "sku"), `id:${table.cell(row, "id")}`].filter((name) => name !== "" && name !== "id:")

function variantOf(table: MovedTable, row: FileLine, options: readonly string[], notes: MovingNotes): MovedVariant {
  const attributes = new Map(attributesOf(table, row).map(({ name, values }) => [titleKey(name), values[0] ?? ""]))
  return {
    line: row.line,
    sku: table.cell(row, "sku"),
    values: options.map((name) => attributes.get(titleKey(name)) ?? ""),
    ...pricesOf(table, row, notes),
    cost: readAmount(table.cell(row, "cost"), row.line, notes),
    // A variation that shares its product's stock says so in a word.
    quantity: /^parent$/i.test(table.cell(row, "stock")) ? null : readUnits(table.cell(row, "stock"), row.line, notes),
    inStock: isYes(table.cell(row, "inStock"), true),
    barcode: table.cell(row, "barcode"),
    weight: readWeight(table.cell(row, "weight"), table.titleOf("weight"), row.line, notes),
    pictures: pictureAddresses(table.cell(row, "images")),
    isSold: isYes(table.cell(row, "published"), true),
  }
}

/** Every combination that a variation stands for: one without a value of an option is of all of them. */
function expanded(variant: MovedVariant, all: readonly (readonly string[])[], notes: MovingNotes): MovedVariant[] {
  const open = variant.values.findIndex((value, place) => value === "" && (all[place]?.length ?? 0) > 0)
  if (open < 0) return [variant]
  const combinations = variant.values.reduce(
    (count, value, place) => count * (value === "" ? Math.max(1, all[place]?.length ?? 0) : 1),
    1,
  )
  if (combinations > maxVariants) {
    notes.add("VARIANT_LOST", variant.line, variant.sku)
    return []
  }
  notes.add("ANY_VALUE", variant.line, variant.sku)
  return (all[open] ?? []).flatMap((value, index) => {
    const values = variant.values.with(open, value)
    // One stock cannot be counted for each of them.
    const own = index === 0 ? {} : { sku: "", barcode: "", quantity: variant.quantity === null ? null : 0 }
    return expanded({ ...variant, values, ...own }, all, notes)
  })
}

function productOf(table: MovedTable, row: FileLine, children: readonly FileLine[], notes: MovingNotes): MovedProduct {
  const { line } = row
  const cell = (field: string) => table.cell(row, field)
  const attributes = attributesOf(table, row)
  const named = new Set(children.flatMap((child) => attributesOf(table, child).map(({ name }) => titleKey(name))))
  const choices = attributes.filter(({ name }) => named.has(titleKey(name)))
  const facts = attributes.filter(({ name, values }) => !named.has(titleKey(name)) && values.length > 0)
  if (facts.length > 0) notes.add("ATTRIBUTES_IN_TEXT", line, facts.map(({ name }) => name).join(", "))
  const options = choices.map(({ name }) => name)
  const variants = children.flatMap((child) =>
    expanded(
      variantOf(table, child, options, notes),
      choices.map(({ values }) => values),
      notes,
    ),
  )
  const isHidden = cell("visibility") === "hidden" && isYes(cell("published"))
  if (isHidden) notes.add("HIDDEN_IS_DRAFT", line, cell("name"))
  const told = cell("slug") || slugOfAddress(cell("address"))
  const slug = told || wordpressSlug(cell("name"))
  if (told === "") notes.add("ADDRESS_GUESSED", line, `/product/${slug}`)
  // The base of products' addresses is translated with the titles.
  const bases = /^nom$/i.test(table.titleOf("name")) ? ["product", "produit"] : ["product"]
  const guessed = slug === "" ? [] : bases.map((base) => `/${base}/${slug}`)
  const side = (field: string) => readSide(cell(field), table.titleOf(field), line, notes)
  return {
    line,
    sku: cell("sku") || (cell("id") === "" ? "" : `WOO-${cell("id")}`),
    slug: told,
    oldPaths: oldPathsOf(cell("address") === "" ? guessed : [cell("address")], line, notes),
    name: cell("name"),
    // Its programs write line ends as the letters `\n`.
    short: cell("short").replaceAll("\\n", "\n"),
    description: withAttributes(cell("description").replaceAll("\\n", "\n"), facts),
    brand: commaParts(cell("brand"))[0] ?? "",
    categories: commaParts(cell("categories")).map((path) => path.split(">").map((part) => part.trim())),
    tags: commaParts(cell("tags")),
    ...pricesOf(table, row, notes),
    cost: readAmount(cell("cost"), line, notes),
    quantity: readUnits(cell("stock"), line, notes),
    inStock: isYes(cell("inStock"), true),
    barcode: cell("barcode"),
    weight: readWeight(cell("weight"), table.titleOf("weight"), line, notes),
    sides: { length: side("length"), width: side("width"), height: side("height") },
    pictures: pictureAddresses(cell("images")),
    options,
    variants,
    isPublished: isYes(cell("published")) && !isHidden,
    isFeatured: isYes(cell("featured")),
  }
}

/** Reads WooCommerce's export of products. A variation belongs to the product that its `Parent` names; groups of products and products
 *  of other sites are left behind. */
export function readWooCommerce(table: MovedTable, notes: MovingNotes): MovedProduct[] {
  const kinds = (row: FileLine) => commaParts(table.cell(row, "type").toLowerCase())
  const isVariation = (row: FileLine) => kinds(row).includes("variation")
  const parents = table.rows.filter((row) => !isVariation(row))
  const names = new Map(parents.flatMap((row) => referencesOf(table, row).map((name) => [name, row] as const)))
  const children = new Map<FileLine, FileLine[]>()
  for (const row of table.rows.filter(isVariation)) {
    const parent = names.get(table.cell(row, "parent"))
    if (parent) children.set(parent, [...(children.get(parent) ?? []), row])
    else notes.add("VARIANT_LOST", row.line, table.cell(row, "sku") || table.cell(row, "name"))
  }
  return parents.flatMap((row) => {
    const left = kinds(row).find((kind) => kind === "grouped" || kind === "external")
    if (left === undefined) return [productOf(table, row, children.get(row) ?? [], notes)]
    notes.add("PRODUCT_LOST", row.line, table.cell(row, "name"))
    return []
  })
}
