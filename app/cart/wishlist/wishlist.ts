import { restoreWishlistItem } from "#core/cart/wishlist.ts"
import { savedProducts } from "./saved-products.ts"

/** The wishlist of this browser. */
export const wishlist = savedProducts({ key: "wishlist_products", putBack: restoreWishlistItem })
