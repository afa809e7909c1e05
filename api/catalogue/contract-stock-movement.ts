import { z } from "zod"
import { handReasons, movementReasons } from "#core/catalogue/stock-movement.ts"
import { anyText, documentId } from "../common/contract-texts.ts"
import { units } from "./contract-product-form.ts"

/** `GET products/{documentId}/stock-movements`: the newest first. */
export const movementQuery = z.object({
  variant: documentId.optional().meta({ description: "documentId of a variant: only its movements" }),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({ description: "`next` of the page before" }),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
})

export const stockMovement = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  variant: z
    .object({ documentId: z.string(), color: z.string(), size: z.string(), sku: z.string() })
    .nullable()
    .meta({ description: "null = of the product alone, or the variant is not known" }),
  units: z.int().meta({ description: "Change of the product's units" }),
  unitsLeft: z.int().meta({ description: "The product's units after it" }),
  ownUnits: z.int().meta({ description: "Change of the variant's own units" }),
  ownLeft: z.int().nullable().meta({ description: "The variant's own units after it; null = it has none of its own" }),
  reason: z.enum(movementReasons),
  order: z.object({ documentId: z.string(), number: z.string() }).nullable(),
  actor: z.string().meta({ description: "`shopper`, `shop`, or the name of the member of the staff" }),
  note: z.string().nullable(),
})

export const movementList = z.object({
  data: z.array(stockMovement),
  meta: z.object({
    quantity: z.int(),
    stockBy: z.enum(["product", "variant"]),
    next: z.int().nullable().meta({ description: "`before` of the next page; null = this is the last" }),
  }),
})

/** `POST products/{documentId}/stock-movements`: the staff count, receive or lose units. */
export const stockByHand = z
  .strictObject({
    variant: documentId.nullable().meta({ description: "null = the product's units, which all variants share" }),
    reason: z.enum(handReasons),
    units: units.meta({ description: "How many there are of a count; else how many came or went" }),
    was: units.meta({ description: "Of a count: as it was read, the difference is what changes" }),
    note: anyText(200).nullable(),
  })
  .refine(({ reason, units }) => reason === "count" || units > 0, { path: ["units"], error: "At least one unit" })

export type StockMovement = z.infer<typeof stockMovement>
export type MovementList = z.infer<typeof movementList>
export type StockByHandForm = z.output<typeof stockByHand>
