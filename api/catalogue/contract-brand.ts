import { z } from "zod"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { anyText, readAt } from "../common/contract-texts.ts"

export const adminBrand = z.object({
  documentId: z.string(),
  slug: z.string(),
  name: z.string(),
  productCount: z.int(),
  updatedAt: z.iso.datetime(),
})

const name = anyText(100).min(1)
const slug = z
  .string()
  .max(maxSlugLength)
  .refine((text) => text === "" || isSlug(text), "has lower-case letters, digits and hyphens")

/** `POST brands`; an empty slug is made from the name. */
export const newBrand = z.strictObject({ name, slug: slug.default("") })

/** `PATCH brands/{documentId}`; what is left out stays. */
export const brandPatch = z.strictObject({ updatedAt: readAt, name: name.optional(), slug: slug.optional() })

export type AdminBrand = z.infer<typeof adminBrand>
export type NewBrand = z.output<typeof newBrand>
export type BrandPatch = z.output<typeof brandPatch>
