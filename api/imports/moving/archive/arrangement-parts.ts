import { couponProblems, toStoredCoupon } from "#core/coupons/coupon-check.ts"
import { textIn } from "#core/i18n/texts.ts"
import type { ContentTag } from "#db/changes/content-changes.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { storeMovedCoupons } from "#db/moving/moved-coupons.ts"
import { storeMovedDelivery } from "#db/moving/moved-delivery.ts"
import { storeMovedHeads } from "#db/moving/moved-heads.ts"
import { storeMovedLandings } from "#db/moving/moved-landing.ts"
import { storeMovedMenus } from "#db/moving/moved-menus.ts"
import { addCounts, noneOfPart, type PartCount } from "#db/moving/part-count.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { inTransaction } from "#db/transaction.ts"
import type { PartContext, RunPart } from "./archive-part.ts"
import {
  archivedCoupons,
  archivedDelivery,
  archivedHeads,
  archivedLandings,
  archivedMenus,
  fromDeliveryFile,
} from "./arrangement-files.ts"
import { comingSkus } from "./coming-skus.ts"

/** Stores a part in one transaction that tells pages of it; counts alone in a dry run. */
export const inOneStep = (
  { db, dryRun }: PartContext,
  tags: readonly ContentTag[],
  store: (tx: Db) => Promise<PartCount>,
): Promise<PartCount> =>
  dryRun
    ? store(db)
    : inTransaction(db, async (tx) => {
        const count = await store(tx)
        await touchContent(tx, tags)
        return count
      })

/** Landing pages that the shop does not have. */
export const landingPart: RunPart = async (context) => {
  const { archive, by, dryRun } = context
  const landings = (await archive.json("landing-pages.json", archivedLandings)) ?? []
  const how = { now: by.now, dryRun, coming: dryRun ? await comingSkus(archive) : new Set<string>() }
  return inOneStep(context, ["landing", "sections"], (tx) => storeMovedLandings(tx, landings, how))
}

/** Menus: those that somebody has edited there take the place of the shop's. */
export const menuPart: RunPart = async (context) => {
  const { archive, by, dryRun } = context
  const menus = (await archive.json("menus.json", archivedMenus)) ?? []
  return inOneStep(context, ["menu"], (tx) => storeMovedMenus(tx, menus, { now: by.now, dryRun }))
}

/** Titles for search engines: those of the archive take the place of the shop's. */
export const headPart: RunPart = async (context) => {
  const { archive, by, dryRun } = context
  const heads = (await archive.json("page-heads.json", archivedHeads)) ?? []
  return inOneStep(context, ["heads"], (tx) => storeMovedHeads(tx, heads, { now: by.now, dryRun }))
}

/** Delivery prices, closed places and spellings: those of the archive take the place of the shop's. */
export const deliveryPart: RunPart = async (context) => {
  const delivery = await context.archive.json("delivery.json", archivedDelivery)
  if (!delivery) return noneOfPart
  return inOneStep(context, ["all"], (tx) => storeMovedDelivery(tx, fromDeliveryFile(delivery), context))
}

/** Coupons whose codes the shop does not have. One that no form would take is left behind. */
export const couponPart: RunPart = async (context) => {
  const { db, archive, by, dryRun } = context
  const coupons = (await archive.json("coupons.json", archivedCoupons)) ?? []
  const main = await findMainLocale(db)
  const known = coupons
    .map(({ used: _, ...coupon }) => ({
      ...coupon,
      title: { ...coupon.title, [main]: textIn(coupon.title, main, main) },
    }))
    .filter((coupon) => couponProblems(coupon, main).length === 0)
  const how = { now: by.now, dryRun, coming: new Set(archive.departments.map(({ slug }) => slug)) }
  const count = await inOneStep(context, ["coupons"], (tx) => storeMovedCoupons(tx, known.map(toStoredCoupon), how))
  return addCounts(count, { lost: coupons.length - known.length })
}
