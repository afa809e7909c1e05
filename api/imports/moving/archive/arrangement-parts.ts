import { couponProblems, toStoredCoupon } from "#core/coupons/coupon-check.ts"
import { textIn } from "#core/i18n/texts.ts"
import { storeMovedCoupons } from "#db/moving/moved-coupons.ts"
import { storeMovedDelivery } from "#db/moving/moved-delivery.ts"
import { storeMovedHeads } from "#db/moving/moved-heads.ts"
import { storeMovedLandings } from "#db/moving/moved-landing.ts"
import { storeMovedMenus } from "#db/moving/moved-menus.ts"
import { addCounts, noneOfPart } from "#db/moving/part-count.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { inOneStep, type RunPart } from "./archive-part.ts"
import {
  archivedCoupons,
  archivedDelivery,
  archivedHeads,
  archivedLandings,
  archivedMenus,
  fromDeliveryFile,
} from "./arrangement-files.ts"
import { comingSkus } from "./coming-skus.ts"

/** Landing pages that the shop does not have. */
export const landingPart: RunPart = async (context) => {
  const { archive, dryRun } = context
  const landings = (await archive.json("landing-pages.json", archivedLandings)) ?? []
  const coming = dryRun ? await comingSkus(archive) : new Set<string>()
  return inOneStep(context, ["landing", "sections"], (step) => storeMovedLandings(step, landings, coming))
}

/** Menus: those that somebody has edited there take the place of the shop's. */
export const menuPart: RunPart = async (context) => {
  const menus = (await context.archive.json("menus.json", archivedMenus)) ?? []
  return inOneStep(context, ["menu"], (step) => storeMovedMenus(step, menus))
}

/** Titles for search engines: those of the archive take the place of the shop's. */
export const headPart: RunPart = async (context) => {
  const heads = (await context.archive.json("page-heads.json", archivedHeads)) ?? []
  return inOneStep(context, ["heads"], (step) => storeMovedHeads(step, heads))
}

/** Delivery prices, closed places and spellings: those of the archive take the place of the shop's. */
export const deliveryPart: RunPart = async (context) => {
  const delivery = await context.archive.json("delivery.json", archivedDelivery)
  if (!delivery) return noneOfPart
  return inOneStep(context, ["all"], (step) => storeMovedDelivery(step, fromDeliveryFile(delivery)))
}

/** Coupons whose codes the shop does not have. One that no form would take is left behind. */
export const couponPart: RunPart = async (context) => {
  const { db, archive } = context
  const coupons = (await archive.json("coupons.json", archivedCoupons)) ?? []
  const main = await findMainLocale(db)
  const known = coupons
    .map(({ used: _, ...coupon }) => ({
      ...coupon,
      title: { ...coupon.title, [main]: textIn(coupon.title, main, main) },
    }))
    .filter((coupon) => couponProblems(coupon, main).length === 0)
  const stored = known.map(toStoredCoupon)
  const coming = new Set(archive.departments.map(({ slug }) => slug))
  const count = await inOneStep(context, ["coupons"], (step) => storeMovedCoupons(step, stored, coming))
  return addCounts(count, { lost: coupons.length - known.length })
}
