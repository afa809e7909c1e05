import { putBackWish } from "#core/wishlist.ts"
import { keptProducts } from "./kept-products.ts"

/** The wishlist of this browser. */
export const wishlist = keptProducts({ key: "wishlist_products", putBack: putBackWish })
