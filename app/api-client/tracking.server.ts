import { z } from "zod"
import { type TrackedOrderResource, trackedOrder } from "#api/orders/contract-tracking.ts"
import type { ParcelAnswer } from "#core/delivery/parcel-answer.ts"
import { fromDinars } from "#core/money.ts"
import type { Order, OrderClient } from "#core/orders/order.ts"
import { type ApiCall, hasData } from "./transport/api-call.server.ts"

/** An order as its number and mobile show it: without person and place. `reviewKey` and `desk`, which tells the
 *  place, come with the private link alone. */
export type TrackedOrder = Pick<
  Order,
  | "number"
  | "status"
  | "history"
  | "delivery"
  | "desk"
  | "carrier"
  | "tracking"
  | "parcel"
  | "amount"
  | "coupon"
  | "discount"
  | "deliveryPrice"
  | "total"
  | "paid"
  | "payments"
  | "lines"
  | "createdAt"
  | "reviewKey"
>

/** Identifies an order: its token, or number and mobile. */
export type OrderKey = { token: string } | { number: string; mobile: string; client: OrderClient }

/** `tooLate`: the shop has begun with it. `retryAfter` in seconds. */
export type TrackingAnswer =
  | { order: TrackedOrder }
  | { problem: "unknown" | "tooLate" }
  | { problem: "tooMany"; retryAfter: number }

export type Tracking = {
  /** An order by its number and the mobile that it was placed with. Throws when the API gives no answer. */
  trackOrder(key: Extract<OrderKey, { number: string }>): Promise<TrackingAnswer>
  /** Cancels an order that is new. Throws when the API gives no answer. */
  cancelOrder(key: Extract<OrderKey, { token: string }>): Promise<TrackingAnswer>
  /** Tells the shop what the shopper wants after a failed delivery. Throws when the API gives no answer. */
  answerParcel(answer: ParcelAnswerInput): Promise<TrackingAnswer>
}

/** A shopper's answer to a failed delivery, as typed. */
type ParcelAnswerInput = { token: string; answer: ParcelAnswer; day?: string; phone?: string }

type TrackingEndpoint =
  | "POST /api/order-tracking"
  | "POST /api/order-tracking/cancel"
  | "POST /api/order-tracking/answer"

const trackedAnswer = z.object({ data: trackedOrder })

/** The part of the client that shows orders to who placed them. Never retried. */
export function createTracking(call: ApiCall): Tracking {
  const send = async (endpoint: TrackingEndpoint, data: OrderKey | ParcelAnswerInput): Promise<TrackingAnswer> => {
    const { status, headers, body, parse } = await call(endpoint, { body: { data } })
    if (status === 200 && hasData(body)) return { order: trackedFromWire(parse(trackedAnswer).data) }
    if (status === 429) return { problem: "tooMany", retryAfter: Number(headers.get("retry-after")) || 60 }
    if (status === 409) return { problem: "tooLate" }
    // 400: what was typed is longer than any number.
    if (status === 404 || status === 400) return { problem: "unknown" }
    throw new Error(`The content API answered ${status} for ${endpoint}`)
  }
  return {
    trackOrder: (key) => send("POST /api/order-tracking", key),
    cancelOrder: (key) => send("POST /api/order-tracking/cancel", key),
    answerParcel: (answer) => send("POST /api/order-tracking/answer", answer),
  }
}

function trackedFromWire(wire: TrackedOrderResource): TrackedOrder {
  const { amount, discount, deliveryPrice, total } = wire
  return {
    ...wire,
    amount: fromDinars(amount),
    discount: fromDinars(discount),
    total: fromDinars(total),
    paid: fromDinars(wire.paid ?? 0),
    deliveryPrice: deliveryPrice === null ? null : fromDinars(deliveryPrice),
    lines: wire.lines.map((line) => ({
      ...line,
      unitPrice: fromDinars(line.unitPrice),
      lineTotal: fromDinars(line.lineTotal),
    })),
  }
}
