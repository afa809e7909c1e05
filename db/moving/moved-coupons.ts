import type { StoredCouponFields } from "#core/coupons/coupon-check.ts"
import { textIn } from "#core/i18n/texts.ts"
import { listUniverses } from "../catalogue/universes.ts"
import { addCoupon, isCodeTaken } from "../coupons/admin-coupons.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"

/** Stores coupons of another shop whose codes the shop does not have; one of a department that it does not have is lost. Their uses come
 *  with the orders that hold them.
 *  @param coming slugs of departments that are made before */
export async function storeMovedCoupons(
  { db, tx, now }: PartStep,
  coupons: readonly StoredCouponFields[],
  coming: ReadonlySet<string>,
): Promise<PartCount> {
  const count = { ...noneOfPart }
  const departments = new Set((await listUniverses(db)).map(({ slug }) => slug))
  const main = await findMainLocale(db)
  for (const coupon of coupons) {
    const { productType, title } = coupon
    const isKnown = productType === null || departments.has(productType) || (!tx && coming.has(productType))
    if (await isCodeTaken(db, coupon.code)) count.existing++
    else if (!isKnown) count.lost++
    else {
      count.made++
      // Its title in the main language of this shop.
      const named = { ...coupon, title: { ...title, [main]: textIn(title, main, main) } }
      if (tx) await addCoupon(tx, named, now)
    }
  }
  return count
}
