import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { documentId, readAt, texts } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"

/** A category; the list of all has parents before their children, both in the shop's order. */
export const adminCategory = z.object({
  documentId: z.string(),
  slug: z.string(),
  productType: universeSlug,
  title: texts(100),
  parent: z.string().nullable().meta({ description: "documentId of the parent" }),
  position: z.int(),
  productCount: z.int().meta({ description: "Products in it or in its children, drafts among them" }),
  image: adminMedia.nullable(),
  updatedAt: z.iso.datetime(),
})

const slug = z
  .string()
  .max(maxSlugLength)
  .refine((text) => text === "" || isSlug(text), "has lower-case letters, digits and hyphens")

/** Needed in the shop's main language. */
const title = texts(100)

/** `POST categories`; it comes last among its siblings. */
export const newCategory = z.strictObject({
  title,
  slug: slug.default(""),
  productType: universeSlug,
  parent: documentId.nullable().default(null),
  image: documentId.nullable().default(null),
})

/** `PATCH categories/{documentId}`; what is left out stays. */
export const categoryPatch = z.strictObject({
  updatedAt: readAt,
  title: title.optional(),
  slug: slug.optional(),
  parent: documentId.nullable().optional().meta({ description: "It comes last below this one; null = at the top" }),
  image: documentId.nullable().optional(),
})

/** `PUT categories/order`: all categories of a universe in their new order, each once. */
export const categoryOrder = z.strictObject({
  productType: universeSlug,
  order: z.array(z.strictObject({ documentId, parent: documentId.nullable() })).max(500),
})

export type AdminCategory = z.infer<typeof adminCategory>
export type NewCategory = z.output<typeof newCategory>
export type CategoryPatch = z.output<typeof categoryPatch>
export type CategoryOrder = z.output<typeof categoryOrder>
