import { sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import type { Tx } from "../database.ts"
import { storeRows } from "../store-rows.ts"

type KeyOf = (order: MovedOrder) => number

/** Stores payments of orders; a payment that the shop knows stays that of its order. */
export async function insertPayments(tx: Tx, orders: readonly MovedOrder[], keyOf: KeyOf): Promise<void> {
  const rows = orders.flatMap((order) => order.payments.map((payment) => ({ order_id: keyOf(order), ...payment })))
  await storeRows(tx, rows, (some) =>
    tx
      .insertInto("order_payment")
      .values(some)
      .onConflict((conflict) => conflict.columns(["service", "reference"]).doNothing()),
  )
}

/** Restores the coupon uses of moved orders, as far as a coupon has uses left. */
export async function insertCouponUses(tx: Tx, orders: readonly MovedOrder[], keyOf: KeyOf): Promise<void> {
  for (const order of orders) {
    if (!order.holdsCoupon || order.coupon === null) continue
    const used = await tx
      .updateTable("coupon")
      .set((e) => ({ used: e("used", "+", 1) }))
      .where(sql<boolean>`upper(code) = ${order.coupon.toUpperCase()}`)
      .where((e) => e.or([e("max_uses", "is", null), e("used", "<", e.ref("max_uses"))]))
      .returning("id")
      .executeTakeFirst()
    if (!used) continue
    const use = { order_id: keyOf(order), coupon_id: used.id, phone_key: phoneKey(order.mobile) }
    await tx
      .insertInto("coupon_use")
      .values({ ...use, created_at: order.createdAt })
      .execute()
  }
}
