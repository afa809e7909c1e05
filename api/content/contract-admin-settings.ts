import { z } from "zod"
import { type ShopFacts, settingFields } from "#core/content/settings-fields.ts"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { schemasOf } from "#core/fields/field-values.ts"
import { locales } from "#core/i18n/locale.ts"
import { readAt } from "../common/contract-texts.ts"

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

/** The shop's facts as they are stored, and as they are sent back to be stored. */
export const settingsForm = shopFacts.extend({
  updatedAt: readAt.meta({ description: "Of what was read" }),
})
export type SettingsForm = z.infer<typeof settingsForm>

/** Why the addresses of clients are not known in some process of the shop; empty = they are. */
export type ClientAddresses = { unknown: UnknownAddressReason[] }
