import { z } from "zod"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { maxTagLength } from "#core/orders/order-tag.ts"
import { listParameters, wholeText } from "../common/contract-list.ts"
import { orderSources } from "./contract-admin-row.ts"
import { documentId } from "./contract-fields.ts"

/** Sort fields of the list of orders. */
export const orderSorts = ["createdAt", "total", "callAt", "wilaya", "status"] as const

/** One value, or several separated by commas. */
const several = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .min(1)
    .transform((text) => text.split(","))
    .pipe(z.array(one).min(1).max(200))

/** A day of Algeria's clock: `2026-11-21`. */
const day = z.iso.date()

/** Which orders: the parameters of lists, counts and exports. */
export const orderFilters = {
  q: z.string().trim().max(100).optional().meta({ description: "Number, phone, name or tracking number" }),
  status: several(z.enum(orderStatuses)).optional(),
  from: day.optional().meta({ description: "First day, by the clock of Algiers" }),
  to: day.optional().meta({ description: "Last day" }),
  wilaya: several(wholeText.transform(Number))
    .optional()
    .meta({ description: "Codes, 1 to 58, and 59 to 69 for the wilayas of 2026" }),
  product: z.string().min(1).max(200).optional().meta({ description: "Slug" }),
  agent: several(z.string().min(1).max(64)).optional().meta({ description: "Ids; `none` = without an agent" }),
  risk: z.enum(["0", "1"]).optional().meta({ description: "1 = with a reason to look twice" }),
  released: z.literal("1").optional().meta({ description: "1 = has released its stock" }),
  exported: z.enum(["0", "1"]).optional().meta({ description: "1 = was written into a carrier's file" }),
  cashed: z.enum(["0", "1"]).optional().meta({ description: "1 = the shop has its money" }),
  refund: z.literal("1").optional().meta({ description: "1 = the shop has money of it to give back" }),
  delivery: several(z.enum(deliveryKinds)).optional(),
  source: several(z.enum(orderSources)).optional(),
  tag: z.string().trim().min(1).max(maxTagLength).optional().meta({ description: "A tag that they have" }),
  ids: several(z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId"))
    .optional()
    .meta({ description: "These orders alone" }),
}

/** `GET orders` */
export const orderListQuery = z.strictObject({ ...orderFilters, ...listParameters(orderSorts, "createdAt") })

/** `GET orders/counts`; the filter `status` is taken and changes nothing. */
export const orderCountsQuery = z.strictObject(orderFilters)

export const exportFormats = ["csv", "xlsx", "ecotrack", "yalidine", "noest", "zr"] as const

/** `GET orders/export`: a file of every order that passes the filters, the newest first. `X-Total-Rows` tells how many
 *  orders it has. `csv` is a CSV file, all others are XLSX. `locale` is that of the column names of `csv` and `xlsx`. The
 *  file of a carrier has no order that was cancelled or came back, and none whose delivery has no price yet: 409 `{ reason:
 *  "noDeliveryPrice", count, orders: [{ documentId, number }] }` names twenty of them at most, `unpriced=leave-out` does without them. */
export const orderExportQuery = z.strictObject({
  ...orderFilters,
  format: z.enum(exportFormats),
  locale: z.enum(["fr", "ar", "en"]).default("fr"),
  unpriced: z.enum(["refuse", "leave-out"]).default("refuse"),
})

/** `POST orders/export`: the same file, of the orders that the body names where it names some. That of a carrier marks its orders as
 *  exported. Orders that were exported before are a 409 `{ reason: "exported", count, orders: [{ documentId, number, exported }] }`,
 *  which names twenty of them at most; `again=leave-out` does without them, `again=include` writes them once more. */
export const sentExportQuery = orderExportQuery.extend({
  again: z.enum(["refuse", "leave-out", "include"]).default("refuse"),
})

/** Orders that a list's selection has. */
const maxSelected = 1000

/** `POST orders/selection`: those of some orders that the list named by the address's filters has now, and what they come to. */
export const selectionBody = z.strictObject({ documentIds: z.array(documentId).max(maxSelected) })

const orderSelection = z.object({
  data: z.object({
    documentIds: z.array(z.string()).meta({ description: "Without those that the list does not have any more" }),
    total: z.number().meta({ description: "What they come to without what was paid online, in dinars" }),
    statuses: z.array(z.enum(orderStatuses)).meta({ description: "Which they have, each once" }),
    cashed: z.int().meta({ description: "How many of them the shop has the money of" }),
  }),
})

export type OrderSelection = z.infer<typeof orderSelection>

/** `POST orders/export`: the file has these orders alone, of those that pass the address's filters. An empty body says nothing. */
export const exportBody = z.strictObject({ documentIds: z.array(documentId).min(1).max(maxSelected).optional() })
