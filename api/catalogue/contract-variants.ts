import { z } from "zod"
import { canStrike } from "#core/catalogue/variants/grid-rules.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { maxVariants } from "#core/catalogue/variants/variant.ts"
import { amount } from "#core/fields/field-kinds.ts"
import { documentId, readAt, texts } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"
import { units, word } from "./contract-product-form.ts"

/** Codes of the colour and of the size; empty = the product has no such option. */
const choice = { color: z.string().max(100), size: z.string().max(100) }

const value = z.object({ code: z.string(), name: texts(60) })

/** `GET products/{documentId}/variants`: the grid of a product's combinations. Amounts in dinars, weight in grams. */
export const variantGrid = z.object({
  documentId: z.string().meta({ description: "Of the product" }),
  name: texts(200),
  updatedAt: z.iso.datetime().meta({ description: "Version of the product" }),
  stockBy: z.enum(["product", "variant"]).meta({ description: "Whether the variants share the product's units" }),
  quantity: z.int().meta({ description: "Units of the product that can be had" }),
  promised: z
    .int()
    .meta({ description: "Units of orders of which the variant is not known: they are among the variants' units" }),
  sold: z.record(z.string(), z.int()).meta({
    description:
      "Units in orders of the last 90 days that did not give them back, by the variants' documentIds; left out = none",
  }),
  price: z.number(),
  lastPrice: z.number().nullable(),
  sizeKind: z.enum(sizeKinds),
  colors: z.array(value.extend({ hex: z.string() })),
  sizes: z.array(value),
  variants: z.array(
    z.object({
      documentId: z.string(),
      ...choice,
      sku: z.string(),
      barcode: z.string().nullable(),
      price: z.number().nullable().meta({ description: "null = the product's" }),
      lastPrice: z.number().nullable(),
      cost: z.number().nullable().meta({ description: "What one unit costs the shop; null = what the product does" }),
      quantity: z.int().meta({ description: "Its own units; 0 where the variants share the product's" }),
      weight: z.int().nullable(),
      image: adminMedia.nullable(),
      active: z.boolean().meta({ description: "Whether it is sold" }),
    }),
  ),
})

const variantRow = z
  .strictObject({
    ...choice,
    sku: z.string().trim().max(120).meta({ description: "Empty = made from the product's" }),
    barcode: word(60).nullable(),
    price: amount.nullable(),
    lastPrice: amount.nullable(),
    cost: amount.nullable().optional().meta({ description: "Left out = as it is stored" }),
    quantity: units,
    quantityWas: units.meta({ description: "As it was read: the difference is what changes" }),
    weight: z.int().min(0).max(1_000_000).nullable(),
    image: documentId.nullable(),
    active: z.boolean(),
  })
  .refine(({ price, lastPrice }) => canStrike(price, lastPrice), {
    path: ["lastPrice"],
    error: "The earlier price must be above the price",
  })

/** `PUT products/{documentId}/variants`: the grid as it is to be; a combination that is left out stays as it is. */
export const variantForm = z.strictObject({
  updatedAt: readAt,
  stockBy: z.enum(["product", "variant"]),
  sharedWas: units.optional().meta({
    description:
      "`quantity` as it was read, where variants stop sharing it: 409 STOCK_CHANGED when it is another by now",
  }),
  sizeKind: z.enum(sizeKinds),
  variants: z.array(variantRow).max(maxVariants),
})

export type VariantGrid = z.infer<typeof variantGrid>
export type VariantForm = z.output<typeof variantForm>
