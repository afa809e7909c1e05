import type { Newest } from "#core/listing-sort.ts"

/** What sets one listing apart from another. */
export type ListingVariant = {
  /** Without language prefix. */
  path: string
  /** How many products "new" shows. */
  newest: Newest
}

/** The listings by their routes (specification, section 2). */
export const listingVariants = {
  shop: { path: "/shop", newest: 8 },
} satisfies Record<string, ListingVariant>
