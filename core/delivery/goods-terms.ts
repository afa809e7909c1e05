import type { ProductDelivery } from "../catalogue/product-delivery.ts"
import type { Centimes } from "../money.ts"
import type { Wilaya } from "./wilaya.ts"

/** The delivery terms of an order's goods. */
export type GoodsTerms = {
  /** Nothing is paid for the delivery. */
  isFree: boolean
  /** It goes to a desk. */
  isDeskOnly: boolean
  /** Added to the price of the delivery. */
  surcharge: Centimes
}

export const plainGoods: GoodsTerms = { isFree: false, isDeskOnly: false, surcharge: 0 }

type Line = { quantity: number; delivery?: ProductDelivery | undefined }

/** The terms of an order's goods: free when all lines are, to a desk when one line is. The highest surcharge is added once for the
 *  order, since one parcel has one fee; those of heavy goods are added for each unit, since each adds its weight. */
export function goodsTerms(lines: readonly Line[]): GoodsTerms {
  let once = 0
  let byUnit = 0
  for (const { quantity, delivery } of lines) {
    if (delivery?.profile === "surcharge") once = Math.max(once, delivery.surcharge)
    if (delivery?.profile === "heavy") byUnit += delivery.surcharge * quantity
  }
  return {
    isFree: lines.length > 0 && lines.every(({ delivery }) => delivery?.profile === "free"),
    isDeskOnly: lines.some(({ delivery }) => delivery?.profile === "desk"),
    surcharge: once + byUnit,
  }
}

/** A wilaya as goods reach it: those that go to a desk only do not reach the door. */
export const forGoods = <Of extends Pick<Wilaya, "homeServed">>(wilaya: Of, { isDeskOnly }: GoodsTerms): Of =>
  isDeskOnly ? { ...wilaya, homeServed: false } : wilaya
