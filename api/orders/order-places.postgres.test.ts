import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { onOrdersChanged } from "#db/orders/orders-changed.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { newNetwork, orderOfUnits, soldProducts } from "../testing/unconfirmed-orders.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.db.updateTable("product").set({ quantity: 1000 }).where("slug", "=", "casque-aura").execute()
})
afterEach(() => shop.close())

const buyer = (index: number, fields: object = {}) => ({
  slug: "casque-aura",
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: 25_200,
  wilaya: "Oran",
  commune: "Oran",
  mobile: `0550${String(100_000 + index)}`,
  firstname: "Nadia",
  lastname: "Haddad",
  date: "2026-11-21T10:00:00.000Z",
  ...fields,
})

const statusesOf = async (orders: object[]) =>
  (await Promise.all(orders.map((order) => shop.order(order)))).map(({ status }) => status)

const readStock = () =>
  shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").executeTakeFirstOrThrow()

it("fails an order whose COMMIT fails, stores nothing of it, and places the others", async () => {
  let changes = 0
  const stop = onOrdersChanged(shop.db, () => {
    changes += 1
  })
  // Found out at COMMIT alone.
  await sql`create function break_commit() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`.execute(shop.db)
  await sql`create constraint trigger break_commit after insert on orders deferrable initially deferred
    for each row when (new.firstname = 'Broken') execute function break_commit()`.execute(shop.db)
  const orders = [buyer(1), buyer(2, { firstname: "Broken" }), buyer(3), buyer(4)]
  expect(await statusesOf(orders)).toEqual([201, 500, 201, 201])
  expect([await readStock(), changes]).toEqual([{ quantity: 997 }, 3])

  await sql`drop trigger break_commit on orders`.execute(shop.db)
  expect(await statusesOf(orders.slice(1, 2))).toEqual([201])
  expect([await readStock(), changes]).toEqual([{ quantity: 996 }, 4])
  stop()
})

it("does not wait long for a product that somebody else has locked: only its own orders do", async () => {
  let free: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  let holder: Promise<void> | undefined
  await new Promise<void>((resolve) => {
    holder = shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom("product").select("id").where("slug", "=", "nova-12").forUpdate().execute()
      resolve()
      await held
    })
  })
  const { price } = await shop.db
    .selectFrom("product")
    .select("price")
    .where("slug", "=", "nova-12")
    .executeTakeFirstOrThrow()
  const other = { slug: "nova-12", product: "Nova 12", color: null, amount: price / 100 }
  const waiting = shop.order(buyer(5, other))
  const group = Array.from({ length: 6 }, (_, index) => buyer(10 + index))
  expect(await statusesOf(group)).toEqual(Array(6).fill(201))
  expect(await shop.db.selectFrom("orders").select("id").execute()).toHaveLength(6)
  free()
  await holder
  expect([201, 409]).toContain((await waiting).status)
})

it("keeps products and connections free while an order of a landing page keeps others of its network waiting", async () => {
  await shop.db.updateTable("product").set({ offer_start: null, offer_end: null }).execute()
  // An order that has locked its product and its network, and does not come to its end.
  await sql`create function wait_here() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1); return new; end $$`.execute(shop.db)
  await sql`create trigger wait_here before insert on orders for each row
    when (new.firstname = 'Slow') execute function wait_here()`.execute(shop.db)
  const locked = Promise.withResolvers<void>()
  const freed = Promise.withResolvers<void>()
  const holder = shop.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    locked.resolve()
    await freed.promise
  })
  await locked.promise
  const products = (await soldProducts(shop)).filter(({ quantity }) => quantity > 1).slice(0, 16)
  const client = newNetwork()
  const slow = products.map((product) =>
    shop.order({
      ...orderOfUnits([{ product, units: 1 }], client),
      firstname: "Slow",
      landingPage: "a".repeat(24),
    }),
  )
  const countWaiting = async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(shop.db)
    return rows.length
  }
  try {
    await expect.poll(countWaiting).toBe(1)
    const last = products.slice(-1).map((product) => ({ product, units: 1 }))
    const other = { ...orderOfUnits(last, newNetwork()), landingPage: "a".repeat(24) }
    expect((await shop.order(other)).status).toBe(201)
    expect(await countWaiting()).toBe(1)
  } finally {
    freed.resolve()
    await holder
  }
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(products.map(() => 201))
})
