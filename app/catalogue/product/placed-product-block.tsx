import { usePlaces } from "../../orders/order-form/delivery/use-places.ts"
import { ProductBlock, type ProductBlockProps } from "./product-block.tsx"

export { sendProductOrder } from "../../orders/order-form/sending/send-product-order.ts"

/** Wilayas and communes as a page has packed them. */
type PackedPlaces = Parameters<typeof usePlaces>[0]

export type PlacedProductBlockProps = Omit<ProductBlockProps, "wilayas" | "communes"> & { places: PackedPlaces }

/** The product block of a page, which has packed the places. */
export function PlacedProductBlock({ places, ...props }: PlacedProductBlockProps) {
  return <ProductBlock {...props} {...usePlaces(places)} />
}
