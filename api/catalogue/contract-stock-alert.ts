import { z } from "zod"
import { contactLimits, isEmailAddress } from "#core/customers/contact-message.ts"
import { orderClient } from "../common/contract-client.ts"
import { listParameters } from "../common/contract-list.ts"
import { documentId, texts } from "../common/contract-texts.ts"

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

/** `GET stock-alerts` */
export const stockAlertListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of the address, or of the product's name" }),
  product: documentId.optional().meta({ description: "Those who wait for this product alone" }),
  ...listParameters(["createdAt"], "createdAt"),
})

/** A stock alert for a product or one variant of it. */
export const adminStockAlert = z.object({
  email: z.string(),
  locale: z.string().meta({ description: "The language that they are told in" }),
  createdAt: z.iso.datetime(),
  product: z.object({ documentId: z.string(), name: texts(200) }),
  variant: z
    .object({ sku: z.string(), name: texts(200) })
    .nullable()
    .meta({ description: "The colour and size that they wait for; null = the whole product" }),
})
export type AdminStockAlert = z.infer<typeof adminStockAlert>
