import { z } from "zod"
import { couponRejections } from "#core/coupons/coupon.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { orderClient } from "../common/contract-client.ts"
import { optionalText } from "../common/contract-texts.ts"
import { inputAmount, neededWithoutLines, orderedGoods, orderTerms } from "./contract-fields.ts"

/** Requests the cost of an order. The place and the phone may be missing. */
export const orderQuoteRequest = z
  .object({
    data: z
      .object({
        ...orderedGoods,
        amount: inputAmount.optional().meta({ description: "In dinars, as the shopper saw it" }),
        wilaya: optionalText(80),
        commune: optionalText(120).meta({ description: "For a commune with delivery prices of its own" }),
        mobile: optionalText(40).meta({ description: "For a coupon that a phone may use so many times only" }),
        ...orderTerms,
        client: orderClient.optional(),
      })
      .refine(...neededWithoutLines("quantity", "The quantity is missing"))
      .refine(...neededWithoutLines("product", "The product is missing")),
  })
  .meta({ id: "OrderQuoteRequest" })

export type OrderQuoteRequest = z.infer<typeof orderQuoteRequest>

const ofProduct = { slug: z.string(), title: z.string() }
const ofLine = {
  index: z.int().optional().meta({ description: "Its place among the lines asked for" }),
  ...ofProduct,
  color: z.string().optional().meta({ description: "What was chosen, by its names; absent where nothing was" }),
  size: z.string().optional(),
}
const units = { old: z.int(), new: z.int() }
const dinars = { old: z.number(), new: z.number() }

/** One thing that is not as the shopper saw it: what it was, and what it is. Amounts in dinars. */
const orderChange = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("price"), ...ofLine, ...dinars }),
    z.object({ kind: z.literal("stock"), ...ofLine, ...units }),
    z
      .object({ kind: z.literal("maximum"), ...ofProduct, ...units })
      .meta({ description: "Units of the product over all lines, and the maximum of one order" }),
    z.object({ kind: z.literal("maxLines"), ...units }).meta({ description: "Lines, and the maximum of one order" }),
    z
      .object({ kind: z.literal("maxUnits"), ...units })
      .meta({ description: "Units of all lines, and the maximum of one order" }),
    z.object({ kind: z.literal("gone"), ...ofLine }),
    z.object({ kind: z.literal("amount"), ...dinars }),
    z.object({
      kind: z.literal("coupon"),
      code: z.string(),
      reason: z.enum(couponRejections),
      minimum: z.number().nullable().meta({ description: "What the coupon asks for, where it is `belowMinimum`" }),
      old: z.number(),
      new: z.literal(0),
    }),
    z.object({ kind: z.literal("discount"), code: z.string().nullable(), ...dinars }),
    z.object({ kind: z.literal("delivery"), old: z.number().nullable(), new: z.number().nullable() }),
    z.object({
      kind: z.literal("notServed"),
      wilaya: z.string(),
      delivery: z.enum(deliveryKinds),
      other: z.boolean().meta({ description: "Whether the other kind of delivery reaches the wilaya" }),
    }),
  ])
  .meta({ id: "OrderChange" })

/** A quote: what can be ordered now, in dinars; also `error.details` of a 409 to an order. */
export const orderQuote = z
  .object({
    changes: z.array(orderChange).meta({ description: "Empty when all is as it was shown" }),
    lines: z.array(
      z.object({
        index: z.int().meta({ description: "Its place among the lines asked for" }),
        ...ofProduct,
        quantity: z.int(),
        unitPrice: z.number(),
        lineTotal: z.number(),
        available: z.int().meta({ description: "Units that can be had" }),
      }),
    ),
    amount: z.number(),
    coupon: z.string().nullable().meta({ description: "The code that holds" }),
    discount: z.number(),
    deliveryPrice: z.number().nullable(),
    total: z.number(),
  })
  .meta({ id: "OrderQuote" })

export type OrderQuoteResource = z.infer<typeof orderQuote>
