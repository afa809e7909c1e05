import type { Tx } from "../../database.ts"
import type { OrderRecord } from "../admin/order-record.ts"

/** The `service` of such a payment. */
const movedIn = "moved-in"

type Order = Pick<OrderRecord, "id" | "document_id" | "created_at" | "paid" | "refunded">

/** Inserts a payment for the amount that an order had as paid when it moved in, where none of its payments stands for it: they are
 *  added up as soon as there is another one. The caller locks the order. */
export async function insertMovedInPayment(tx: Tx, order: Order): Promise<void> {
  const { id, document_id: reference, created_at: at, paid, refunded } = order
  const { stored } = await tx
    .selectFrom("order_payment")
    .select((e) => e.fn.coalesce(e.fn.sum<number>("amount"), e.lit(0)).as("stored"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow()
  const amount = paid + refunded - Number(stored)
  if (amount <= 0) return
  await tx
    .insertInto("order_payment")
    .values({ order_id: id, service: movedIn, reference, amount, at })
    .onConflict((conflict) => conflict.columns(["service", "reference"]).doNothing())
    .execute()
}
