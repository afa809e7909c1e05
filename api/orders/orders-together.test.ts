import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { rateLimits } from "#core/rate-limits.ts"
import { isPostgres } from "#db/engine.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.db.updateTable("product").set({ quantity: 1000 }).where("slug", "=", "casque-aura").execute()
})
afterEach(() => shop.close())

const price = 25_200
const buyer = (index: number, fields: object = {}) => ({
  slug: "casque-aura",
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: price,
  wilaya: "Oran",
  commune: "Oran",
  mobile: `0550${String(100_000 + index)}`,
  firstname: "Nadia",
  lastname: "Haddad",
  client: { address: `10.0.${index}.1`, session: `visit-${index}-of-a-browser` },
  date: "2026-11-21T10:00:00.000Z",
  ...fields,
})

const together = async (orders: object[]) => {
  const answers = await Promise.all(orders.map((order) => shop.order(order)))
  return answers.map(({ status, body }) => ({ status, body: body as { data: Record<string, unknown> } }))
}

/** Fields that differ between any two orders. */
const own = [
  "id",
  "order_id",
  "document_id",
  "token",
  "code",
  "order_token",
  "at",
  "created_at",
  "key",
  "fingerprint",
  "bucket",
  "data",
  "next_try_at",
  "window_start",
  "expires_at",
]

/** All rows that orders have written, without what differs from order to order. */
async function writtenRows() {
  const tables = [
    "orders",
    "order_line",
    "order_event",
    "stock_movement",
    "recent_order",
    "idempotency_key",
    "mail_outbox",
  ]
  const written: Record<string, unknown[]> = {}
  for (const table of [...tables, "rate_window"]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(shop.db)
    const shared = rows.map((row) => Object.entries(row).filter(([column]) => !own.includes(column)))
    written[table] = shared.map((row) => JSON.stringify(row)).toSorted()
  }
  return written
}

const goods = [
  {},
  { quantity: 3, amount: 3 * price, note: 'Après 18 h, « merci » \\ "vite"\n✓', address: "12, rue Larbi" },
  { locale: "ar", email: "nadia@example.com", idempotencyKey: "a key's text".replaceAll(" ", "-") },
  { color: "Sable", delivery: "desk" },
]
const orders = goods.map((fields, index) => buyer(index, fields))

it("writes the same rows for orders that come together as for each alone", async () => {
  const answers = await together(orders)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const many = Array.from({ length: 8 }, (_, index) => buyer(20 + index))
  expect((await together(many)).map(({ status }) => status)).toEqual(Array(8).fill(201))
  const first = await writtenRows()
  await shop.close()
  shop = await openTestShop()
  await shop.db.updateTable("product").set({ quantity: 1000 }).where("slug", "=", "casque-aura").execute()
  for (const order of orders) expect((await shop.order(order)).status).toBe(201)
  for (const order of many) expect((await shop.order(order)).status).toBe(201)
  expect(await writtenRows()).toEqual(first)
})

it("answers what is odd among others as if it had come alone", async () => {
  await shop.db
    .insertInto("phone_block")
    .values({ phone_key: "0550100005", created_at: "2026-11-21T10:00:00.000Z" })
    .execute()
  const odd = [
    buyer(1, { amount: price + 100 }),
    buyer(2, { commune: "Nowhere" }),
    buyer(12, { color: "Fuchsia" }),
    buyer(3, { slug: "no-such-product", product: "No such product" }),
    buyer(4, { coupon: "NOSUCHCODE" }),
    buyer(5),
    buyer(6, { quantity: 999, amount: 999 * price }),
    buyer(7, { slug: undefined }),
    buyer(8, { landingPage: "a".repeat(24) }),
  ]
  const plain = Array.from({ length: 9 }, (_, index) => buyer(20 + index))
  const mixed = plain.flatMap((order, index) => [order, odd[index] ?? {}])
  const answers = await together(mixed)
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((_, index) => index % 2 === 0)).toEqual(Array(9).fill(201))
  expect(statuses.filter((_, index) => index % 2 === 1)).toEqual([409, 400, 400, 409, 409, 403, 409, 201, 201])
  const stored = await shop.db.selectFrom("orders").select("mobile").orderBy("mobile").execute()
  const placed = [...plain, odd[7], odd[8]].flatMap((order) => order?.mobile ?? [])
  expect(stored.map(({ mobile }) => mobile)).toEqual(placed.toSorted())
  expect(await shop.db.selectFrom("recent_order").select("order_token").execute()).toHaveLength(placed.length)
})

it("sells in a group what is left, to those who came first, and never more", async () => {
  await shop.db.updateTable("product").set({ quantity: 5 }).where("slug", "=", "casque-aura").execute()
  const answers = await together(Array.from({ length: 9 }, (_, index) => buyer(index)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(4).fill(409)])
  const product = shop.db.selectFrom("product").select(["quantity", "status"]).where("slug", "=", "casque-aura")
  expect(await product.execute()).toEqual([{ quantity: 0, status: "out-of-stock" }])
  const movements = await shop.db
    .selectFrom("stock_movement")
    .select("units_left")
    .where("reason", "=", "order")
    .execute()
  expect(movements.map(({ units_left }) => units_left).toSorted()).toEqual([0, 1, 2, 3, 4])
})

it("holds a network to its limit within a group", async () => {
  const client = { address: "10.9.9.9" }
  const window = "orders:network:"
  const { max } = rateLimits.orders.find(({ by }) => by === "network") ?? { max: 0 }
  expect((await shop.order(buyer(0, { client }))).status).toBe(201)
  await shop.db
    .updateTable("rate_window")
    .set({ count: max - 3 })
    .where("bucket", "like", `${window}%`)
    .execute()
  const answers = await together(Array.from({ length: 8 }, (_, index) => buyer(1 + index, { client })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(201), ...Array(5).fill(429)])
  expect(await shop.db.selectFrom("orders").select("id").execute()).toHaveLength(4)
})

it("takes back an order of which one statement fails, and no other", async () => {
  const fails = isPostgres(shop.db)
    ? sql`alter table orders add constraint not_broken check (firstname <> 'Broken')`
    : sql`create trigger break_order before insert on orders when new.firstname = 'Broken'
        begin select raise(abort, 'broken'); end`
  await fails.execute(shop.db)
  const answers = await together([buyer(1), buyer(2, { firstname: "Broken" }), buyer(3), buyer(4)])
  expect(answers.map(({ status }) => status)).toEqual([201, 500, 201, 201])
  const product = shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura")
  expect(await product.execute()).toEqual([{ quantity: 997 }])
  expect(await shop.db.selectFrom("recent_order").select("order_token").execute()).toHaveLength(3)
})
