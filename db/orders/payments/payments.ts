import { type Centimes, toDinars } from "#core/money.ts"
import type { Db, Tx } from "../../database.ts"
import { inTransaction } from "../../transaction.ts"
import { lockWhole, type OrderRecord } from "../admin/order-record.ts"
import { addOrderEvent } from "../order-history.ts"
import { ordersChanged } from "../orders-changed.ts"
import { countPayments, isHandedOver } from "./handed-over.ts"
import { insertMovedInPayment } from "./moved-in-payment.ts"

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

/** The result of recording a payment. `known`: it was recorded before. `other`: the reference was used for another order or amount. */
export type RecordedPayment = "recorded" | "known" | "unknown-order" | "other"

/** Records a payment of an order once for each reference, whatever became of the order meanwhile: the money is there. Of an order that
 *  another one has taken in, the other one gets it. What comes after a carrier was told how much it collects does not lower that: it
 *  is to be given back. */
export async function recordPayment(db: Db, payment: Payment, now: Date): Promise<RecordedPayment> {
  const { service, reference, amount } = payment
  const recorded = await inTransaction(db, async (tx): Promise<RecordedPayment> => {
    const { order, takenIn } = await lockLast(tx, payment.order)
    if (!order) return "unknown-order"
    await insertMovedInPayment(tx, order)
    const { numInsertedOrUpdatedRows: stored } = await tx
      .insertInto("order_payment")
      .values({ order_id: order.id, service, reference, amount, at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["service", "reference"]).doNothing())
      .executeTakeFirstOrThrow()
    if (!stored) return (await isSame(tx, [...takenIn, order.id], payment)) ? "known" : "other"
    if (!(await isHandedOver(tx, order))) await countPayments(tx, order.id)
    await tx
      .updateTable("orders")
      .set((e) => ({ version: e("version", "+", 1) }))
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

/** The most merges that are followed from one order. */
const maxMerges = 100

/** Locks the order that has the lines of an order now: itself, or the last one of those that have taken it in.
 *  @returns also the keys of the orders before it */
async function lockLast(tx: Tx, documentId: string) {
  const takenIn: number[] = []
  const find = () => tx.selectFrom("orders").select(["id", "document_id as documentId", "merged_into as into"])
  let last = await find().where("document_id", "=", documentId).executeTakeFirst()
  while (last) {
    // Merged meanwhile, by who had the lock before.
    const order = last.into === null ? await lockWhole(tx, last.documentId) : undefined
    const into: number | null = order ? order.merged_into : last.into
    if (into === null || takenIn.length === maxMerges) return { order, takenIn }
    takenIn.push(last.id)
    last = await find().where("id", "=", into).executeTakeFirst()
  }
  return { order: undefined, takenIn }
}

/** Whether the payment of a reference is this one: of one of these orders, since an order gives its payments to the one that takes it
 *  in, and of this amount. */
async function isSame(tx: Tx, orderIds: readonly number[], { service, reference, amount }: Payment): Promise<boolean> {
  const row = await tx
    .selectFrom("order_payment")
    .select(["order_id", "amount"])
    .where("service", "=", service)
    .where("reference", "=", reference)
    .executeTakeFirst()
  return row?.amount === amount && orderIds.includes(row.order_id)
}

/** Gives what was paid of an order to the one that takes it in. Both are locked. */
export async function movePayments(tx: Tx, from: OrderRecord, into: OrderRecord): Promise<void> {
  if (from.paid === 0) return
  for (const order of [from, into]) await insertMovedInPayment(tx, order)
  await tx.updateTable("order_payment").set({ order_id: into.id }).where("order_id", "=", from.id).execute()
  await tx
    .updateTable("orders")
    .set((e) => ({ paid: e("paid", "+", from.paid), refunded: e("refunded", "+", from.refunded) }))
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", into.id)
    .execute()
  await tx.updateTable("orders").set({ paid: 0, refunded: 0 }).where("id", "=", from.id).execute()
}
