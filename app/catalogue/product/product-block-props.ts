import type { ReactNode } from "react"
import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import type { OrderAnswer } from "../../orders/order-form/sending/order-answer.ts"
import type { ProductPageLayout } from "./product-page-layouts.ts"

/** Props of a product block: its product and its place. */
export type ProductBlockProps = {
  product: BlockProduct
  wilayas: Wilaya[]
  /** The communes of the wilaya that stands in the form when the page comes. */
  communes: Commune[]
  /** The guide that the shop has for the product's sizes. */
  sizeGuide: SizeGuideRef | null
  /** The moment that the page was made, ISO 8601. */
  now: string
  /** The form again, after it was sent without JavaScript. */
  answer?: OrderAnswer
  /** Layout of the page; plain by default. */
  layout?: ProductPageLayout
  /** Quick view: without the bottom of the block and the phone's order bar. */
  quickView?: boolean
  /** First choice of the quick view. */
  choice?: VariantChoice | undefined
  /** On a landing page: without what leads away from the order. */
  alone?: boolean
  /** On a landing page of the merchant's: its path without language, where the form is answered, and its own heading and
   *  text; "" = the product's. */
  landing?: { path: string; title: string; text: string }
  /** In a preview, which takes no orders. */
  isPreview?: boolean
  /** Id of the order form, unique on the page. */
  formId?: string
  /** Content below the gallery. */
  children?: ReactNode
}
