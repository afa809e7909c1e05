import { z } from "zod"
import { parcelAnswers } from "#core/delivery/parcel-answer.ts"
import { orderClient } from "../common/contract-client.ts"
import { shortText } from "../common/contract-texts.ts"
import { orderResource } from "./contract.ts"

/** Names an order without its token. */
const named = {
  number: shortText(40).meta({ description: "With the four characters at its end, in any spelling" }),
  mobile: shortText(40),
  client: orderClient.optional(),
}

export const orderTrackingRequest = z.object({ data: z.object(named) }).meta({ id: "OrderTrackingRequest" })

/** By the token alone: number and mobile show an order and change nothing. */
export const orderCancelRequest = z
  .object({ data: z.object({ token: z.string().max(64) }) })
  .meta({ id: "OrderCancelRequest" })

/** A shopper's answer to a failed delivery. The token alone identifies the order. */
export const parcelAnswerRequest = z
  .object({
    data: z.object({
      token: z.string().max(64),
      answer: z.enum(parcelAnswers),
      day: z.string().max(10).optional().meta({ description: "With `another-day`: one of the next seven" }),
      phone: z.string().max(40).optional().meta({ description: "With `phone`" }),
    }),
  })
  .meta({ id: "ParcelAnswerRequest" })

/** An order as its number and mobile show it: without person, place and token. Also without the key to its reviews,
 *  which shows the name that a review was written under: a number is read aloud, and a mobile is no secret. */
export const trackedOrder = orderResource
  .pick({
    number: true,
    status: true,
    history: true,
    delivery: true,
    carrier: true,
    tracking: true,
    parcel: true,
    amount: true,
    coupon: true,
    discount: true,
    deliveryPrice: true,
    total: true,
    paid: true,
    lines: true,
    createdAt: true,
  })
  .meta({ id: "TrackedOrder" })

export type TrackedOrderResource = z.infer<typeof trackedOrder>
