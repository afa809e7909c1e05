import { usePlaces } from "../../orders/order-form/delivery/use-places.ts"
import { sendProductOrder } from "../../orders/order-form/sending/send-product-order.ts"
import { ProductBlock, type ProductBlockProps } from "./product-block.tsx"

/** Wilayas and communes as a page has packed them. */
type PackedPlaces = Parameters<typeof usePlaces>[0]

export type PlacedProductBlockProps = Omit<ProductBlockProps, "wilayas" | "communes"> & { places: PackedPlaces }

/** The product block of a page, which has packed the places. */
export function PlacedProductBlock({ places, ...props }: PlacedProductBlockProps) {
  return <ProductBlock {...props} {...usePlaces(places)} />
}

/** Sends the block's form: its code has come with the block's, a press waits for no other file. */
export const sendOrderForm = sendProductOrder
