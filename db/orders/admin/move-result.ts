import { orderNumber } from "#core/orders/order-number.ts"
import { type MoveProblem, type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"
import type { ChangedStatus } from "../change-order-status.ts"
import type { MissingUnits } from "../released-stock.ts"

/** Result of one of several orders. */
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
      problem: MoveProblem
      from: OrderStatus | null
      allowed: OrderStatus[]
      /** Missing units of an order that has released its stock. */
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

/** Converts a change of status to its result. */
export async function toMoveResult(db: Db, documentId: string, changed: ChangedStatus): Promise<MoveResult> {
  if (changed.kind === "changed") {
    const { id, createdAt, status: to, history } = changed.order
    const from = history.at(-2)?.status ?? to
    const number = orderNumber(id, createdAt)
    return { ok: true, documentId, number, from, to, mayUndo: true, version: changed.version }
  }
  if (changed.kind === "unknown") return unknownOrder(documentId)
  const { from } = changed
  const rejected = { ok: false, documentId, number: await numberOf(db, documentId), from } as const
  if (changed.kind === "missing") {
    return { ...rejected, problem: "missing", allowed: [...statusesAfter(from)], missing: changed.missing }
  }
  if (changed.kind === "open") {
    return { ...rejected, problem: "open", allowed: [...statusesAfter(from)], missing: [] }
  }
  return { ...rejected, problem: "notAllowed", allowed: [...changed.allowed], missing: [] }
}

async function numberOf(db: Db, documentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "created_at"])
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  return row ? orderNumber(row.id, row.created_at) : null
}
