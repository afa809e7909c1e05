import { mostCompared, putBackCompared } from "#core/compare.ts"
import { keptProducts } from "../wishlist/kept-products.ts"

/** The compare list of this browser. */
export const compareList = keptProducts({ key: "compare_products", most: mostCompared, putBack: putBackCompared })
