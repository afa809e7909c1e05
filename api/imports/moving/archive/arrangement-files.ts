import { z } from "zod"
import { isLandingSlug, landingLimits } from "#core/content/landing-page.ts"
import { menuNames } from "#core/content/menus/menu.ts"
import { headLimits, headPageNames } from "#core/content/page-heads/page-head.ts"
import { couponAmounts, type StoredCouponFields } from "#core/coupons/coupon-check.ts"
import { carriers } from "#core/delivery/carrier.ts"
import { communeProblems } from "#core/delivery/commune-values.ts"
import { deliveryProblems } from "#core/delivery/delivery-values.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import type { MovedDelivery } from "#db/moving/moved-delivery.ts"
import { couponFields } from "../../../common/contract-coupon-fields.ts"
import { menuEntries } from "../../../common/contract-menu-entries.ts"
import { placedSections } from "../../../common/contract-section-content.ts"
import { anyText, texts } from "../../../common/contract-texts.ts"

// Contracts of an archive's files: menus, landing pages, page heads, coupons, delivery.

/** `menus.json`: the merchant's own pages by their slugs. */
export const archivedMenus = z.array(z.object({ menu: z.enum(menuNames), entries: menuEntries })).max(menuNames.length)

/** `landing-pages.json`: products by their SKUs. */
export const archivedLandings = z
  .array(
    z.object({
      slug: z.string().refine(isLandingSlug),
      sku: anyText(200),
      hidden: z.boolean(),
      indexed: z.boolean(),
      title: texts(landingLimits.title),
      text: texts(landingLimits.text),
      sections: placedSections,
    }),
  )
  .max(landingLimits.stored)

/** `page-heads.json`: pictures by their addresses. */
export const archivedHeads = z
  .array(
    z.object({
      page: z.enum(headPageNames),
      title: texts(headLimits.title),
      description: texts(headLimits.description),
      picture: anyText(500).min(1).nullable(),
    }),
  )
  .max(headPageNames.length)

/** `coupons.json`: amounts in dinars. `used` tells how many orders hold one: each comes with its order. */
export const archivedCoupons = z.array(couponFields.extend({ used: z.int().min(0) })).max(20_000)

export const toCouponFile = ({ code, title, kind, productType, ...coupon }: StoredCouponFields & { used: number }) => ({
  code,
  title,
  kind,
  productType,
  ...couponAmounts({ code, title, kind, productType, ...coupon }),
  isPublic: coupon.isPublic,
  startDate: coupon.startDate,
  endDate: coupon.endDate,
  maxUses: coupon.maxUses,
  maxUsesPerPhone: coupon.maxUsesPerPhone,
  used: coupon.used,
})

const price = z.number().nullable()
const days = z.number().nullable()
const place = { wilaya: z.int().min(1).max(58), commune: anyText(80) }

/** `delivery.json`: prices in dinars. */
export const archivedDelivery = z.object({
  wilayas: z
    .array(
      z
        .object({
          code: z.int().min(1).max(69),
          desk: price,
          home: price,
          deskServed: z.boolean(),
          homeServed: z.boolean(),
          daysMin: days,
          daysMax: days,
          followsParent: z.boolean(),
          hasSamplePrices: z.boolean(),
          isSaved: z.boolean(),
        })
        .refine((wilaya) => deliveryProblems(wilaya).length === 0),
    )
    .max(69),
  communes: z
    .array(
      z
        .object({ ...place, closed: z.boolean(), homeClosed: z.boolean(), home: price, desk: price })
        .refine((commune) => communeProblems(commune).length === 0),
    )
    .max(3000),
  spellings: z
    .array(z.object({ carrier: z.enum(carriers), ...place, name: anyText(100).min(1) }))
    .max(3000 * carriers.length),
})

type Priced = { desk: number | null; home: number | null }
const withPrices = <Row extends Priced>(row: Row, convert: (price: number) => number): Row => ({
  ...row,
  desk: row.desk === null ? null : convert(row.desk),
  home: row.home === null ? null : convert(row.home),
})
const inUnits = ({ wilayas, communes, spellings }: MovedDelivery, convert: (price: number) => number) => ({
  wilayas: wilayas.map((row) => withPrices(row, convert)),
  communes: communes.map((row) => withPrices(row, convert)),
  spellings,
})

export const toDeliveryFile = (delivery: MovedDelivery): MovedDelivery => inUnits(delivery, toDinars)

/** Delivery of an archive as it is stored. */
export const fromDeliveryFile = (delivery: z.infer<typeof archivedDelivery>): MovedDelivery =>
  inUnits(delivery, fromDinars)
