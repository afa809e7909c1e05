import { orderSearchText } from "#core/orders/order-search.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import { eraseFromRemovedProducts } from "../catalogue/removed/change-removed.ts"
import type { Tx } from "../database.ts"

/** With these an order's person is needed no more. */
export const endedStatuses: readonly OrderStatus[] = ["delivered", "returned", "cancelled"]

const nobody = "—"
/** No number that can be called; of each order another one, so that they are not one person's orders. */
const noPhone = (id: number) => `0000${String(id).padStart(6, "0")}`

/** Takes the person out of an order that has ended, of its coupon and of its reviews. Number, day, place, goods, amounts
 *  and what became of it stay. Its history and mail are the caller's.
 *  @returns how many reviews lost their author: pages show them */
export async function eraseOrder(tx: Tx, order: { id: number; tracking: string | null }, now: Date): Promise<number> {
  const { id, tracking } = order
  const person = { firstname: nobody, lastname: nobody, mobile: noPhone(id) }
  await tx
    .updateTable("orders")
    .set({ ...person, email: null, shopper_id: null, shopper_claim: null, address: null, note: null })
    .set({ anonymized_at: now.toISOString() })
    .set({ search: orderSearchText({ ...person, tracking }) })
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  await tx.updateTable("coupon_use").set({ mobile: person.mobile }).where("order_id", "=", id).execute()
  const reviews = tx.selectFrom("review").select("id").where("order_id", "=", id)
  await tx.deleteFrom("review_picture").where("review_id", "in", reviews).execute()
  // What was said of the goods stays; by whom does not.
  const anonymous = { name: nobody, town: null, email: "" }
  const changed = await tx.updateTable("review").set(anonymous).where("order_id", "=", id).executeTakeFirst()
  await eraseFromRemovedProducts(tx, { orderId: id, emails: [] }, anonymous)
  return Number(changed.numUpdatedRows)
}
