import { z } from "zod"
import { contactLimits } from "#core/customers/contact-limits.ts"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { orderClient } from "../orders/contract-fields.ts"

// PostgreSQL cannot store it.
const noNul = /^[^\0]*$/

/** A subscription to the mail that a product, or one variant of it, is back in stock. */
export const stockAlertRequest = z
  .object({
    data: z.object({
      slug: z.string().min(1).max(200).regex(noNul, "must not contain a NUL character"),
      variant: z
        .string()
        .min(1)
        .max(120)
        .regex(noNul, "must not contain a NUL character")
        .optional()
        .meta({ description: "SKU or documentId of one variant; without it the whole product is meant" }),
      email: z.string().trim().max(contactLimits.email).refine(isEmailAddress, "must be an e-mail address"),
      locale: z.string().max(5).optional(),
      client: orderClient.optional(),
    }),
  })
  .meta({ id: "StockAlertRequest" })

export const stockAlertResource = z.object({ slug: z.string() }).meta({ id: "StockAlert" })
