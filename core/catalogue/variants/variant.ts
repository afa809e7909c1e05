import type { Picture } from "../../media/picture.ts"
import type { Centimes } from "../../money.ts"

import type { SizeKind } from "./size-values.ts"

/** The combination that a variant stands for, by the codes of its colour and its size; "" = the product has no such
 *  option, or it is not chosen. */
export type VariantChoice = { color: string; size: string }

export const noChoice: VariantChoice = { color: "", size: "" }

/** Whether a product, or a variant, has units for sale. */
export type ProductStatus = "in-stock" | "out-of-stock"

/** One sold combination of a product's colour and size. Prices in centimes. */
export type Variant = VariantChoice & {
  documentId: string
  sku: string
  barcode: string | null
  price: Centimes
  lastPrice: Centimes | null
  /** Percent. */
  discount: number
  /** Units that can be had. */
  quantity: number
  status: ProductStatus
  /** Its own picture; null = the colour's, else the product's. */
  image: Picture | null
}

/** A value of an option, in the page's language. */
export type OptionValue = { code: string; name: string }

/** The options of a product: its colours, and its sizes by whatever name. */
export type ProductOptions = {
  colors: readonly OptionValue[]
  sizeOption: { kind: SizeKind; values: readonly OptionValue[] } | null
}

/** Most variants of one product. */
export const maxVariants = 200
