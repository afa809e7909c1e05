import { z } from "zod"
import { featureIcons } from "#core/catalogue/feature-icons.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { anyText, inThree, moment, texts } from "./contract-texts.ts"

// Parts of a product that its form and the archive of a shop have.

/** Facts beside the description: a name and a value each. */
export const informationLines = inThree(
  z.array(z.strictObject({ key: anyText(100).min(1), value: anyText(500).min(1) })).max(50),
)

/** Reasons to buy, each with its icon. */
export const productFeatures = z
  .array(z.strictObject({ icon: z.enum(featureIcons), title: texts(120), text: texts(400) }))
  .max(12)

/** The time in which an offer's price holds; null = none. */
export const productOffer = z.strictObject({ startDate: moment, endDate: moment }).nullable()

/** Name and tint of a colour. */
export const colorFields = {
  name: texts(60),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1f2a44")
    .toLowerCase(),
}

/** Names a colour in addresses, carts and orders. */
export const colorCode = z.string().max(maxSlugLength).refine(isSlug)
