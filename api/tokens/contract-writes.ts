import { z } from "zod"
import { maxUnits } from "#core/catalogue/product-type.ts"
import { amount } from "#core/fields/field-kinds.ts"
import { anyText, documentId } from "../common/contract-texts.ts"

/** Products of one change in bulk: each takes a few milliseconds of one transaction. */
const maxItems = 50

/** Which product: by its SKU or that of a variant, or by documentId. */
const which = {
  // An assistant's tools read it by this schema alone.
  sku: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[^\0]*$/, "must not contain a NUL character")
    .optional()
    .meta({ description: "Of a product or a variant" }),
  documentId: documentId.optional().meta({ description: "Of a product" }),
}

const isNamed = ({ sku, documentId }: { sku?: string | undefined; documentId?: string | undefined }) =>
  (sku === undefined) !== (documentId === undefined)
const nameError = { path: ["sku"], error: "One of sku and documentId is needed" }

/** `{ data: … }`, as a Strapi takes it; the record's own fields are checked by the form. */
export const anyData = z.object({ data: z.record(z.string(), z.unknown()) })

export const stockItem = z
  .strictObject({
    ...which,
    variant: documentId.optional().meta({ description: "With documentId: of a variant that counts its own units" }),
    quantity: z.int().min(0).max(maxUnits).optional().meta({ description: "How many there are" }),
    change: z.int().min(-maxUnits).max(maxUnits).optional().meta({ description: "Or how many come or go" }),
    note: anyText(200).optional(),
  })
  .refine(isNamed, nameError)
  .refine(({ quantity, change }) => (quantity === undefined) !== (change === undefined), {
    path: ["quantity"],
    error: "One of quantity and change is needed",
  })

/** `POST /api/stock` */
export const stockRequest = z
  .strictObject({ data: z.array(stockItem).min(1).max(maxItems) })
  .meta({ id: "StockRequest" })
export type StockItem = z.infer<typeof stockItem>

export const priceItem = z
  .strictObject({
    ...which,
    price: amount.meta({ description: "In dinars" }),
    lastPrice: amount.nullable().optional().meta({ description: "Struck through; null = none; left out = it stays" }),
  })
  .refine(isNamed, nameError)

/** `POST /api/prices` */
export const priceRequest = z
  .strictObject({ data: z.array(priceItem).min(1).max(maxItems) })
  .meta({ id: "PriceRequest" })
export type PriceItem = z.infer<typeof priceItem>

const item = { index: z.int(), documentId: z.string().nullable() }

/** One result for each item, in the order of the items. */
export const bulkAnswer = z.object({
  data: z.array(
    z.object({
      ...item,
      ok: z.boolean(),
      error: z
        .object({ status: z.int(), name: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) })
        .optional(),
    }),
  ),
  meta: z.object({ done: z.int(), failed: z.int() }),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>
