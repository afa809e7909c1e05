import { z } from "zod"
import { orderStatuses } from "#core/orders/order-status.ts"
import { maxTagLength, toTagName } from "#core/orders/order-tag.ts"
import { shortText } from "../common/contract-texts.ts"
import { documentId, documentIds } from "./contract-fields.ts"

/** Orders that a list's selection has. */
const maxSelected = 1000

/** `POST orders/selection`: those of some orders that the list named by the address's filters has now, and what they come to. */
export const selectionBody = z.strictObject({ documentIds: z.array(documentId).max(maxSelected) })

const orderSelection = z.object({
  data: z.object({
    documentIds: z.array(z.string()).meta({ description: "Without those that the list does not have any more" }),
    total: z.number().meta({ description: "What they come to, in dinars" }),
    statuses: z.array(z.enum(orderStatuses)).meta({ description: "Which they have, each once" }),
    cashed: z.int().meta({ description: "How many of them the shop has the money of" }),
  }),
})

export type OrderSelection = z.infer<typeof orderSelection>

/** `POST orders/export`: the file has these orders alone, of those that pass the address's filters. An empty body says nothing. */
export const exportBody = z.strictObject({ documentIds: z.array(documentId).min(1).max(maxSelected).optional() })

/** Tags of one change. */
const maxChanged = 20

const tag = shortText(maxTagLength).transform(toTagName)
const tags = z.array(tag).max(maxChanged).default([])

/** `POST orders/tags` → a result for each order. An order takes no part in it that the list named by the address's filters does
 *  not have (`notListed`), or that would have too many tags (`tooManyTags`); a tag that nobody has used yet is made. */
export const bulkTagBody = z
  .strictObject({ documentIds, add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ["add"], error: "No tag is added or removed" })

/** `POST orders/agent` → a result for each order, with filters in the address as of `POST orders/tags`; null = nobody. */
export const bulkAgentBody = z.strictObject({ documentIds, agentId: z.string().min(1).max(64).nullable() })
