import { island } from "../../islands/island.tsx"
import { CompareLink } from "../compare/compare-link.tsx"
import { WishlistLink } from "../wishlist/wishlist-link.tsx"
import { CartButton } from "./cart-button.tsx"
import { CartPanel } from "./cart-panel.tsx"

/** What this browser has saved, at the end of a header: compare list, wishlist and cart with their counts, and the cart's side
 *  panel. */
export const CartTools = island("cart-tools", () => (
  <>
    <CompareLink />
    <WishlistLink />
    <CartButton />
    <CartPanel />
  </>
))
