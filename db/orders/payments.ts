import { type Centimes, toDinars } from "#core/money.ts"
import type { Db, Tx } from "../database.ts"
import { inTransaction } from "../transaction.ts"
import { lockWhole, type OrderRecord } from "./admin/order-record.ts"
import { addOrderEvent } from "./order-history.ts"
import { ordersChanged } from "./orders-changed.ts"

/** Money that a payment service has for an order. */
export type Payment = {
  /** documentId of the order. */
  order: string
  /** Key of the service. */
  service: string
  /** The service's own number of the payment: the same for a repeated message. */
  reference: string
  amount: Centimes
}

/** What came of a payment. `known`: it was recorded before. `other`: the reference was used for another order or amount. */
export type RecordedPayment = "recorded" | "known" | "unknown-order" | "other"

/** Writes down what was paid of an order, once for each reference, whatever became of the order meanwhile: the money is there. */
export async function recordPayment(db: Db, payment: Payment, now: Date): Promise<RecordedPayment> {
  const { service, reference, amount } = payment
  const recorded = await inTransaction(db, async (tx): Promise<RecordedPayment> => {
    const order = await lockWhole(tx, payment.order)
    if (!order) return "unknown-order"
    const { numInsertedOrUpdatedRows: stored } = await tx
      .insertInto("order_payment")
      .values({ order_id: order.id, service, reference, amount, at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["service", "reference"]).doNothing())
      .executeTakeFirstOrThrow()
    if (!stored) return (await isSame(tx, order, payment)) ? "known" : "other"
    await tx
      .updateTable("orders")
      .set((e) => ({ paid: e("paid", "+", amount), version: e("version", "+", 1) }))
      .where("id", "=", order.id)
      .execute()
    await addOrderEvent(tx, order.id, {
      at: now,
      actor: service,
      from: order.status,
      to: order.status,
      reason: null,
      kind: "paid",
      details: { amount: toDinars(amount), reference },
    })
    return "recorded"
  })
  if (recorded === "recorded") ordersChanged(db)
  return recorded
}

/** Whether the payment of a reference is this one. An order that another one has taken in has given its payments to it. */
async function isSame(tx: Tx, order: OrderRecord, { service, reference, amount }: Payment): Promise<boolean> {
  const row = await tx
    .selectFrom("order_payment")
    .select(["order_id", "amount"])
    .where("service", "=", service)
    .where("reference", "=", reference)
    .executeTakeFirst()
  return row?.amount === amount && [order.id, order.merged_into].includes(row.order_id)
}

/** Gives what was paid of an order to the one that takes it in. Both are locked. */
export async function movePayments(tx: Tx, from: OrderRecord, into: OrderRecord): Promise<void> {
  if (from.paid === 0) return
  await tx.updateTable("order_payment").set({ order_id: into.id }).where("order_id", "=", from.id).execute()
  await tx
    .updateTable("orders")
    .set((e) => ({ paid: e("paid", "+", from.paid) }))
    .where("id", "=", into.id)
    .execute()
  await tx.updateTable("orders").set({ paid: 0 }).where("id", "=", from.id).execute()
}
