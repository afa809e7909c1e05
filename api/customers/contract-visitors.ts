import { z } from "zod"
import { contactSubjects } from "#core/customers/contact-message.ts"
import { documentId, texts } from "../common/contract-texts.ts"
import { listParameters } from "../orders/contract-admin-list.ts"

const messageStatuses = ["new", "answered"] as const

/** `GET messages` */
export const messageListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of the message, name, phone or address" }),
  status: z.enum(messageStatuses).optional(),
  subject: z.enum(contactSubjects).optional(),
  ...listParameters(["createdAt"], "createdAt"),
})

/** `POST messages/mark` */
export const messageMark = z.strictObject({
  documentIds: z
    .array(z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId"))
    .min(1)
    .max(100),
  status: z.enum(messageStatuses),
})

/** A visitor's message as the console knows it. */
export const adminMessage = z.object({
  documentId: z.string(),
  status: z.enum(messageStatuses),
  name: z.string(),
  mobile: z.string().meta({ description: 'As it is dialled within Algeria; "" = none' }),
  email: z.string(),
  subject: z.enum(contactSubjects),
  message: z.string(),
  locale: z.string(),
  createdAt: z.iso.datetime(),
})
export type AdminMessage = z.infer<typeof adminMessage>

/** `GET messages/counts` */
export type MessageCounts = { new: number }

/** `confirmed` = the owner of the address said yes; `asked` = not (yet). */
export const subscriberStates = ["confirmed", "asked"] as const

const subscriberFilters = {
  q: z.string().trim().max(100).optional().meta({ description: "Part of the address" }),
  state: z.enum(subscriberStates).optional(),
}

/** `GET subscribers` */
export const subscriberListQuery = z.strictObject({
  ...subscriberFilters,
  ...listParameters(["createdAt", "email"], "createdAt"),
})

/** `GET subscribers/export` */
export const subscriberExportQuery = z.strictObject(subscriberFilters)

export const adminSubscriber = z.object({
  email: z.string(),
  locale: z.string(),
  state: z.enum(subscriberStates),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
})
export type AdminSubscriber = z.infer<typeof adminSubscriber>

/** `GET stock-alerts` */
export const stockAlertListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of the address, or of the product's name" }),
  product: documentId.optional().meta({ description: "Those who wait for this product alone" }),
  ...listParameters(["createdAt"], "createdAt"),
})

/** Who waits for a product or one variant of it to be back. */
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
