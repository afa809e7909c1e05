import { z } from "zod"
import { parcelAnswers } from "#core/delivery/parcel-answer.ts"
import { parcelNews } from "#core/delivery/parcel-news.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { orderClient } from "../common/contract-client.ts"
import { desk } from "../common/contract-desk.ts"
import { documentId, inThree, optionalText, shortText } from "../common/contract-texts.ts"
import { inputAmount, neededWithoutLines, orderedGoods, orderTerms } from "./contract-fields.ts"

// The checks of section 5 of the specification.
const place = "Please select wilaya and commune"

/** 1 to 255 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/, "must be 1 to 255 visible ASCII characters")

/** Fields of an order: the payload's, and those that this shop adds to them. */
export const orderFields = {
  ...orderedGoods,
  amount: inputAmount.meta({ description: "Unit price × quantity in dinars, as the shopper saw it" }),
  wilaya: shortText(80, place),
  commune: shortText(120, place),
  mobile: shortText(40, "Please enter your mobile number"),
  firstname: shortText(80, "Please enter your first name"),
  lastname: shortText(80, "Please enter your last name"),
  date: z.iso.datetime({ offset: true }),
  ...orderTerms,
  address: optionalText(300).meta({ description: "Street and house" }),
  note: optionalText(500),
  email: optionalText(254).meta({ description: "Where the order's news go; left out when it is no address" }),
}

/** The order form's payload (specification, sections 3 and 7), and what this shop adds to it. */
export const orderRequest = z
  .object({
    data: z
      .object({
        ...orderFields,
        idempotencyKey: idempotencyKey.optional().meta({ description: "Or the header Idempotency-Key" }),
        client: orderClient.optional(),
        landingPage: documentId
          .optional()
          .meta({ description: "documentId of the landing page that it comes from; one that is none counts nothing" }),
      })
      .refine(...neededWithoutLines("quantity", "The quantity is missing"))
      .refine(...neededWithoutLines("product", "The product is missing")),
  })
  .meta({ id: "OrderRequest" })

export type OrderRequest = z.infer<typeof orderRequest>

export const orderResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    number: z.string(),
    token: z.string(),
    status: z.enum(orderStatuses),
    history: z
      .array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() }))
      .meta({ description: "How it came to its status, the oldest first" }),
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    wilaya: z.string(),
    commune: z.string(),
    address: z.string().nullable(),
    note: z.string().nullable(),
    delivery: z.enum(deliveryKinds),
    desk: desk.optional().meta({ description: "The desk that was chosen, as it was then; left out without any" }),
    carrier: z.string().nullable().meta({ description: "Who carries the parcel" }),
    tracking: z.string().nullable().meta({ description: "The parcel's number there" }),
    parcel: z
      .object({
        status: z.enum(parcelNews),
        at: z.iso.datetime(),
        answer: z
          .enum(parcelAnswers)
          .nullable()
          .meta({ description: "What the shopper answered to a failed delivery" }),
      })
      .optional()
      .meta({ description: "What the carrier told last of a parcel on its way; left out without any" }),
    amount: z.number().meta({ description: "What the products come to" }),
    coupon: z.string().nullable().meta({ description: "The code that lowered it" }),
    discount: z.number(),
    deliveryPrice: z.number().nullable().meta({ description: "null = not known, given by phone" }),
    total: z.number().meta({ description: "amount − discount + deliveryPrice" }),
    paid: z.number().optional().meta({ description: "What was paid of it before its delivery" }),
    payments: z
      .array(z.object({ key: z.string(), name: inThree(z.string()) }))
      .optional()
      .meta({ description: "With what the rest may be paid now, in the answer to its token; left out = cash alone" }),
    lines: z.array(
      z.object({
        slug: z.string(),
        sku: z.string(),
        title: z.string(),
        color: z.string().nullable(),
        size: z.string().nullable(),
        isOpen: z.boolean().meta({ description: "Whether the shop asks by phone which size is meant" }),
        quantity: z.int(),
        unitPrice: z.number(),
        lineTotal: z.number(),
        image: z.string().nullable(),
      }),
    ),
    quantity: z.int().meta({ description: "Units of all lines" }),
    product: z.string().meta({ description: "Titles of the lines; with their quantities when there are several" }),
    color: z.string().nullable().meta({ description: "Of an order with one line" }),
    date: z.iso.datetime({ offset: true }).meta({ description: "As it was sent" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().meta({ description: "When its status last changed" }),
    publishedAt: z.iso.datetime(),
    reviewKey: z
      .string()
      .nullable()
      .meta({ description: "Opens the page on which its products are reviewed; null unless it is delivered" }),
  })
  .meta({ id: "Order" })

export type OrderResource = z.infer<typeof orderResource>
