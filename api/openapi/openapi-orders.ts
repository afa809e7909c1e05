import { z } from "zod"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { orderRequest, orderResource } from "../orders/contract.ts"
import { orderQuote, orderQuoteRequest } from "../orders/contract-quote.ts"
import { openedReceipt, orderReceipt } from "../orders/contract-receipt.ts"
import { orderRejection } from "../orders/contract-rejection.ts"
import { orderStatusConflict, orderStatusRequest } from "../orders/contract-status.ts"
import {
  orderCancelRequest,
  orderTrackingRequest,
  parcelAnswerRequest,
  trackedOrder,
} from "../orders/contract-tracking.ts"
import { startedPayment, startPaymentRequest } from "../payments/contract-payment.ts"
import { content, failure, inline, inPath, type Json, named, secured } from "./openapi-parts.ts"

/** The paths of orders: placing, following and moving them, and what a cart would cost. */
export function orderPaths(): Record<string, Json> {
  const order = { description: "The order", content: content(inline(itemEnvelope(orderResource))) }
  const placed = {
    description: "The order, or a receipt",
    content: content(inline(itemEnvelope(z.union([orderResource, orderReceipt])))),
  }
  const opened = {
    description: "The order; of a receipt that there is one",
    content: content(inline(itemEnvelope(z.union([orderResource, openedReceipt])))),
  }
  const details = (schema: z.ZodType) => `\`error.details\` is an ${schema.meta()?.id}`
  const body = (schema: z.ZodType) => ({ required: true, content: content(named(schema)) })
  const bearer = { 401: failure("No valid bearer"), 403: failure("No bearer") }
  const withBody = { ...bearer, 413: failure("A body larger than 64 KiB") }
  const tooMany = failure(`Too many of this phone, visit or network; ${details(orderRejection)}`)
  const tracked = { description: "The order", content: content(inline(itemEnvelope(trackedOrder))) }
  const untracked = {
    400: failure("A body that breaks the contract"),
    404: failure("No such pair; the same whether the number exists or not"),
    429: failure("Too many wrong tries of this number or network"),
  }
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 255 } }
  return {
    "/api/orders": {
      post: {
        summary: "Places an order",
        description:
          "Under a key the same content is answered again, with the header `Idempotent-Replayed: true`, and nothing is " +
          "placed twice. Without one, the same phone and lines within ten minutes store nothing: the answer has that " +
          "header too and is a receipt, made of the request's own fields, that names no order.",
        ...secured,
        parameters: [key],
        requestBody: body(orderRequest),
        responses: {
          ...withBody,
          201: placed,
          400: failure("A body that breaks the contract, or an unknown product or place"),
          403: failure(`No bearer, or the shop does not take it; ${details(orderRejection)}`),
          409: failure(
            `Something is not as the shopper saw it, or the order exceeds a maximum: a change of kind \`maximum\`, ` +
              `\`maxLines\` or \`maxUnits\`, whose \`new\` is the maximum; ${details(orderQuote)}`,
          ),
          422: failure("The key stands for another order"),
          429: tooMany,
        },
      },
    },
    "/api/orders/{token}": {
      get: {
        summary: "An order by its token or documentId, or that a receipt is one",
        ...secured,
        parameters: [inPath("token")],
        responses: { 200: opened, ...bearer, 404: failure("Not found") },
      },
    },
    "/api/orders/{token}/payments": {
      post: {
        summary: "Begins a payment before the delivery, at the service of a plugin",
        ...secured,
        parameters: [inPath("token")],
        requestBody: body(startPaymentRequest),
        responses: {
          200: { description: "Where the shopper pays", content: content(inline(itemEnvelope(startedPayment))) },
          ...withBody,
          400: failure("A body that breaks the contract"),
          404: failure("No such order or service"),
          409: failure("It is not paid now: paid, cancelled, on its way, or of a sum that is not known yet"),
          429: failure("Too many of this order or network"),
        },
      },
    },
    "/api/orders/{documentId}/status": {
      post: {
        summary: "Moves an order on",
        ...secured,
        parameters: [inPath("documentId")],
        requestBody: body(orderStatusRequest),
        responses: {
          200: order,
          400: failure("A body that breaks the contract"),
          404: failure("Not found"),
          409: failure(
            `The order may not go there, or has released its stock and not all of it is left; ${details(orderStatusConflict)}`,
          ),
          ...withBody,
        },
      },
    },
    "/api/order-tracking": {
      post: {
        summary: "An order by its number with its code and mobile, without person and place",
        ...secured,
        requestBody: body(orderTrackingRequest),
        responses: { 200: tracked, ...untracked, ...withBody },
      },
    },
    "/api/order-tracking/cancel": {
      post: {
        summary: "Cancels an order that is new, by who holds its private link",
        ...secured,
        requestBody: body(orderCancelRequest),
        responses: { 200: tracked, 409: failure("The order is not new any more"), ...untracked, ...withBody },
      },
    },
    "/api/order-tracking/answer": {
      post: {
        summary: "What the shopper wants after a failed delivery, by who holds the private link",
        ...secured,
        requestBody: body(parcelAnswerRequest),
        responses: { 200: tracked, 409: failure("No delivery of the order has failed"), ...untracked, ...withBody },
      },
    },
    "/api/order-quote": {
      post: {
        summary: "What an order would cost now; places nothing",
        ...secured,
        requestBody: body(orderQuoteRequest),
        responses: {
          200: { description: "The quote", content: content(inline(itemEnvelope(orderQuote))) },
          400: failure("A body that breaks the contract, or an unknown wilaya"),
          429: tooMany,
          ...withBody,
        },
      },
    },
  }
}
