import { z } from "zod"
import { productFields } from "#core/catalogue/product-fields.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { shownOf } from "#core/fields/field-kinds.ts"
import { entryDates } from "../common/contract-envelope.ts"
import { textLanguages } from "../common/contract-texts.ts"
import { media } from "../media/contract.ts"
import { block } from "../texts/contract-block.ts"

export const categoryRef = z.object({
  id: z.int(),
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  textLanguages,
  parent: z.string().nullable().meta({ description: "Slug of the parent category" }),
  ...entryDates.shape,
})

export const color = z.object({
  id: z.int(),
  name: z.string(),
  hex: z.string(),
  image: media.nullable().optional(),
  code: z.string().meta({ description: "The same in every language; names the colour in a variant and in an address" }),
})

/** The option of a product besides its colours: sizes or capacities. */
export const sizeOption = z
  .object({
    kind: z.enum(sizeKinds),
    values: z.array(z.object({ code: z.string(), name: z.string() })).meta({ description: "In their order" }),
  })
  .meta({ id: "SizeOption" })

/** One sold combination of colour and size. Prices in dinars. */
export const variant = z
  .object({
    id: z.int(),
    documentId: z.string(),
    color: z.string().meta({ description: "Code of the colour; empty = the product has none" }),
    size: z.string().meta({ description: "Code of the size; empty = the product has none" }),
    sku: z.string(),
    barcode: z.string().nullable(),
    price: z.number(),
    lastPrice: z.number().nullable(),
    discount: z.int(),
    quantity: z.int().min(0).meta({ description: "Units that can be had" }),
    status: z.enum(["in-stock", "out-of-stock"]),
    image: media.nullable(),
  })
  .meta({ id: "Variant" })

export type VariantResource = z.infer<typeof variant>

export const feature = z.object({ id: z.int(), icon: z.string(), title: z.string(), text: z.string(), textLanguages })

export const review = z.object({
  id: z.int(),
  name: z.string(),
  town: z.string().nullable(),
  rating: z.int().min(1).max(5),
  date: z.iso.datetime(),
  review: z.string(),
  lang: z.string(),
  verified: z.boolean().meta({ description: "Written by who got it with a delivered order" }),
  reply: z.string().meta({ description: "What the shop answers; empty = nothing" }),
  picture: media.nullable(),
})

/** A product on the wire. Prices in dinars. Relations and media are present when `populate` names them. */
export const productResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    ...shownOf(productFields),
    status: z.enum(["in-stock", "out-of-stock"]),
    discount: z.int().meta({ description: "Percent" }),
    description: z.array(block),
    brand: z.object({ slug: z.string(), name: z.string() }).meta({ description: "Both are empty where it has none" }),
    tags: z.array(z.string()),
    sizes: z.array(z.string()),
    sizeOption: sizeOption.nullable(),
    variantCount: z.int().meta({ description: "How many combinations can be chosen from; 0 = nothing to choose" }),
    additionalInformation: z.array(z.object({ key: z.string(), value: z.string() })),
    sellCount: z.int(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    offerDate: z.object({ startDate: z.iso.datetime(), endDate: z.iso.datetime() }).nullable(),
    textLanguages,
    locale: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime(),
    image: media.nullable().optional(),
    medias: z.array(media).optional(),
    categories: z.array(categoryRef).optional(),
    colors: z.array(color).optional(),
    features: z.array(feature).optional(),
    reviews: z
      .array(review)
      .optional()
      .meta({ description: "The newest ones; all of them: products/{documentId}/reviews" }),
    variants: z.array(variant).optional().meta({ description: "Those that are sold; at least one" }),
    stars: z
      .array(z.int())
      .length(5)
      .optional()
      .meta({ description: "How many of all reviews gave 1, 2, 3, 4 and 5 stars" }),
  })
  .meta({ id: "Product" })

export type ProductResource = z.infer<typeof productResource>

/** The relations, media and components that `populate` may name. */
export const productRelations = [
  "image",
  "medias",
  "categories",
  "colors",
  "colors.image",
  "features",
  "reviews",
  "stars",
  "variants",
] as const
