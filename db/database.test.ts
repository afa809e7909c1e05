import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Db, isEmpty, openDatabase } from "./database.ts"
import { DatabaseError } from "./database-error.ts"
import { migrate } from "./migrations/migrate.ts"
import type { OrderInput } from "./orders/order-input.ts"
import { findOrder } from "./orders/orders.ts"
import { placeOrder } from "./orders/place-order.ts"
import { loadSample } from "./testing/load-sample.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

let own: OwnDatabase
const opened: Db[] = []

function open(): Db {
  const db = openDatabase(own.address)
  opened.push(db)
  return db
}

beforeEach(async () => {
  own = await ownDatabase("nothing")
})
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy()
  await own.remove()
})

const now = new Date("2026-12-31T23:30:00.000Z")
const orderInput: OrderInput = {
  email: null,
  lines: [
    { slug: "casque-aura", name: null, quantity: 1, color: "Noir", size: null, variant: null, shownPrice: 2_520_000 },
  ],
  shown: { amount: 2_520_000 },
  address: null,
  note: null,
  coupon: null,
  key: null,
  client: { counts: {}, seconds: null, honeypot: false },
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "0550010203",
  firstname: "Nadia",
  lastname: "Haddad",
  delivery: "home",
  locale: "fr",
  date: now.toISOString(),
}

describe("the database", () => {
  it("keeps an order when it is opened again", async () => {
    const first = open()
    await migrate(first)
    await loadSample(first, now)
    const placed = await placeOrder(first, orderInput, now)
    if (placed.kind !== "placed") throw new Error("The order was refused")
    await first.destroy()

    const second = open()
    await migrate(second)
    expect(await isEmpty(second)).toBe(false)
    expect(await findOrder(second, placed.order.token)).toMatchObject(placed.order)
    // It is already the next year in Algiers.
    expect(placed.order.number).toMatch(/^HN-27-000001-[A-Z\d]{4}$/)
  })

  it("starts empty, with the 58 wilayas and the eleven of 2026", async () => {
    const db = open()
    await migrate(db)
    await migrate(db)
    expect(await isEmpty(db)).toBe(true)
    const wilayas = await db.selectFrom("wilaya").select("parent_code").execute()
    expect(wilayas.filter((row) => row.parent_code === null)).toHaveLength(58)
    expect(wilayas).toHaveLength(69)
  })

  it("refuses a database that a newer program has written", async () => {
    const db = open()
    await migrate(db)
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto("kysely_migration")
      .values({ name: "9999-tomorrow", timestamp: now.toISOString() })
      .execute()
    await expect(migrate(db)).rejects.toThrow(/newer than this program.*9999-tomorrow/)
    await expect(migrate(db)).rejects.toBeInstanceOf(DatabaseError)
  })

  it("refuses an address that is neither PostgreSQL nor left out", () => {
    expect(() => openDatabase({ url: "mysql://localhost/shop", dataDir: own.address.dataDir })).toThrow(/postgres:\/\//)
  })

  it("rolls a failed transaction back", async () => {
    const db = open()
    await migrate(db)
    const failing = db.transaction().execute(async (tx) => {
      await tx.updateTable("unique_visitors").set({ count: 5 }).execute()
      throw new Error("changed my mind")
    })
    await expect(failing).rejects.toThrow("changed my mind")
    expect(await db.selectFrom("unique_visitors").select("count").execute()).toEqual([{ count: 0 }])
  })
})
