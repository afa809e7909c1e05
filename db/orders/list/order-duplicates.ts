import { orderNumber } from "#core/orders/order-number.ts"
import { isUnshipped, type OrderStatus, unshippedStatuses } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"

/** Two orders so far apart are not taken for one that was sent twice; in milliseconds. */
const within = 7 * 24 * 3600 * 1000

/** How many orders of one commune are compared at most. */
const maxOfCommune = 300

/** The most orders that the rows of a list are compared with. */
const maxOrders = 1000

type Compared = { id: number; phone_key: string; commune_id: number; created_at: string }

/** Orders that may be the same one again: of the same phone, or the same goods to the same commune, within seven days
 *  before or after. Those that came to nothing are left out. The newest first, numbered as the order's own page is. */
export async function orderDuplicates(db: Db, order: Compared) {
  const moment = Date.parse(order.created_at)
  const near = db
    .selectFrom("orders")
    .select(["id", "document_id", "status", "created_at", "total", "version", "code"])
    .where("id", "<>", order.id)
    .where("status", "not in", ["cancelled", "returned"])
    .where("created_at", ">=", new Date(moment - within).toISOString())
    .where("created_at", "<=", new Date(moment + within).toISOString())
    .orderBy("id", "desc")
  const ofPhone = await near.where("phone_key", "=", order.phone_key).limit(20).execute()
  const ofCommune = await near
    .where("commune_id", "=", order.commune_id)
    .where("phone_key", "<>", order.phone_key)
    .limit(maxOfCommune)
    .execute()
  const goods = await goodsOf(db, [order.id, ...ofCommune.map(({ id }) => id)])
  const own = goods.get(order.id)
  const sameGoods = ofCommune.filter(({ id }) => goods.get(id) === own)
  const found = [
    ...ofPhone.map((row) => ({ ...row, why: "phone" as const })),
    ...sameGoods.map((row) => ({ ...row, why: "goods" as const })),
  ]
  return found
    .toSorted((a, b) => b.id - a.id)
    .slice(0, 20)
    .map(({ id, document_id, status, created_at, total, version, code, why }) => ({
      documentId: document_id,
      number: orderNumber(id, created_at, code),
      status,
      createdAt: created_at,
      total,
      version,
      why,
    }))
}

type Row = Compared & { status: OrderStatus }

/** How many other orders each row of a list may repeat. Only orders that are still in the shop are compared: a shipped one
 *  cannot be stopped, and its page still shows it. */
export async function countDuplicates(db: Db, rows: readonly Row[]): Promise<Map<number, number>> {
  const open = rows.filter(({ status }) => isUnshipped(status))
  if (open.length === 0) return new Map()
  const moments = open.map((row) => Date.parse(row.created_at))
  const others = await db
    .selectFrom("orders")
    .select(["id", "phone_key", "commune_id", "created_at"])
    .where("status", "in", unshippedStatuses)
    .where("created_at", ">=", new Date(Math.min(...moments) - within).toISOString())
    .where("created_at", "<=", new Date(Math.max(...moments) + within).toISOString())
    .where((e) =>
      e.or([
        e(
          "phone_key",
          "in",
          open.map((row) => row.phone_key),
        ),
        e(
          "commune_id",
          "in",
          open.map((row) => row.commune_id),
        ),
      ]),
    )
    .orderBy("id", "desc")
    .limit(maxOrders)
    .execute()
  const goods = await goodsOf(db, [...new Set([...open, ...others].map(({ id }) => id))])
  const isNear = (one: Compared, other: Compared) =>
    Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= within
  const repeats = (one: Compared, other: Compared) =>
    one.id !== other.id &&
    isNear(one, other) &&
    (one.phone_key === other.phone_key ||
      (one.commune_id === other.commune_id && goods.get(one.id) === goods.get(other.id)))
  return new Map(open.map((row) => [row.id, others.filter((other) => repeats(row, other)).length]))
}

/** Describes the ordered goods as one text, equal for the same goods. */
async function goodsOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  const lines = await db
    .selectFrom("order_line")
    .select(["order_id as orderId", "slug", "color", "size", "quantity"])
    .where("order_id", "in", ids)
    .execute()
  const goods = new Map<number, string>()
  for (const [id, own] of Map.groupBy(lines, (line) => line.orderId)) {
    const texts = own.map(({ slug, color, size, quantity }) => JSON.stringify([slug, color, size, quantity]))
    goods.set(id, texts.toSorted().join())
  }
  return goods
}
