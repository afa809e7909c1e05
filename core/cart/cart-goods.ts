import { type GoodsTerms, goodsTerms } from "../delivery/goods-terms.ts"
import type { Cart } from "./cart.ts"

/** The delivery terms of a cart's goods. */
export const cartGoods = (cart: Cart): GoodsTerms =>
  goodsTerms(cart.map(({ orderQuantity, delivery }) => ({ quantity: orderQuantity, delivery })))
