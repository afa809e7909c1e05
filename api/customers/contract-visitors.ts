import { z } from "zod"
import { contactSubjects } from "#core/customers/contact-message.ts"
import { listParameters } from "../common/contract-list.ts"

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
  state: z.enum(subscriberStates),
}

/** `GET subscribers` */
export const subscriberListQuery = z.strictObject({
  ...subscriberFilters,
  state: subscriberFilters.state.optional(),
  ...listParameters(["createdAt", "email"], "createdAt"),
})

/** `GET subscribers/export`: by default those alone to whom news may go. */
export const subscriberExportQuery = z.strictObject({
  ...subscriberFilters,
  state: subscriberFilters.state.default("confirmed"),
})

export const adminSubscriber = z.object({
  email: z.string(),
  locale: z.string(),
  state: z.enum(subscriberStates),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
})
export type AdminSubscriber = z.infer<typeof adminSubscriber>
