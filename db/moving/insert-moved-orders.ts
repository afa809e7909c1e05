import type { Insertable } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { cutText } from "#core/cut-text.ts"
import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import { maxSearchTextLength, orderSearchText } from "#core/orders/order-search.ts"
import { foldText } from "#core/search/fold-text.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import type { OrderDesk } from "../delivery/desks.ts"
import { randomToken } from "../document-id.ts"
import { upsertTags } from "../orders/tags/tag-orders.ts"
import type { OrdersTable } from "../schema/order-schema.ts"
import { storeRows } from "../store-rows.ts"
import { findGoods, type Goods, goodsOfLine } from "./find-goods.ts"
import { insertHistory } from "./insert-history.ts"
import { insertCouponUses, insertPayments } from "./order-claims.ts"
import { passOrderKeys } from "./order-keys.ts"
import { withoutEvents } from "./without-events.ts"

/** Which of some orders the shop has, by documentId. */
export async function findStoredOrders(db: Db, documentIds: readonly string[]): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set()
  const rows = await db.selectFrom("orders").select("document_id").where("document_id", "in", documentIds).execute()
  return new Set(rows.map(({ document_id }) => document_id))
}

/** Stores orders of before that the shop does not have, in one transaction. They take no units and count for no limit, and nobody is told
 *  of them; analytics count them. A coupon is used by those that held it in another shop of this program.
 *  @param orders a few hundred
 *  @returns how many were stored, and how many were there */
export async function insertMovedOrders(db: Db, orders: readonly MovedOrder[]) {
  const made = await withoutEvents(db, async (tx) => {
    const stored = await findStoredOrders(
      tx,
      orders.map(({ documentId }) => documentId),
    )
    const byKey = new Map(orders.map((order) => [order.documentId, order]))
    const missing = [...byKey.values()].filter(({ documentId }) => !stored.has(documentId))
    if (missing.length === 0) return 0
    const goods = await findGoods(
      tx,
      missing.flatMap(({ lines }) => lines),
    )
    const keys = await insertRows(tx, missing)
    await insertParts(tx, missing, { keys, goods })
    await touchContent(tx, [])
    return missing.length
  })
  return { made, existing: orders.length - made }
}

const toRow = (order: MovedOrder, shoppers: ReadonlySet<string>): Insertable<OrdersTable> => {
  const { firstname, lastname, mobile, tracking, oldNumber } = order
  const hasShopper = order.shopperId !== null && shoppers.has(order.shopperId)
  const search = orderSearchText({ firstname, lastname, mobile, tracking })
  return {
    document_id: order.documentId,
    token: randomToken(),
    code: order.code,
    status: order.status,
    firstname,
    lastname,
    mobile,
    phone_key: phoneKey(mobile),
    email: order.email,
    shopper_id: hasShopper ? order.shopperId : null,
    shopper_claim: hasShopper ? order.shopperClaim : null,
    wilaya_code: order.wilayaCode,
    commune_id: order.communeId,
    wilaya: order.wilaya,
    commune: order.commune,
    address: order.address,
    note: order.note,
    delivery: order.delivery,
    // Of no account of this shop: its parcel finds the desk by its commune.
    desk: order.desk && JSON.stringify({ ...order.desk, account: 0 } satisfies OrderDesk),
    locale: order.locale,
    amount: order.amount,
    coupon_code: order.coupon,
    discount: order.discount,
    staff_discount: order.staffDiscount,
    delivery_price: order.deliveryPrice,
    total: order.total,
    paid: order.paid,
    refunded: order.refunded,
    risk: "[]",
    call_outcome: order.callOutcome,
    call_at: order.callAt,
    client_date: order.createdAt,
    created_at: order.createdAt,
    source: order.source,
    placed_on: order.placedOn,
    agent_name: order.agent,
    tries: order.tries,
    carrier: order.carrier,
    tracking,
    exported_at: order.exportedAt,
    exported_to: order.exportedTo,
    exported_by: order.exportedBy,
    stock_released_at: order.stockReleasedAt,
    anonymized_at: order.anonymizedAt,
    cashed_at: order.cashedAt,
    cashed_by: order.cashedBy,
    search: oldNumber === null ? search : cutText(`${foldText(oldNumber)} ${search}`, maxSearchTextLength),
  }
}

/** Stores the orders' own rows. A key that an archive tells is kept where no order has it.
 *  @returns their keys by documentId */
async function insertRows(tx: Tx, orders: readonly MovedOrder[]): Promise<Map<string, number>> {
  const shoppers = await findShoppers(tx, orders)
  const wanted = orders.flatMap(({ id }) => id ?? [])
  const taken = new Set(
    wanted.length === 0
      ? []
      : (await tx.selectFrom("orders").select("id").where("id", "in", wanted).execute()).map(({ id }) => id),
  )
  const free = new Set<number>()
  const keepsKey = ({ id }: MovedOrder) => {
    if (id === null || taken.has(id) || free.has(id)) return false
    free.add(id)
    return true
  }
  const keyed = orders.filter(keepsKey)
  const others = orders.filter((order) => !keyed.includes(order))
  const insert = (rows: Insertable<OrdersTable>[]) =>
    storeRows(tx, rows, (some) => tx.insertInto("orders").values(some).returning(["id", "document_id"]))
  await passOrderKeys(tx, Math.max(0, ...free))
  const stored = await insert(keyed.map((order) => ({ id: order.id ?? 0, ...toRow(order, shoppers) })))
  stored.push(...(await insert(others.map((order) => toRow(order, shoppers)))))
  return new Map(stored.map(({ id, document_id }) => [document_id, id]))
}

async function findShoppers(tx: Tx, orders: readonly MovedOrder[]): Promise<Set<string>> {
  const ids = [...new Set(orders.flatMap(({ shopperId }) => shopperId ?? []))]
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom("shopper_user").select("id").where("id", "in", ids).execute()
  return new Set(rows.map(({ id }) => id))
}

type Stored = { keys: ReadonlyMap<string, number>; goods: Goods }

/** Stores the lines, notes, tags and histories of orders. */
async function insertParts(tx: Tx, orders: readonly MovedOrder[], { keys, goods }: Stored): Promise<void> {
  const keyOf = ({ documentId }: MovedOrder) => keys.get(documentId) ?? 0
  const lines = orders.flatMap((order) =>
    order.lines.map((line, position) => ({
      order_id: keyOf(order),
      ...goodsOfLine(goods, line),
      position,
      sku: line.sku,
      title: line.title,
      color: line.color,
      size: line.size,
      open_choice: line.isOpen ? (1 as const) : (0 as const),
      quantity: line.quantity,
      unit_price: line.unitPrice,
      line_total: line.lineTotal,
      unit_cost: line.unitCost,
      image: line.image,
    })),
  )
  await storeRows(tx, lines, (rows) => tx.insertInto("order_line").values(rows))
  await insertPayments(tx, orders, keyOf)
  await insertCouponUses(tx, orders, keyOf)
  const notes = orders.flatMap((order) => order.notes.map((note) => ({ order_id: keyOf(order), ...note })))
  await storeRows(tx, notes, (rows) => tx.insertInto("order_note").values(rows))
  await insertHistory(
    tx,
    orders.map((order) => ({ orderId: keyOf(order), history: order.history })),
  )
  for (const order of orders) {
    // A shop has a bounded number of them: those beyond are left behind.
    const tags = order.tags.length > 0 ? await upsertTags(tx, order.tags) : undefined
    const rows = (tags ?? []).map(({ id }) => ({ order_id: keyOf(order), tag_id: id }))
    if (rows.length > 0) await tx.insertInto("tagged_order").values(rows).execute()
  }
}

/** Says of orders which one has their lines.
 *  @param pairs documentIds */
export async function linkMergedOrders(db: Db, pairs: readonly { order: string; into: string }[]): Promise<void> {
  for (const { order, into } of pairs) {
    const target = db.selectFrom("orders").select("id").where("document_id", "=", into)
    const row = await target.executeTakeFirst()
    if (!row) continue
    const merged = db.updateTable("orders").set({ merged_into: row.id }).where("document_id", "=", order)
    await merged.where("status", "=", "cancelled").where("merged_into", "is", null).execute()
  }
}
