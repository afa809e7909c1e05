import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { type Aisle, toAisles } from "../../api-client/aisles.ts"
import type { Category } from "../../api-client/content.ts"

/** The categories above a listing: those that have products, of the chosen universe when there is just one. */
export function stripCategories(categories: Category[], { productType: [universe, ...others] }: ListingQuery): Aisle[] {
  const isInStrip = ({ productType }: Category) => !universe || others.length > 0 || productType === universe
  return toAisles(categories.filter((category) => category.productCount > 0 && isInStrip(category)))
}
