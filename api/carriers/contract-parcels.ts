import { z } from "zod"
import { parcelProblems } from "#core/carriers/parcel-problem.ts"
import {
  maxPrintedLabels,
  maxSentOrders,
  parcelStates,
  parcelStatuses,
  parcelViews,
} from "#core/carriers/parcel-status.ts"
import { parcelAnswers } from "#core/delivery/parcel-answer.ts"
import { anyText, documentId } from "../common/contract-texts.ts"

const documentIds = z.array(documentId).min(1).max(maxSentOrders)

/** `POST parcels` */
export const sendParcelsBody = z.strictObject({
  account: documentId,
  documentIds,
  isFragile: z.boolean().default(false),
  exchangedGoods: anyText(200)
    .nullable()
    .default(null)
    .meta({ description: "What comes back in an exchange, of one order alone; null = no exchange" }),
})

/** `POST parcels/preview` */
export const previewParcelsBody = z.strictObject({
  account: documentId.nullable().meta({ description: "null = as the rules choose for each order" }),
  documentIds,
})

/** The result of sending an order, or its preview. */
export const queuedOrder = z.object({
  documentId: z.string(),
  number: z.string(),
  problem: z.enum(parcelProblems).nullable().meta({ description: "null = it is sent" }),
})
export type QueuedOrder = z.infer<typeof queuedOrder>

/** An order of a preview, with the account by which it would be sent; null = the shop has none. */
export const previewedOrder = queuedOrder.extend({ account: z.string().nullable() })
export type PreviewedOrder = z.infer<typeof previewedOrder>

/** `GET parcels/accounts` */
export const sendingAccount = z.object({
  documentId: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  validates: z.boolean(),
  hasExchanges: z.boolean(),
})
export type SendingAccount = z.infer<typeof sendingAccount>

/** `POST parcels/labels`: orders whose labels are printed. */
export const labelsBody = z.strictObject({ documentIds: z.array(documentId).min(1).max(maxPrintedLabels) })

/** Their parcels, in the order in which they are packed. */
export const labelList = z.object({
  parcels: z.array(z.object({ documentId: z.string(), order: z.string(), number: z.string(), hasLabel: z.boolean() })),
  without: z.array(z.string()).meta({ description: "Numbers of orders that have no parcel at a carrier" }),
})
export type LabelList = z.infer<typeof labelList>

/** `GET parcels` */
export const parcelQuery = z.strictObject({
  view: z.enum(parcelViews),
  before: z.coerce.number().int().min(1).optional(),
})

const parcelFields = {
  documentId: z.string(),
  id: z.int().meta({ description: "For `before` of the next page" }),
  order: z.object({ documentId: z.string(), number: z.string(), name: z.string(), mobile: z.string() }),
  account: z.string().nullable().meta({ description: "Its name; null = it was deleted" }),
  state: z.enum(parcelStates),
  problem: z.enum(parcelProblems).nullable(),
  words: z.string().nullable(),
  tracking: z.string().nullable(),
  desk: z.string().nullable(),
  status: z.enum(parcelStatuses).nullable(),
  word: z.string().nullable().meta({ description: "The carrier's last word" }),
  reason: z.string().nullable(),
  lastEventAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  exchangedGoods: z.string().nullable().meta({ description: "What comes back in an exchange" }),
  isFragile: z.boolean(),
  toCallAt: z.iso.datetime().nullable().meta({ description: "Since when its customer is to be called" }),
  answer: z
    .object({
      answer: z.enum(parcelAnswers),
      day: z.string().nullable(),
      phone: z.string().nullable(),
      at: z.iso.datetime(),
      carrier: z.enum(["waits", "told", "not-told"]).meta({ description: "Whether the carrier was told" }),
    })
    .nullable()
    .meta({ description: "What the shopper answered last to a failed delivery" }),
  mayCancel: z.boolean(),
  hasLabel: z.boolean(),
  mayAskAgain: z.boolean().meta({ description: "Whether the carrier can be told what the customer wants" }),
}

export const parcelRow = z.object(parcelFields)
export type ParcelRow = z.infer<typeof parcelRow>

/** `GET parcels`: the newest first. */
export const parcelList = z.object({
  parcels: z.array(parcelRow),
  counts: z.record(z.enum(parcelViews), z.int()).meta({ description: "At most 1000 each" }),
})
export type ParcelList = z.infer<typeof parcelList>

/** `GET orders/:documentId/parcels` */
export const orderParcel = z.object({
  ...parcelFields,
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      word: z.string(),
      status: z.enum(parcelStatuses).nullable(),
      reason: z.string().nullable(),
      place: z.string().nullable(),
    }),
  ),
})
export type OrderParcel = z.infer<typeof orderParcel>

/** `POST parcels/:documentId/settle`, for one of which nobody knows whether the carrier has it. */
export const settleBody = z.strictObject({
  tracking: z.string().trim().min(1).max(60).nullable().meta({ description: "null = the carrier does not have it" }),
})

/** `POST parcels/:documentId/attend`, after a failed attempt. */
export const attendBody = z.strictObject({
  words: anyText(200)
    .nullable()
    .meta({ description: "What the carrier is told; null = the customer was called, no more" }),
})
