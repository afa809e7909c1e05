import type { OrderStatus } from "#core/orders/order-status.ts"
import type { MissingUnits } from "../released-stock.ts"

/** What became of one of several orders. */
export type MoveResult =
  | {
      ok: true
      documentId: string
      number: string
      from: OrderStatus
      to: OrderStatus
      mayUndo: boolean
      /** Of the order as it is now. */
      version: number
    }
  | {
      ok: false
      documentId: string
      number: string | null
      problem: "unknown" | "notAllowed" | "missing" | "open"
      from: OrderStatus | null
      allowed: OrderStatus[]
      /** What is not left of an order that has released its stock. */
      missing: MissingUnits[]
    }

/** The result of an order that is not there. */
export const unknownOrder = (documentId: string): MoveResult => ({
  ok: false,
  documentId,
  number: null,
  problem: "unknown",
  from: null,
  allowed: [],
  missing: [],
})
