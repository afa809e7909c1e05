import { z } from "zod"
import { errorBody } from "#api/common/contract-envelope.ts"
import { orderToken } from "#api/common/contract-tokens.ts"
import { type OrderRequest, type OrderResource, orderResource } from "#api/orders/contract.ts"
import { orderQuote } from "#api/orders/contract-quote.ts"
import { type OpenedReceipt, openedReceipt } from "#api/orders/contract-receipt.ts"
import { orderRejection } from "#api/orders/contract-rejection.ts"
import { startedPayment, startPaymentRequest } from "#api/payments/contract-payment.ts"
import { toDinars } from "#core/money.ts"
import type { OrderExtras } from "#core/orders/order.ts"
import type { Content, PlacedOrder, QuoteInput, SentOrder } from "./content.server.ts"
import { type ApiAnswer, type ApiCall, hasData } from "./transport/api-call.server.ts"
import { orderFromWire, quoteFromWire } from "./transport/from-wire.server.ts"
import { AnswerError } from "./transport/parse-answer.server.ts"
import { orUnavailable } from "./transport/read.server.ts"
import { report } from "./transport/report.server.ts"

const orderAnswer = z.object({ data: orderResource })
const openedAnswer = z.object({ data: z.discriminatedUnion("status", [openedReceipt, orderResource]) })
const startedAnswer = z.object({ data: startedPayment })
const quoteAnswer = z.object({ data: orderQuote })
const conflictAnswer = z.object({ error: z.object({ details: orderQuote }) })
const rejectionAnswer = z.object({ error: z.object({ details: orderRejection }) })

/** The seconds that a 429 asks to wait. */
const retryAfterIn = (headers: Headers) => Number(headers.get("retry-after")) || 60

/** Converts the answer of a stored order. An order whose answer breaks the contract may be stored: sent again, it is
 *  the same one. */
function storedOrder({ parse }: ApiAnswer): PlacedOrder {
  try {
    return { order: orderFromWire(parse(orderAnswer).data) }
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error
    report(error)
    return { uncertain: true }
  }
}

type OrderCall = "placeOrder" | "quoteOrder" | "orderByToken" | "startPayment" | "isReceipt"

/** The part of the client that places orders, reads them back and begins their payments. */
export function createOrders(call: ApiCall): Pick<Content, OrderCall> {
  const openToken = async (token: string): Promise<OrderResource | OpenedReceipt | undefined> => {
    if (!orderToken.safeParse(token).success) return undefined
    return orUnavailable(async () => {
      const { status, body, parse } = await call("GET /api/orders/:token", { params: { token } })
      if (status === 404) return undefined
      if (!hasData(body)) throw new Error(`The content API answered ${status} for an order`)
      const found = parse(openedAnswer).data
      // The API also finds an order by its documentId, which is no secret.
      return found.token === token ? found : undefined
    })
  }
  return {
    async placeOrder({ session, ...order }) {
      const request: OrderRequest = {
        data: { ...order, ...goodsOnWire(order), ...sumsOnWire(order), amount: toDinars(order.amount) },
      }
      const answer = await call("POST /api/orders", { body: request, session })
      const { status, body, parse } = answer
      if (hasData(body)) return storedOrder(answer)
      const error = errorBody.safeParse(body).data?.error
      if (status === 409 && error) return { conflict: quoteFromWire(parse(conflictAnswer).error.details) }
      if (status === 422 && error?.name === "IdempotencyError") return { keyReused: true }
      // A token that is not accepted is a 403 as well.
      if ((status === 403 || status === 429) && error && "reason" in error.details)
        return { rejected: parse(rejectionAnswer).error.details }
      if (error?.name === "OrderUncertainError") return { uncertain: true }
      if (status === 400 && error)
        return { invalid: isAbout(choice, body) ? "choice" : isAbout(["desk"], body) ? "desk" : "text" }
      throw new Error(`Failed to place order: the content API answered ${status} ${error?.message ?? ""}`)
    },
    async quoteOrder(order) {
      const amount = order.amount === undefined ? undefined : toDinars(order.amount)
      const request = { data: { ...order, ...goodsOnWire(order), ...sumsOnWire(order), amount } }
      const { status, headers, body, parse } = await call("POST /api/order-quote", { body: request })
      if (hasData(body)) return { quote: quoteFromWire(parse(quoteAnswer).data) }
      const error = errorBody.safeParse(body).data?.error
      // One that guesses coupons is a 429 as well, without a reason.
      if (status === 429 && error) return { rejected: { reason: "tooMany", retryAfter: retryAfterIn(headers) } }
      if (status === 400 && error) return { invalid: true }
      throw new Error(`The content API answered ${status} to a quote: ${error?.message ?? ""}`)
    },
    async orderByToken(token) {
      const found = await openToken(token)
      return found && found.status !== "received" ? orderFromWire(found) : undefined
    },
    async startPayment({ token, ...data }) {
      const request = startPaymentRequest.safeParse({ data })
      if (!request.success || !orderToken.safeParse(token).success) return undefined
      try {
        const { status, parse } = await call("POST /api/orders/:token/payments", {
          params: { token },
          body: request.data,
        })
        if (status === 200) return parse(startedAnswer).data.url
        if (status >= 500) throw new Error(`The content API answered ${status} for a payment`)
      } catch (error) {
        report(error)
      }
      return undefined
    },
    async isReceipt(token) {
      return token.startsWith("receipt_") && (await openToken(token))?.status === "received"
    },
  }
}

const invalidAnswer = z.object({
  error: z.object({ details: z.object({ errors: z.array(z.object({ path: z.array(z.unknown()) })).min(1) }) }),
})
const choice: readonly unknown[] = ["color", "size", "variant"]

/** Whether all that an API finds wrong with an order are some fields, such as what was chosen of a product. */
function isAbout(fields: readonly unknown[], body: unknown): boolean {
  const errors = invalidAnswer.safeParse(body).data?.error.details.errors ?? []
  return errors.length > 0 && errors.every(({ path }) => fields.includes(path.at(-1)))
}

/** One product as the specification's fields name it, or the lines of a cart. */
function goodsOnWire(order: SentOrder | QuoteInput) {
  if (!("lines" in order)) return choiceOnWire(order)
  return {
    lines: order.lines.map(({ slug, quantity, unitPrice, ...choice }) => ({
      slug,
      quantity,
      ...choiceOnWire(choice),
      unitPrice: toDinars(unitPrice),
    })),
  }
}

const choiceOnWire = ({ color, size, variant }: { color: string; size?: string; variant?: string }) => ({
  color: color || null,
  size: size || null,
  variant: variant || null,
})

function sumsOnWire({ discount, deliveryPrice }: Pick<OrderExtras, "discount" | "deliveryPrice">) {
  return {
    discount: discount === undefined ? undefined : toDinars(discount),
    deliveryPrice: deliveryPrice === undefined || deliveryPrice === null ? deliveryPrice : toDinars(deliveryPrice),
  }
}
