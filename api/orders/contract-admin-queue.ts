import { z } from "zod"
import { orderStatuses } from "#core/orders/order-status.ts"
import { orderDetail } from "./contract-admin-detail.ts"

/** `POST call-queue/next`: the next order to call, leased to who asks for ten minutes; failed deliveries come first. Who has one already
 *  gets that one again, and the ten minutes again. A change of its status, or "called" after a failed delivery, ends the lease. */
export const queueNextBody = z.strictObject({
  skip: z
    .array(z.string().regex(/^[a-z0-9]{24}$/, "must be a documentId"))
    .max(50)
    .default([])
    .meta({ description: "Not these; a lease of one of them ends" }),
})

/** null = nobody is to be called now. */
export const queueNext = z.object({
  data: orderDetail.nullable(),
  meta: z.object({
    failed: z.int().meta({ description: "Orders whose delivery has failed and whose customers are to be called" }),
    due: z.int().meta({ description: "Calls that are due and free for who asks, this one not among them" }),
    fresh: z.int().meta({ description: "New orders that are free for who asks" }),
    later: z.int().meta({ description: "Calls that return to the queue later" }),
    nextAt: z.iso.datetime().nullable().meta({ description: "When the first of them does" }),
  }),
})

export type QueueNext = z.infer<typeof queueNext>

/** `POST call-queue/release`: gives the leased order back. → `{ data: { released: boolean } }` */
export const queueReleaseBody = z.strictObject({})

/** `GET orders/events`, server-sent events named `orders`: what changed since the last one. A comment comes every fifteen
 *  seconds. `EventSource` reconnects when the connection ends. */
export const orderEvents = z.object({
  changed: z.array(
    z.object({
      documentId: z.string(),
      number: z.string(),
      status: z.enum(orderStatuses),
      isNew: z.boolean().meta({ description: "Just placed by a shopper or by phone" }),
    }),
  ),
})

export type OrderEvents = z.infer<typeof orderEvents>
