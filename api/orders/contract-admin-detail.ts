import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { originPages } from "#core/orders/order.ts"
import { orderEventKinds } from "#core/orders/order-event.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { desk } from "../common/contract-desk.ts"
import { lineNames, orderRow, phoneCounts, staffRef } from "./contract-admin-row.ts"
import { phoneBlock } from "./contract-phone-block.ts"

const soldVariant = z.object({
  documentId: z.string(),
  color: z.string().nullable().meta({ description: "Names in the order's language" }),
  size: z.string().nullable(),
  choices: z
    .partialRecord(z.enum(locales), z.string())
    .meta({ description: "Colour and size in each language, as the console names them" }),
  left: z.int().meta({ description: "Units that the shop sells now" }),
  price: z.number().nullable().meta({ description: "Its own; null = the line keeps the price that was agreed" }),
})

const detailLine = z.object({
  id: z.int().meta({ description: "Names the line in a change of the order" }),
  slug: z.string(),
  sku: z.string(),
  title: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  names: lineNames,
  isOpen: z.boolean().meta({ description: "The staff asks which variant is meant before the order is confirmed" }),
  variant: z.string().nullable().meta({ description: "documentId of what was chosen" }),
  countsApart: z.boolean().meta({ description: "Its variant counts its own units" }),
  variants: z.array(soldVariant).meta({
    description: "What the line can be changed to; none where its product has nothing to choose, or it shipped",
  }),
  quantity: z.int(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  image: z.string().nullable(),
  available: z.int().meta({
    description: "The most units that this order can have of the product, or of its variant, those it has among them",
  }),
  left: z.int().meta({
    description: "Units of the product, or of its variant, that the shop sells now, beside those that orders hold",
  }),
})

const historyEntry = z.object({
  at: z.iso.datetime(),
  actor: z.string().meta({ description: "`shopper`, or the name of the member of the staff" }),
  actorId: z.string().nullable().meta({ description: "Of the member; the name is the one of then" }),
  kind: z.enum(orderEventKinds),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  reason: z.string().nullable(),
  details: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({
      description:
        "status: {outcome, callAt}, {into: number} or {lines: [{id, title, quantity, condition}]}; edited: {changes: [{field, old, new}]}; merged: {from: number}; " +
        "agent: {old, new}; tracking: {carrier, tracking}; paid: {amount, reference}; refunded: {amount}; the others: null",
    }),
})

const orderRef = z.object({
  documentId: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  total: z.number(),
})

/** One order with everything. Amounts in dinars. */
export const orderDetail = z
  .object({
    ...orderRow.shape,
    lines: z.array(detailLine),
    locale: z.enum(["fr", "ar", "en"]),
    address: z.string().nullable(),
    desk: desk.nullable().meta({ description: "The carrier's desk that was chosen, as it was then; null = none" }),
    note: z.string().nullable().meta({ description: "What the shopper wrote" }),
    coupon: z.string().nullable(),
    amount: z.number().meta({ description: "What the products come to" }),
    discount: z.number().meta({ description: "All of it" }),
    staffDiscount: z.number().meta({ description: "The part that somebody of the staff agreed to" }),
    refunded: z.number().meta({ description: "The amount of its payments that the shop has given back" }),
    deliveryPrice: z.number().nullable().meta({ description: "null = not known yet" }),
    history: z.array(historyEntry).meta({ description: "The oldest first" }),
    notes: z
      .array(z.object({ at: z.iso.datetime(), author: z.string(), text: z.string() }))
      .meta({ description: "Of the staff, the oldest first" }),
    origin: z
      .object({
        page: z.enum(originPages),
        landingPage: z.object({ documentId: z.string(), slug: z.string(), isRemoved: z.boolean() }).nullable(),
      })
      .nullable()
      .meta({ description: "Where it was placed; null = not recorded" }),
    token: z.string().nullable().meta({
      description:
        "Of its private link, `/order?order=TOKEN`; null = its person was taken out of it. Programs do not get it",
    }),
    anonymizedAt: z.iso.datetime().nullable().meta({ description: "When its person was taken out of it" }),
    undo: z
      .object({ entry: z.int().meta({ description: "Its place in `history`, from 0" }), to: z.enum(orderStatuses) })
      .nullable()
      .meta({ description: "The change of status that can be taken back, and where that leads; null = none" }),
    allowed: z.array(z.enum(orderStatuses)).meta({ description: "Where it may go from here" }),
    mayEdit: z.boolean().meta({ description: "Lines, person and place can still be changed" }),
    phonePast: phoneCounts.extend({
      earlier: z.int().meta({ description: "Those of the others that were placed before this one" }),
      recent: z.array(orderRef).meta({ description: "The newest five of the others" }),
      block: phoneBlock.nullable().meta({ description: "The shop accepts no orders from this phone" }),
    }),
    duplicates: z
      .array(orderRef.extend({ version: z.int(), why: z.enum(["phone", "goods"]) }))
      .meta({ description: "Same phone, or same goods to the same commune, within seven days; not cancelled" }),
    lease: z
      .object({ by: staffRef, until: z.iso.datetime() })
      .nullable()
      .meta({ description: "Who has it from the call queue" }),
  })
  .meta({ id: "AdminOrder" })

export type OrderDetail = z.infer<typeof orderDetail>
