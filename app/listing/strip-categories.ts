import type { ListingQuery } from "#core/listing-query.ts"
import { type Aisle, aislesOf } from "../content/aisles.ts"
import type { Category } from "../content/content.ts"

/** The categories above a listing: those that have products, of the chosen universe when there is just one. */
export function stripCategories(categories: Category[], { productType: [universe, ...others] }: ListingQuery): Aisle[] {
  const isAsked = ({ productType }: Category) => !universe || others.length > 0 || productType === universe
  return aislesOf(categories.filter((category) => category.productCount > 0 && isAsked(category)))
}
