import { type Centimes, toDinars } from "#core/money.ts"
import { amountToGiveBack } from "#core/payments/payment.ts"
import type { Db, Tx } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { lockWhole } from "../admin/order-record.ts"
import { type ChangeResult, type ReadOrder, storeChange } from "../admin/store-change.ts"
import { ordersChanged } from "../orders-changed.ts"
import { receivedOfOrder } from "./handed-over.ts"

/** What was given back of an order's payments, and why. */
export type Refund = { amount: Centimes; reason: string }

/** `tooMuch`: the shop has less of it to give back. */
export type RefundResult = ChangeResult | { kind: "tooMuch"; max: Centimes }

/** Records that the shop has given money of an order back, at the payment service or by hand: no money moves by this. What was given
 *  back does not lower what a carrier collects any more. */
export async function refundOrder(db: Db, order: ReadOrder, refund: Refund, by: ByStaff): Promise<RefundResult> {
  const result = await inTransaction(db, (tx) => refundIn(tx, order, refund, by))
  if (result.kind === "changed") ordersChanged(db)
  return result
}

async function refundIn(
  tx: Tx,
  { documentId, version }: ReadOrder,
  { amount, reason }: Refund,
  by: ByStaff,
): Promise<RefundResult> {
  const order = await lockWhole(tx, documentId)
  if (!order) return { kind: "unknown" }
  if (version !== undefined && version !== order.version) return { kind: "version", version: order.version }
  const { received } = await tx
    .selectFrom("orders")
    .select(receivedOfOrder.as("received"))
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow()
  const max = amountToGiveBack({ ...order, received })
  if (amount > max) return { kind: "tooMuch", max }
  const refunded = order.refunded + amount
  await storeChange(
    tx,
    order,
    {
      set: { refunded, paid: Math.min(order.paid, received - amount) },
      reason,
      details: { amount: toDinars(amount) },
      before: { refunded: toDinars(order.refunded) },
      // The reason is free text: it stays in the history, which can be erased.
      after: { refunded: toDinars(refunded) },
    },
    { by, kind: "refunded" },
  )
  return { kind: "changed" }
}
