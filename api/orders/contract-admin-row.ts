import { z } from "zod"
import { carriers } from "#core/delivery/carrier.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { riskReasons } from "#core/orders/order-risk.ts"
import { callOutcomes, orderStatuses } from "#core/orders/order-status.ts"

/** The origin of an order: the shop's pages, or a member of the staff on the phone. */
export const orderSources = ["shop", "phone"] as const

export const staffRef = z.object({ id: z.string(), name: z.string() })

/** Orders of a phone by outcome. */
export const phoneCounts = z.object({
  orders: z.int().meta({ description: "Other orders of this phone" }),
  delivered: z.int(),
  cancelled: z.int(),
  returned: z.int(),
})

const lineName = z.object({ title: z.string(), choice: z.string() }).optional()

/** Present names of a line's product and variant. */
export const lineNames = z
  .object({ fr: lineName, ar: lineName, en: lineName })
  .meta({ description: "In languages other than the order's, where the product is written in them" })

const rowLine = z.object({
  title: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  names: lineNames,
  isOpen: z.boolean().meta({ description: "The staff asks which variant is meant before the order is confirmed" }),
  quantity: z.int(),
  image: z.string().nullable(),
})

/** One order of a list. Amounts in dinars. */
export const orderRow = z
  .object({
    documentId: z.string(),
    number: z.string(),
    status: z.enum(orderStatuses),
    createdAt: z.iso.datetime(),
    source: z.enum(orderSources),
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    wilayaCode: z.int().meta({ description: "Of the 58, as carriers know it" }),
    wilayaCode2026: z.int().meta({ description: "Of the division of 2026; the same where the commune has not moved" }),
    wilaya: z.string(),
    commune: z.string(),
    delivery: z.enum(deliveryKinds),
    lines: z.array(rowLine),
    total: z.number(),
    paid: z.number().meta({ description: "What was paid of it before its delivery" }),
    toGiveBack: z.number().meta({
      description:
        "What the shopper paid online and gets back: too much, after a carrier was told what it collects, or of what was not delivered",
    }),
    callOutcome: z.enum(callOutcomes).nullable(),
    callAt: z.iso.datetime().nullable().meta({ description: "When to call again" }),
    stockReleasedAt: z.iso.datetime().nullable().meta({
      description:
        "Since when it holds no stock, as nobody confirmed it in time or, from its beginning, as its network held enough unconfirmed; confirming takes it",
    }),
    tries: z.int().meta({ description: "Calls that settled nothing" }),
    risk: z.array(z.enum(riskReasons)),
    agent: staffRef.nullable(),
    tracking: z.string().nullable(),
    carrier: z.string().nullable(),
    phonePast: phoneCounts,
    exported: z
      .object({ carrier: z.enum(carriers), at: z.iso.datetime(), by: z.string() })
      .nullable()
      .meta({ description: "The last time that it was written into a carrier's file" }),
    cashed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable().meta({
      description: "When the shop got its money, and who said so; delivered alone does not say it",
    }),
    tags: z.array(z.string()).meta({ description: "Of the staff, by name" }),
    mergedInto: z.object({ documentId: z.string(), number: z.string() }).nullable().meta({
      description: "The order that has its lines, or that is the same; no number counts this one as cancelled",
    }),
    duplicateCount: z.int().meta({ description: "Other orders still in the shop that may be the same" }),
    version: z.int().meta({ description: "Another one after every change" }),
  })
  .meta({ id: "AdminOrderRow" })

export type OrderRow = z.infer<typeof orderRow>

/** `GET orders/counts`: how many orders of each status pass the filters other than that of the status. */
export const orderCounts = z.object({ data: z.record(z.enum(orderStatuses), z.int()) })

export type OrderCounts = z.infer<typeof orderCounts>
