import { z } from "zod"
import { desk } from "#api/common/contract-desk.ts"
import { lineNames } from "#api/orders/contract-admin-row.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { locales } from "#core/i18n/locale.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { maxPrintedOrders } from "#core/orders/printed-orders.ts"

const documentId = z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId")

/** `GET orders/printed?ids=…`: the orders in the order of their documentIds; one that is not there is left out. */
export const printedOrdersQuery = z.strictObject({
  ids: z
    .string()
    .min(1)
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(documentId).min(1).max(maxPrintedOrders)),
})

const printedLine = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  names: lineNames,
  quantity: z.int(),
  unitPrice: z.number(),
  lineTotal: z.number(),
})

/** An order on a slip or an invoice. Amounts in dinars. */
export const printedOrder = z
  .object({
    documentId: z.string(),
    number: z.string().meta({ description: "With its code, as the shopper knows it" }),
    status: z.enum(orderStatuses),
    createdAt: z.iso.datetime(),
    cashedAt: z.iso.datetime().nullable(),
    locale: z.enum(locales),
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    address: z.string().nullable(),
    wilayaCode: z.int().meta({ description: "Of the 58, as carriers know it" }),
    wilayaCode2026: z.int().meta({ description: "Of the division of 2026; the same where the commune has not moved" }),
    wilaya: z.string(),
    commune: z.string(),
    delivery: z.enum(deliveryKinds),
    desk: desk.nullable().meta({ description: "The carrier's desk that was chosen; null = none" }),
    note: z.string().nullable().meta({ description: "What the shopper wrote" }),
    amount: z.number(),
    discount: z.number(),
    deliveryPrice: z.number().nullable().meta({ description: "null = not known yet" }),
    total: z.number(),
    paid: z.number().meta({ description: "What was paid of it before its delivery" }),
    carrier: z.string().nullable(),
    tracking: z.string().nullable(),
    weight: z.int().nullable().meta({ description: "Grams of all units; null = one of them is not known" }),
    lines: z.array(printedLine),
  })
  .meta({ id: "AdminPrintedOrder" })

export type PrintedOrder = z.infer<typeof printedOrder>
