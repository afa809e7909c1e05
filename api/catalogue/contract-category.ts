import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { entryDates } from "../common/contract-envelope.ts"
import { textLanguages } from "../common/contract-texts.ts"
import { media } from "../media/contract.ts"

export const categoryResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    slug: z.string(),
    title: z.string(),
    textLanguages,
    productType: universeSlug,
    parent: z.string().nullable().meta({ description: "Slug of the parent category; null for one of the 15" }),
    position: z.int(),
    productCount: z.int(),
    image: media.nullable(),
    locale: z.string(),
    ...entryDates.shape,
  })
  .meta({ id: "Category" })

export type CategoryResource = z.infer<typeof categoryResource>
