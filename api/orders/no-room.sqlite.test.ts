import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const order = (n: number) =>
  shop.order({
    product: "Casque sans fil Aura",
    color: "Noir",
    quantity: 1,
    amount: 25_200,
    wilaya: "Oran",
    commune: "Oran",
    mobile: `0550${String(100_000 + n)}`,
    firstname: "Nadia",
    lastname: "Haddad",
    note: "n".repeat(400),
    date: "2026-11-21T10:00:00.000Z",
  })

const counted = async () => ({
  orders: (await shop.db.selectFrom("orders").select("id").execute()).length,
  left: (
    await shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").executeTakeFirstOrThrow()
  ).quantity,
})

const limitPages = async (pages: number) => {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(shop.db)
}

it("refuses an order with 507 when the database may not grow, keeps nothing of it, and goes on when it may", async () => {
  await shop.db.updateTable("product").set({ quantity: 1000 }).where("slug", "=", "casque-aura").execute()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(shop.db)
  await limitPages(rows[0]?.page_count ?? 0)

  let placed = 0
  const place = async () => {
    const { status } = await order(placed)
    if (status === 201) placed++
    return status
  }
  while ((await place()) === 201) expect(placed).toBeLessThan(500)
  const { status, headers, body } = await order(placed)
  expect([status, headers.get("retry-after")]).toEqual([507, "60"])
  expect(body).toMatchObject({ data: null, error: { status: 507, name: "InsufficientStorageError", details: {} } })
  expect(await counted()).toEqual({ orders: placed, left: 1000 - placed })

  await limitPages(1_000_000)
  expect(await place()).toBe(201)
  expect(await counted()).toEqual({ orders: placed, left: 1000 - placed })
  expect((await sql`pragma integrity_check`.execute(shop.db)).rows).toEqual([{ integrity_check: "ok" }])
})
