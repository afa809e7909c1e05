import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { headphones } from "../testing/examples/order-bodies.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { numbers } from "./contract-admin.ts"

let now = new Date("2026-11-20T10:00:00.000Z")
let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

async function place(at: string): Promise<string> {
  now = new Date(at)
  const { status, body } = await shop.order(headphones())
  expect(status).toBe(201)
  const { token } = (body as { data: { token: string } }).data
  const row = await shop.db.selectFrom("orders").select("document_id").where("token", "=", token).executeTakeFirst()
  return row?.document_id ?? ""
}

async function move(order: string, at: string, ...to: string[]) {
  now = new Date(at)
  for (const status of to) {
    const answer = await shop.send(`/api/orders/${order}/status`, {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { to: status, actor: "Karima" } }),
    })
    expect(answer.status).toBe(200)
  }
}

async function visit() {
  const { body } = await shop.get("/api/app-setting")
  const { documentId } = (body as { data: { documentId: string } }).data
  const query = `documentId=${documentId}&uniqueVisitorsCount=1`
  expect((await shop.send(`/api/unique-visitors?${query}`, { method: "POST" })).status).toBe(200)
}

const ask = async (query: string) => {
  const answer = await manager.send("GET", `/api/admin/numbers?${query}`)
  return { status: answer.status, body: await answer.json() }
}

describe("GET /api/admin/numbers", () => {
  it("counts what became of the orders, by Algeria's days and hours", async () => {
    // Half past eleven at night in Algiers is still the 20th; an hour later it is the 21st.
    const early = await place("2026-11-20T22:30:00.000Z")
    await visit()
    const [delivered, sentBack, rejected] = [
      await place("2026-11-20T23:30:00.000Z"),
      await place("2026-11-21T08:00:00.000Z"),
      await place("2026-11-21T08:10:00.000Z"),
    ]
    await visit()
    await place("2026-11-21T09:00:00.000Z")
    await move(delivered, "2026-11-21T10:00:00.000Z", "confirmed", "preparing", "shipped", "delivered")
    await move(sentBack, "2026-11-21T10:00:00.000Z", "confirmed", "preparing", "shipped", "returning")
    await move(rejected, "2026-11-21T11:00:00.000Z", "cancelled")
    await move(early, "2026-11-21T11:00:00.000Z", "confirmed")

    const { status, body } = await ask("from=2026-11-21&to=2026-11-21")
    expect(status).toBe(200)
    const data = numbers.parse(body.data)
    expect(data.before).toEqual({ from: "2026-11-20", to: "2026-11-20" })
    expect(data.now).toEqual({
      orders: 4,
      settled: 3,
      turnover: 25_200,
      cashed: 0,
      averageBasket: 25_200,
      visitors: 1,
      conversion: 1,
      confirmationRate: 2 / 3,
      deliveryRate: 1 / 2,
      returnRate: 1 / 2,
    })
    expect(data.earlier).toEqual({
      orders: 1,
      settled: 1,
      turnover: 0,
      cashed: 0,
      averageBasket: 25_200,
      visitors: 1,
      conversion: 1,
      confirmationRate: 1,
      deliveryRate: null,
      returnRate: null,
    })
    expect(data.days).toEqual([{ day: "2026-11-21", orders: 4, turnover: 25_200 }])
    expect(data.hours.flatMap((orders, hour) => (orders > 0 ? [[hour, orders]] : []))).toEqual([
      [0, 1],
      [9, 2],
      [10, 1],
    ])
    expect(data.wilayas).toEqual([{ code: 6, orders: 4, confirmed: 2, delivered: 1, sentBack: 1 }])
    expect(data.products).toEqual([
      {
        slug: "casque-aura",
        title: "Casque sans fil Aura",
        orders: 3,
        units: 3,
        amount: 75_600,
        settled: 3,
        confirmed: 2,
        delivered: 1,
        sentBack: 1,
      },
    ])
    expect(data.agents).toEqual([{ id: null, name: "Karima", calls: 4, confirmed: 3, cancelled: 1, delivered: 1 }])
  })

  it("names a product in the language of who asks, and one that is gone by its newest line", async () => {
    now = new Date("2026-11-12T09:00:00.000Z")
    for (const title of ["Zellige", "Abricot"]) {
      const { documentId } = await placedOrder(shop)
      const { id } = await shop.db
        .selectFrom("orders")
        .select("id")
        .where("document_id", "=", documentId)
        .executeTakeFirstOrThrow()
      await shop.db.updateTable("order_line").set({ slug: "gone", title }).where("order_id", "=", id).execute()
    }
    await placedOrder(shop, { locale: "en" })
    const titles = async () => {
      const { body } = await ask("from=2026-11-12&to=2026-11-12")
      return numbers.parse(body.data).products.map(({ title }) => title)
    }
    expect(await titles()).toEqual(["Abricot", "Casque sans fil Aura"])
    const { name } = await shop.db
      .selectFrom("product_text")
      .innerJoin("product", "product.id", "product_text.product_id")
      .select("name")
      .where("slug", "=", "casque-aura")
      .where("locale", "=", "ar")
      .executeTakeFirstOrThrow()
    await manager.send("PATCH", "/api/admin/me", { locale: "ar" })
    expect(await titles()).toEqual(["Abricot", name])
  })

  it("tells of a period without an order", async () => {
    const { body } = await ask("from=2020-02-28&to=2020-03-01")
    const data = numbers.parse(body.data)
    expect(data.now).toEqual({
      orders: 0,
      settled: 0,
      turnover: 0,
      cashed: 0,
      averageBasket: null,
      visitors: 0,
      conversion: null,
      confirmationRate: null,
      deliveryRate: null,
      returnRate: null,
    })
    expect(data.days.map(({ day }) => day)).toEqual(["2020-02-28", "2020-02-29", "2020-03-01"])
  })

  it.each([
    ["from=2026-11-21", "to"],
    ["from=2026-11-22&to=2026-11-21", "to"],
    ["from=2020-01-01&to=2026-11-21", "from"],
    ["from=2026-11-21&to=2026-11-21&by=hour", "by"],
    ["from=21.11.2026&to=2026-11-21", "from"],
  ])("refuses %s", async (query, path) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.error.details.errors[0].path).toEqual([path])
  })
})
