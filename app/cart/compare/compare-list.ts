import { maxCompared, restoreCompared } from "#core/cart/compare.ts"
import { savedProducts } from "../wishlist/saved-products.ts"

/** The compare list of this browser. */
export const compareList = savedProducts({ key: "compare_products", max: maxCompared, putBack: restoreCompared })
