import { type GoodsTerms, goodsTerms } from "../delivery/goods-terms.ts"
import type { Cart } from "./cart.ts"

/** What the goods of a cart mean for its delivery. */
export const cartGoods = (cart: Cart): GoodsTerms =>
  goodsTerms(cart.map(({ orderQuantity, delivery }) => ({ quantity: orderQuantity, delivery })))
