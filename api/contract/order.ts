import { z } from "zod"
import { deliveryKinds } from "#core/wilaya.ts"

// PostgreSQL cannot store it.
const noNul = /^[^\0]*$/

/** @param missing what to say when the text is missing or blank */
const shortText = (most: number, missing?: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most).regex(noNul, "must not contain a NUL character")

// The checks of section 5 of the specification.
const place = "Please select wilaya and commune"

/** The order form's payload (specification, sections 3 and 7), and what this shop adds to it. */
export const orderRequest = z
  .object({
    data: z.object({
      quantity: z.int().min(1).max(999),
      product: shortText(200).meta({ description: "Name of the product, in any language" }),
      color: z.string().trim().max(80).regex(noNul).nullish(),
      amount: z.number().min(0).meta({ description: "Unit price × quantity in dinars, as the shopper saw it" }),
      wilaya: shortText(80, place),
      commune: shortText(120, place),
      mobile: shortText(40, "Please enter your mobile number"),
      firstname: shortText(80, "Please enter your first name"),
      lastname: shortText(80, "Please enter your last name"),
      date: z.iso.datetime({ offset: true }),
      slug: z.string().max(200).regex(noNul).optional().meta({ description: "Names the product when given" }),
      delivery: z.enum(deliveryKinds).optional().meta({ description: "`home` when absent" }),
      locale: z.string().max(5).optional(),
    }),
  })
  .meta({ id: "OrderRequest" })

export type OrderRequest = z.infer<typeof orderRequest>

export const orderResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    number: z.string(),
    token: z.string(),
    status: z.literal("new"),
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    wilaya: z.string(),
    commune: z.string(),
    delivery: z.enum(deliveryKinds),
    amount: z.number(),
    deliveryPrice: z.number().nullable(),
    total: z.number(),
    lines: z.array(
      z.object({
        slug: z.string(),
        sku: z.string(),
        title: z.string(),
        color: z.string().nullable(),
        quantity: z.int(),
        unitPrice: z.number(),
        lineTotal: z.number(),
        image: z.string().nullable(),
      }),
    ),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Order" })

export type OrderResource = z.infer<typeof orderResource>

/** `error.details` of a 409: why the order cannot be taken as it stands. Prices in dinars. */
export const orderConflict = z
  .discriminatedUnion("reason", [
    z.object({ reason: z.literal("outOfStock"), available: z.int() }),
    z.object({ reason: z.literal("notEnough"), available: z.int() }),
    z.object({ reason: z.literal("priceChanged"), price: z.number(), amount: z.number() }),
  ])
  .meta({ id: "OrderConflict" })

export type OrderConflict = z.infer<typeof orderConflict>
