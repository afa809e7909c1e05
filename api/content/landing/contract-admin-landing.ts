import { z } from "zod"
import { isLandingSlug, landingLimits, landingPeriods } from "#core/content/landing-page.ts"
import { documentId, readAt, texts } from "../../common/contract-texts.ts"

const slug = z.string().refine(isLandingSlug, "must be words of a-z and 0-9 joined by hyphens")

const fields = {
  slug,
  hidden: z.boolean(),
  indexed: z.boolean().meta({ description: "Whether search engines may list it beside the product's own page" }),
  title: texts(landingLimits.title).meta({ description: '"" = that of the product' }),
  text: texts(landingLimits.text).meta({ description: '"" = that of the product' }),
}

/** `POST landing-pages` → 201: a landing page of a product, hidden at first. 409 `SLUG_TAKEN`, `TOO_MANY_PAGES`. */
export const landingInput = z.strictObject({ slug, product: documentId })

/** `PUT landing-pages/:documentId`. 409 `CHANGED_MEANWHILE`, `SLUG_TAKEN`. */
export const landingChange = z.strictObject({ ...fields, updatedAt: readAt })

/** A landing page as its form and its list know it. */
export const adminLanding = z.object({
  ...fields,
  documentId: z.string(),
  product: z.object({
    documentId: z.string(),
    slug: z.string().nullable().meta({ description: "null = the product is gone" }),
    title: texts(200),
  }),
  updatedAt: readAt,
})
export type AdminLanding = z.infer<typeof adminLanding>

/** `GET numbers/landing-pages`: so many days, the last of which is today. */
export const landingCountsQuery = z.strictObject({
  days: z
    .enum(landingPeriods.map(String))
    .transform(Number)
    .meta({ description: landingPeriods.join(", ") }),
})

/** Visits and orders of a landing page; pages without any are left out. */
export const landingCounts = z.object({
  documentId: z.string(),
  visits: z.int().meta({ description: "Visitors of the page, each counted once" }),
  orders: z.int().meta({ description: "Orders that were placed on it" }),
  delivered: z.int().meta({ description: "How many of these are delivered" }),
  conversion: z.number().min(0).max(1).nullable().meta({ description: "Orders a visitor; null = nobody came" }),
})
export type LandingCountsResource = z.infer<typeof landingCounts>
