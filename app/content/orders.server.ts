import type { OrderConflict, OrderRequest, OrderResource } from "#api/contract/order.ts"
import { toDinars } from "#core/money.ts"
import type { ApiCall } from "./api-call.server.ts"
import type { Content } from "./content.server.ts"
import { orderFromWire } from "./from-wire.server.ts"

type OrderAnswer = {
  data: OrderResource | null
  error?: { message: string; details: Record<string, unknown> }
}

/** The part of the client that places orders and reads them back. */
export function createOrders(call: ApiCall): Pick<Content, "placeOrder" | "orderByToken"> {
  return {
    async placeOrder({ amount, color, ...order }) {
      const request: OrderRequest = { data: { ...order, color: color || null, amount: toDinars(amount) } }
      const { status, body } = await call("/api/orders", { method: "POST", body: request })
      const answer = body as OrderAnswer | undefined
      if (answer?.data) return { order: orderFromWire(answer.data) }
      if (status === 409 && answer?.error) return { conflict: answer.error.details as OrderConflict }
      throw new Error(`Failed to place order: the content API answered ${status} ${answer?.error?.message ?? ""}`)
    },
    async orderByToken(token) {
      if (!/^[\w-]{16,64}$/.test(token)) return undefined
      const { status, body } = await call(`/api/orders/${token}`)
      if (status === 404) return undefined
      const order = (body as OrderAnswer | undefined)?.data
      if (!order) throw new Error(`The content API answered ${status} for an order`)
      return orderFromWire(order)
    },
  }
}
