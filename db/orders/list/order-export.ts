import type { Carrier } from "#core/delivery/carrier.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { pick } from "#core/pick.ts"
import type { Db } from "../../database.ts"
import { readOrderDesk } from "../../delivery/desks.ts"
import { grossOfOrder } from "../payments/handed-over.ts"
import { type OrderFilter, orderTest } from "./order-filter.ts"
import { selectPackedLines } from "./packed-lines.ts"

/** Orders that are in memory at a time. */
const batch = 200

/** Every order that passes a filter with what files tell of it, the newest first, a batch at a time; what is placed while
 *  it is read is left out. Amounts in centimes.
 *  @param carrier whose spelling of communes is used */
export async function* exportedOrders(db: Db, filter: OrderFilter, carrier: Carrier | null) {
  const spelled = carrier ? await spellings(db, carrier) : new Map<number, string>()
  const maxId = await db
    .selectFrom("orders")
    .select((e) => e.fn.max<number | null>("id").as("id"))
    .executeTakeFirst()
  for (let below = (maxId?.id ?? 0) + 1; ; ) {
    const orders = await selectOrders(db, filter, below)
    const last = orders.at(-1)
    if (!last) return
    yield* await withLines(db, orders, spelled)
    if (orders.length < batch) return
    below = last.id
  }
}

export type ExportedOrder = Awaited<ReturnType<typeof withLines>>[number]

const selectOrders = (db: Db, filter: OrderFilter, below: number) =>
  db
    .selectFrom("orders")
    .innerJoin("wilaya as w", "w.code", "orders.wilaya_code")
    .innerJoin("commune as c", "c.id", "orders.commune_id")
    .select(["orders.id", "orders.status", "orders.source", "orders.firstname", "orders.lastname", "orders.mobile"])
    .select(["orders.wilaya_code as wilayaCode", "w.name as wilaya", "c.name as commune", "c.id as communeId"])
    .select((e) => e.fn.coalesce("c.wilaya_2026", "orders.wilaya_code").as("wilayaCode2026"))
    .select(["orders.address", "orders.note", "orders.delivery", "orders.amount", "orders.discount", "orders.total"])
    .select(["orders.paid", "orders.refunded", grossOfOrder.as("gross")])
    .select(["orders.coupon_code as coupon", "orders.delivery_price as deliveryPrice", "orders.tracking"])
    .select(["orders.carrier", "orders.agent_name as agent", "orders.created_at as createdAt"])
    .select(["orders.cashed_at as cashedAt", "orders.desk"])
    .where((e) =>
      e(
        "orders.id",
        "in",
        e
          .selectFrom("orders")
          .select("id")
          .where(orderTest(db, filter))
          .where("id", "<", below)
          .orderBy("id", "desc")
          .limit(batch),
      ),
    )
    .orderBy("orders.id", "desc")
    .execute()

async function withLines(db: Db, orders: Awaited<ReturnType<typeof selectOrders>>, spelled: Map<number, string>) {
  const ids = orders.map(({ id }) => id)
  const lines = await selectPackedLines(db, ids)
    .select((e) => e.fn.coalesce("l.unit_cost", "v.cost", "p.cost").as("unitCost"))
    .execute()
  const deliveries = await db
    .selectFrom("order_event")
    .select((e) => ["order_id as orderId", e.fn.max("at").as("at")])
    .where("order_id", "in", ids)
    .where("kind", "=", "status")
    .where("to_status", "=", "delivered")
    .groupBy("order_id")
    .execute()
  const deliveredAt = new Map(deliveries.map(({ orderId, at }) => [orderId, at]))
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  const platformOf = await readPlatforms(db)
  return orders.map(({ communeId, ...order }) => ({
    ...order,
    number: orderNumber(order.id, order.createdAt),
    desk: deskOf(order.desk, platformOf),
    commune: spelled.get(communeId) ?? order.commune,
    deliveredAt: order.status === "delivered" ? (deliveredAt.get(order.id) ?? null) : null,
    cashedAt: order.status === "delivered" ? order.cashedAt : null,
    cost: costOf(linesOf.get(order.id) ?? []),
    lines: linesOf.get(order.id) ?? [],
  }))
}

/** The platforms of the accounts, by their keys. */
async function readPlatforms(db: Db): Promise<Map<number, string>> {
  const accounts = await db.selectFrom("carrier_account").select(["id", "platform"]).execute()
  return new Map(accounts.map(({ id, platform }) => [id, platform]))
}

function deskOf(column: string | null, platformOf: ReadonlyMap<number, string>) {
  const desk = readOrderDesk(column)
  return desk && { ...pick(desk, "name", "commune", "code"), platform: platformOf.get(desk.account) ?? null }
}

/** Cost of the goods for the shop, as of the order, else as of now; null where the cost of a line is unknown. */
const costOf = (lines: { quantity: number; unitCost: number | null }[]): number | null =>
  lines.reduce<number | null>(
    (sum, { quantity, unitCost }) => (sum === null || unitCost === null ? null : sum + quantity * unitCost),
    0,
  )

async function spellings(db: Db, carrier: Carrier): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("carrier_commune")
    .select(["commune_id as id", "name"])
    .where("carrier", "=", carrier)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
