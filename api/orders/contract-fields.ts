import { z } from "zod"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { reservedReasons } from "#core/orders/order-event.ts"
import { maxLineUnits, maxStoredLines } from "#core/orders/order-maximums.ts"
import { optionalText, shortText } from "../common/contract-texts.ts"

// PostgreSQL cannot store it.
const noNul = /^[^\0]*$/

/** Half a letter (a lone surrogate) is stored as a replacement character; so it is compared as one from the start. */
const wellFormed = (text: string) => text.toWellFormed()

/** An amount in dinars as a client tells it. */
export const inputAmount = z.number().min(0).max(1e12)

const quantity = z.int().min(1).max(maxLineUnits)
const color = optionalText(80)
const size = optionalText(80).meta({ description: "Name or code of the size" })
const variant = optionalText(120).meta({
  description:
    "SKU or documentId of the variant. Without it, colour and size tell it; where several fit, the staff asks",
})

/** The ordered goods: one product in the specification's fields, or the lines of a cart. */
export const orderedGoods = {
  quantity: quantity.optional().meta({ description: "Needed without `lines`" }),
  product: shortText(200)
    .optional()
    .meta({ description: "Name of the product, in any language; needed without `lines`" }),
  color,
  size,
  variant,
  slug: z
    .string()
    .max(200)
    .regex(noNul)
    .overwrite(wellFormed)
    .optional()
    .meta({ description: "Names the product when given" }),
  lines: z
    .array(
      z.object({
        slug: shortText(200),
        quantity,
        color,
        size,
        variant,
        unitPrice: inputAmount.optional().meta({ description: "Price of one unit in dinars, as the shopper saw it" }),
      }),
    )
    .min(1)
    .max(maxStoredLines)
    .optional()
    .meta({
      description: "A cart; `quantity`, `product`, `color`, `size`, `variant` and `slug` are not looked at then",
    }),
}

/** How it is ordered. What the shopper saw is compared where it is given, and only there. */
export const orderTerms = {
  delivery: z.enum(deliveryKinds).optional().meta({ description: "`home` when absent" }),
  desk: z
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({ description: "The carrier's desk, of `GET /api/desks` for the wilaya; for `delivery` `desk` alone" }),
  coupon: optionalText(40).meta({ description: "Code of a coupon" }),
  discount: inputAmount.optional().meta({ description: "In dinars, as the shopper saw it" }),
  deliveryPrice: inputAmount
    .nullable()
    .optional()
    .meta({ description: "In dinars, as the shopper saw it; null = given by phone" }),
  locale: z.string().max(5).optional(),
}

type Goods = { lines?: unknown; quantity?: unknown; product?: unknown }

/** Asks for the specification's field where there is no cart, beside everything else that is wrong. */
export function neededWithoutLines(
  field: "quantity" | "product",
  error: string,
): [(data: Goods) => boolean, { path: string[]; error: string; when: (payload: { value: unknown }) => boolean }] {
  return [
    (data) => data.lines !== undefined || data[field] !== undefined,
    { path: [field], error, when: ({ value }) => typeof value === "object" && value !== null },
  ]
}

export const documentId = z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId")

/** Orders of one change. */
export const documentIds = z.array(documentId).min(1).max(200)

/** A free reason of a change of status, none that the shop itself gives. */
export const statusReason = optionalText(300).refine((reason) => !reservedReasons.includes(reason ?? ""), {
  error: `is reserved: ${reservedReasons.join(", ")} say what the shop itself has changed`,
})
