import { orderToken } from "#api/common/contract-tokens.ts"
import type { OrderRequest, OrderResource } from "#api/orders/contract.ts"
import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import type { OpenedReceipt } from "#api/orders/contract-receipt.ts"
import type { OrderRejectionDetails } from "#api/orders/contract-rejection.ts"
import { toDinars } from "#core/money.ts"
import type { OrderExtras } from "#core/orders/order.ts"
import type { AskedQuote, Content, SentOrder } from "./content.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { orderFromWire, quoteFromWire } from "./seam/from-wire.server.ts"

type Answer<T> = { data: T | null; error?: { name: string; message: string; details: Record<string, unknown> } }

/** The part of the client that places orders and reads them back. */
export function createOrders(call: ApiCall): Pick<Content, "placeOrder" | "quoteOrder" | "orderByToken" | "isReceipt"> {
  const openToken = async (token: string): Promise<OrderResource | OpenedReceipt | undefined> => {
    if (!orderToken.safeParse(token).success) return undefined
    const { status, body } = await call("GET /api/orders/:token", { params: { token } })
    if (status === 404) return undefined
    const found = (body as Answer<OrderResource | OpenedReceipt> | undefined)?.data
    if (!found) throw new Error(`The content API answered ${status} for an order`)
    // The API also finds an order by its documentId, which is no secret.
    return found.token === token ? found : undefined
  }
  return {
    async placeOrder({ session, ...order }) {
      const request: OrderRequest = {
        data: { ...order, ...goodsOnWire(order), ...sumsOnWire(order), amount: toDinars(order.amount) },
      }
      const { status, body } = await call("POST /api/orders", { body: request, session })
      const answer = body as Answer<OrderResource> | undefined
      if (answer?.data) return { order: orderFromWire(answer.data) }
      const details = answer?.error?.details
      if (status === 409 && details) return { conflict: quoteFromWire(details as OrderQuoteResource) }
      if (status === 422 && answer?.error?.name === "IdempotencyError") return { keyReused: true }
      // A token that is not accepted is a 403 as well.
      if ((status === 403 || status === 429) && details && "reason" in details)
        return { refused: details as OrderRejectionDetails }
      if (answer?.error?.name === "OrderUncertainError") return { uncertain: true }
      throw new Error(`Failed to place order: the content API answered ${status} ${answer?.error?.message ?? ""}`)
    },
    async quoteOrder(order) {
      const amount = order.amount === undefined ? undefined : toDinars(order.amount)
      const request = { data: { ...order, ...goodsOnWire(order), ...sumsOnWire(order), amount } }
      const { status, body } = await call("POST /api/order-quote", { body: request })
      const answer = body as Answer<OrderQuoteResource> | undefined
      if (answer?.data) return { quote: quoteFromWire(answer.data) }
      const details = answer?.error?.details
      if (status === 429 && details) return { refused: details as OrderRejectionDetails }
      throw new Error(`The content API answered ${status} to a quote: ${answer?.error?.message ?? ""}`)
    },
    async orderByToken(token) {
      const found = await openToken(token)
      return found && found.status !== "received" ? orderFromWire(found) : undefined
    },
    async isReceipt(token) {
      return token.startsWith("receipt_") && (await openToken(token))?.status === "received"
    },
  }
}

/** One product as the specification's fields name it, or the lines of a cart. */
function goodsOnWire(order: SentOrder | AskedQuote) {
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
