import { offerRuns } from "#core/catalogue/offer.ts"
import { island } from "../../islands/island.tsx"
import { usePlaces } from "../../orders/order-form/delivery/use-places.ts"
import { productIsland } from "../../orders/order-form/sending/send-product-order.ts"
import { ProductBlock, type ProductBlockProps } from "./product-block.tsx"

/** Wilayas and communes as a page has packed them. */
type PackedPlaces = Parameters<typeof usePlaces>[0]

type PlacedProductBlockProps = Omit<ProductBlockProps, "wilayas" | "communes"> & { places: PackedPlaces }

/** The product block of a page, which has packed the places. A running offer counts down and ends. */
export const PlacedProductBlock = island(
  productIsland,
  ({ places, ...props }: PlacedProductBlockProps) => <ProductBlock {...props} {...usePlaces(places)} />,
  { atRest: ({ product, now }) => offerRuns(product.offerDate, now) },
)
