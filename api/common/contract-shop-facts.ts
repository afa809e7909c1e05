import { z } from "zod"
import { type ShopFacts, settingFields } from "#core/content/settings-fields.ts"
import { schemasOf } from "#core/fields/field-values.ts"
import { locales } from "#core/i18n/locale.ts"

/** The shop's facts as the merchant writes them. core/content/shop-facts.ts finds the errors beyond their form. */
export const shopFacts = z.strictObject({
  ...schemasOf(settingFields),
  languages: z
    .array(z.enum(locales))
    .max(locales.length)
    .meta({ description: "In which the shop is shown; the first is the main one, whose addresses have no prefix" }),
  retentionMonths: z
    .number()
    .nullable()
    .meta({ description: "For how many months the person of an ended order is stored; null = for ever" }),
}) satisfies z.ZodType<ShopFacts, unknown>
