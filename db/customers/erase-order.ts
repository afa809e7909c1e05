import { orderSearchText } from "#core/orders/order-search.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import { eraseRemovedAuthors } from "../catalogue/removed/removed-authors.ts"
import type { Tx } from "../database.ts"

/** With these an order's person is needed no more. */
export const endedStatuses: readonly OrderStatus[] = ["delivered", "returned", "cancelled"]

const nobody = "—"
/** No number that can be called, and no key that a typed one can have; of each order another one, so that they are not one
 *  person's orders. */
const noPhone = (id: number) => `0000${String(id).padStart(6, "0")}`

/** A review after erasure: its words on the goods stay, its author does not. */
const nobodysReview = { name: nobody, town: null, email: "" }

type ErasedOrder = { id: number; tracking: string | null }

/** Takes the person out of orders that have ended, of their coupons and of their reviews. Number, day, place, goods, amounts
 *  and what became of them stay. Their history and mail are the caller's.
 *  @returns how many reviews lost their author: pages show them */
export async function eraseOrders(tx: Tx, orders: readonly ErasedOrder[], now: Date): Promise<number> {
  let reviews = 0
  for (const order of orders) reviews += await eraseOrder(tx, order, now)
  // All that is stored of deleted products is read: once for all orders.
  const ids = orders.map(({ id }) => id)
  await eraseRemovedAuthors(tx, ids, nobodysReview)
  return reviews
}

async function eraseOrder(tx: Tx, { id, tracking }: ErasedOrder, now: Date): Promise<number> {
  const person = { firstname: nobody, lastname: nobody, mobile: noPhone(id) }
  await tx
    .updateTable("orders")
    .set({ ...person, email: null, shopper_id: null, shopper_claim: null, address: null, note: null })
    .set({ unconfirmed_network: null })
    .set({ anonymized_at: now.toISOString(), phone_key: person.mobile })
    .set({ search: orderSearchText({ ...person, tracking }) })
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
  await tx.deleteFrom("tagged_order").where("order_id", "=", id).execute()
  await tx.updateTable("coupon_use").set({ phone_key: person.mobile }).where("order_id", "=", id).execute()
  await forgetDeliveries(tx, id)
  await forgetParcelWords(tx, id)
  const reviews = tx.selectFrom("review").select("id").where("order_id", "=", id)
  await tx.deleteFrom("review_picture").where("review_id", "in", reviews).execute()
  const changed = await tx.updateTable("review").set(nobodysReview).where("order_id", "=", id).executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Forgets what webhooks were sent of an order and its reviews, and what they answered. That they were sent stays. */
async function forgetDeliveries(tx: Tx, orderId: number): Promise<void> {
  const order = tx.selectFrom("orders").select("document_id").where("id", "=", orderId)
  const reviews = tx.selectFrom("review").select("document_id").where("order_id", "=", orderId)
  await tx
    .updateTable("event_delivery")
    .set({ request: null, answer: null })
    .where("subject", "in", order.unionAll(reviews))
    .execute()
}

/** Forgets what carriers and the shopper wrote of an order's parcels, which may name the person, and the addresses of their labels,
 *  which anybody may open. What became of them stays. */
async function forgetParcelWords(tx: Tx, orderId: number): Promise<void> {
  const parcels = await tx.selectFrom("parcel").select(["id", "tracking"]).where("order_id", "=", orderId).execute()
  for (const { id, tracking } of parcels) {
    await tx
      .updateTable("parcel")
      .set({ words: null, reason: null, answer_phone: null, tells_answer: 0, exchanged_goods: null })
      .set({ label_url: null })
      .where("id", "=", id)
      .execute()
    await tx.updateTable("parcel_event").set({ reason: null, place: null }).where("parcel_id", "=", id).execute()
    if (tracking === null) continue
    // A webhook that waits would bring the words back.
    await tx
      .deleteFrom("carrier_hook")
      .where("events", "like", `%${tracking.replace(/[%_]/g, "_")}%`)
      .execute()
  }
}
