import { escapeName } from "../../files/list-cell.ts"
import { type Centimes, toDinars } from "../../money.ts"
import { cellReader, maxAmount } from "../files/file-cells.ts"
import type { RowCells, RowProblem, VariantColumn } from "../files/product-columns.ts"
import { maxUnits, maxWeight } from "../product-type.ts"

/** A variant as a file of products tells it. Amounts in centimes, weight in grams. */
export type FileVariant = {
  sku: string
  /** SKU of its product. */
  parent: string
  /** French names, or codes where a name does not tell which value is meant; "" = the product has no such option. */
  color: string
  size: string
  barcode: string | null
  /** null = the product's. */
  price: Centimes | null
  lastPrice: Centimes | null
  /** Cost of one unit for the shop; null = the product's. */
  cost: Centimes | null
  /** null = the variants share the product's units. */
  quantity: number | null
  weight: number | null
  /** Address of its own picture, a path of the shop; null = it shows its colour's. */
  picture: string | null
  active: boolean
}

/** A variant's cells by their columns. */
export function variantCells(variant: FileVariant): Record<VariantColumn, string | number> {
  const { sku, parent, color, size, barcode, price, lastPrice, cost, quantity, weight, picture, active } = variant
  const amount = (centimes: Centimes | null) => (centimes === null ? "" : toDinars(centimes))
  return {
    sku,
    parent,
    color: escapeName(color),
    size: escapeName(size),
    price: amount(price),
    last_price: amount(lastPrice),
    cost: amount(cost),
    quantity: quantity ?? "",
    quantity_was: quantity ?? "",
    barcode: barcode ?? "",
    weight: weight ?? "",
    picture: picture ?? "",
    active: active ? 1 : 0,
  }
}

/** Values of a variant's row; undefined = not stated. Amounts in dinars, weight in grams. */
export type VariantFileRow = {
  parent: string
  sku?: string
  color?: string
  size?: string
  barcode?: string | null
  price?: number | null
  lastPrice?: number | null
  cost?: number | null
  quantity?: number
  quantityWas?: number
  weight?: number | null
  /** Address of a picture. */
  picture?: string | null
  active?: boolean
}

/** The longest SKU of a variant: one that is made holds the product's and two codes. */
const maxSkuLength = 120
/** Grams. */

/** Reads one row of a variant. An empty cell takes away a barcode, a weight, a picture or a price of its own, and says
 *  nothing of whatever a variant cannot be without.
 *  @param cells the row's cells by their columns; a column that the file does not have is not there */
export function readVariantRow(cells: RowCells): { row: VariantFileRow; problems: RowProblem[] } {
  const { problems, said, code, number, whole, flag, orNull } = cellReader(cells, { sku: maxSkuLength })
  const barcode = code("barcode")
  const row = {
    parent: code("parent") ?? "",
    sku: code("sku"),
    color: said("color"),
    size: said("size"),
    barcode: orNull("barcode", barcode),
    price: orNull("price", number("price", maxAmount)),
    lastPrice: orNull("last_price", number("last_price", maxAmount)),
    cost: orNull("cost", number("cost", maxAmount)),
    quantity: whole("quantity", maxUnits),
    quantityWas: whole("quantity_was", maxUnits),
    weight: orNull("weight", whole("weight", maxWeight)),
    picture: orNull("picture", said("picture")),
    active: flag("active"),
  }
  const givenEntries = Object.entries(row).filter(([, value]) => value !== undefined)
  return { row: Object.fromEntries(givenEntries) as VariantFileRow, problems }
}
