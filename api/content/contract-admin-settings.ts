import { z } from "zod"
import { type ShopFacts, weekStarts } from "#core/content/shop-facts.ts"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { locales } from "#core/i18n/locale.ts"
import { anyText as line, moment, readAt, texts } from "../common/contract-texts.ts"

/** What a merchant says about the shop. core/content/shop-facts.ts says what is wrong with it beyond its form. */
export const shopFacts = z.strictObject({
  shopName: texts(80),
  tagline: texts(160),
  about: texts(600),
  address: texts(200),
  hours: texts(300),
  searchHint: texts(60),
  phone: line(30),
  whatsapp: line(30),
  email: line(120),
  registerNumber: line(60),
  taxNumber: line(60),
  bannerShown: z.boolean(),
  bannerFr: line(200),
  bannerAr: line(200),
  bannerEn: line(200),
  freeDeliveryThreshold: z.number().nullable().meta({ description: "Dinars; null = delivery is never free" }),
  exchangeDays: z.number(),
  openingDate: moment.nullable(),
  maxQuantity: z.number().nullable().meta({ description: "Units of a product in one order; null = any number" }),
  maxLines: z.number().nullable().meta({ description: "Lines of one order; null = any number" }),
  maxUnits: z.number().nullable().meta({ description: "Units of one order; null = any number" }),
  releaseHours: z
    .number()
    .nullable()
    .meta({ description: "After so many hours an order that is still new releases its stock; null = never" }),
  lowStock: z.number().meta({ description: "As many units of a product, or fewer, are low" }),
  weekStart: z.enum(weekStarts),
  languages: z
    .array(z.enum(locales))
    .max(locales.length)
    .meta({ description: "In which the shop is shown; the first is the main one, whose addresses have no prefix" }),
  retentionMonths: z
    .number()
    .nullable()
    .meta({ description: "For how many months the person of an ended order is kept; null = for ever" }),
  pixelId: line(20),
  facebook: line(200),
  instagram: line(200),
}) satisfies z.ZodType<ShopFacts, unknown>

/** The shop's facts as they are stored, and as they are sent back to be stored. */
export const settingsForm = shopFacts.extend({
  updatedAt: readAt.meta({ description: "Of what was read" }),
})
export type SettingsForm = z.infer<typeof settingsForm>

/** Why the addresses of clients are not known in some process of the shop; empty = they are. */
export type ClientAddresses = { unknown: UnknownAddressReason[] }
