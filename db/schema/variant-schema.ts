import type { Generated } from "kysely"
import type { Centimes } from "#core/money.ts"
import type { Flag } from "./column-types.ts"

export type ProductVariantTable = {
  id: Generated<number>
  document_id: string
  product_id: number
  position: number
  /** Codes of the colour and of the size; "" = the product has no such option. */
  color: string
  size: string
  sku: string
  barcode: string | null
  /** null = the product's. */
  price: Centimes | null
  last_price: Centimes | null
  /** Cost of one unit for the shop; null = the product's. */
  cost: Generated<Centimes | null>
  /** Its units, where the product counts by variant. */
  quantity: Generated<number>
  /** Grams. */
  weight: number | null
  image_id: number | null
  /** Whether it is sold. */
  active: Generated<Flag>
}

export type VariantSchema = { product_variant: ProductVariantTable }
