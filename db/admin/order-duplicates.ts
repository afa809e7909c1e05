import type { Db } from "../database.ts"
import { orderNumber } from "../orders.ts"

/** Two orders so far apart are not taken for one that was sent twice; in milliseconds. */
const within = 7 * 24 * 3600 * 1000

/** The most orders of one commune that are looked at. */
const mostOfCommune = 300

type Compared = { id: number; mobile: string; commune_id: number; created_at: string }

/** Orders that may be the same one again: of the same phone, or the same goods to the same commune, within seven days
 *  before or after. Those that came to nothing are left out. The newest first. */
export async function orderDuplicates(db: Db, order: Compared) {
  const moment = Date.parse(order.created_at)
  const near = db
    .selectFrom("orders")
    .select(["id", "document_id", "status", "created_at", "total", "mobile", "version"])
    .where("id", "<>", order.id)
    .where("status", "not in", ["cancelled", "returned"])
    .where("created_at", ">=", new Date(moment - within).toISOString())
    .where("created_at", "<=", new Date(moment + within).toISOString())
    .orderBy("id", "desc")
  const ofPhone = await near.where("mobile", "=", order.mobile).limit(20).execute()
  const ofCommune = await near
    .where("commune_id", "=", order.commune_id)
    .where("mobile", "<>", order.mobile)
    .limit(mostOfCommune)
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
    .map(({ id, document_id, status, created_at, total, version, why }) => ({
      ...{ documentId: document_id, number: orderNumber(id, created_at), status, createdAt: created_at, total },
      ...{ version, why },
    }))
}

/** What is ordered, as one text that equals that of the same goods. */
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
