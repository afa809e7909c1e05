import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { orderAdmin } from "../../testing/order-admin.ts"
import { countApart, makeShoe, orderShoes, sendGrid, shoeUnits } from "../../testing/shoe.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { MovementList } from "../contract-stock-movement.ts"

let shop: TestShop
let manager: TestStaff
let shoe: string
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager", "Karima")
  shoe = await makeShoe(shop, manager, 20)
})
afterAll(() => shop.close())

async function log(query = ""): Promise<MovementList> {
  const answer = await manager.send("GET", `/api/admin/products/${shoe}/stock-movements${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
const movementsOf = ({ data }: MovementList) =>
  data.map(({ reason, variant, units, unitsLeft, ownUnits, ownLeft }) =>
    [reason, variant ? `${variant.color}/${variant.size}` : "", units, unitsLeft, ownUnits, ownLeft].join(" "),
  )
const add = (body: object) =>
  sendAdmin(manager, "POST", `/products/${shoe}/stock-movements`, { variant: null, was: 0, note: "", ...body })

async function order(lines: object[]): Promise<{ documentId: string; number: string }> {
  const { status, body } = await orderShoes(shop, lines)
  expect(status).toBe(201)
  return (body as { data: { documentId: string; number: string } }).data
}

describe("the log of a product's stock", () => {
  it("begins with what lay there, and tells what the staff count, receive and lose", async () => {
    expect(movementsOf(await log())).toEqual(["opening  20 20 0 "])
    expect((await add({ reason: "received", units: 5, note: "Bon 12" })).status).toBe(201)
    expect((await add({ reason: "lost", units: 2 })).status).toBe(201)
    expect((await add({ reason: "count", units: 24, was: 23 })).status).toBe(201)
    const all = await log()
    expect(movementsOf(all)).toEqual(["count  1 24 0 ", "lost  -2 23 0 ", "received  5 25 0 ", "opening  20 20 0 "])
    expect(all.data.map(({ actor, note }) => [actor, note])).toEqual([
      ["Karima", null],
      ["Karima", null],
      ["Karima", "Bon 12"],
      ["Karima", null],
    ])
    expect(all.meta).toEqual({ quantity: 24, stockBy: "product", next: null })
  })

  it("refuses what cannot be, and logs nothing of it", async () => {
    const before = await log()
    const few = await add({ reason: "lost", units: 25 })
    expect([few.status, few.body.error?.details.code, few.body.error?.details.quantity]).toEqual([
      409,
      "STOCK_BELOW_ZERO",
      24,
    ])
    const { documentIds } = await shoeUnits(shop)
    expect((await add({ reason: "received", units: 1, variant: documentIds["noir/41"] })).status).toBe(400)
    expect((await add({ reason: "received", units: 0 })).status).toBe(400)
    expect((await add({ reason: "received", units: -4 })).status).toBe(400)
    expect((await add({ reason: "order", units: 4 })).status).toBe(400)
    expect(await log()).toEqual(before)
  })

  it("names the orders that took units, changed them and gave them back", async () => {
    const { documentId, number: ownNumber } = await order([
      { color: "Noir", size: "41", quantity: 2 },
      { color: "Noir", size: "42", quantity: 1 },
    ])
    // Without its code, as the staff's lists have it.
    const number = ownNumber.slice(0, -5)
    const desk = orderAdmin(manager)
    const { version, lines } = await desk.one(documentId)
    const wanted = lines.map(({ id, slug }) => ({ id, slug, quantity: 1 }))
    expect((await desk.ask("PATCH", `/orders/${documentId}`, { version, lines: wanted })).status).toBe(200)
    await desk.move(documentId, "cancelled")
    const { data } = await log()
    expect(movementsOf({ data, meta: { quantity: 0, stockBy: "product", next: null } }).slice(0, 4)).toEqual([
      "cancelled  2 24 0 ",
      "edited  1 22 0 ",
      "order noir/42 -1 21 0 ",
      "order noir/41 -2 22 0 ",
    ])
    expect(data.slice(0, 4).map((row) => [row.order, row.actor])).toEqual([
      [{ documentId, number }, "Karima"],
      [{ documentId, number }, "Karima"],
      [{ documentId, number }, "shopper"],
      [{ documentId, number }, "shopper"],
    ])
  })
})

describe("the log of variants that count their own units", () => {
  it("tells both sums, of an order, of a hidden variant and of a count", async () => {
    await countApart(manager, shoe, { "noir/41": 4, "noir/42": 3, "blanc/41": 2, "blanc/42": 1 })
    expect(movementsOf(await log("?pageSize=5"))).toEqual([
      "count  -14 10 0 ",
      "count blanc/42 0 24 1 1",
      "count blanc/41 0 24 2 2",
      "count noir/42 0 24 3 3",
      "count noir/41 0 24 4 4",
    ])
    await order([
      { color: "Noir", size: "41", quantity: 2 },
      { color: "Blanc", size: "42" },
    ])
    await sendGrid(manager, shoe, { "noir/42": { active: false } })
    const { documentIds } = await shoeUnits(shop)
    const variant = documentIds["blanc/42"]
    expect((await add({ reason: "received", units: 6, variant })).status).toBe(201)
    expect((await add({ reason: "received", units: 6 })).status).toBe(400)
    expect(movementsOf(await log("?pageSize=4"))).toEqual([
      "received blanc/42 6 10 6 6",
      "count  -3 4 0 ",
      "order blanc/42 -1 7 -1 0",
      "order noir/41 -2 8 -2 2",
    ])
    expect(movementsOf(await log(`?variant=${variant}`))).toEqual([
      "received blanc/42 6 10 6 6",
      "order blanc/42 -1 7 -1 0",
      "count blanc/42 0 24 1 1",
    ])
  })

  it("is read a page at a time, by those who may see the catalogue", async () => {
    const all = await log()
    const first = await log("?pageSize=6")
    const second = await log(`?pageSize=100&before=${first.meta.next}`)
    expect([...first.data, ...second.data]).toEqual(all.data)
    expect(second.meta.next).toBeNull()
    const agent = await signedIn(shop, "agent")
    const answer = await agent.send("POST", `/api/admin/products/${shoe}/stock-movements`, {})
    expect(answer.status).toBe(403)
    expect((await manager.send("GET", `/api/admin/products/${"x".repeat(24)}/stock-movements`)).status).toBe(404)
  })

  it("is written by a file, and begins with a new product", async () => {
    const headers = { cookie: manager.cookie, "content-type": "text/csv" }
    const body =
      "sku,name_fr,short_description_fr,brand,product_type,price,quantity\nNEUF-1,Lampe,Une lampe.,Aura,electronics,100,7\n"
    const answer = await shop.send("/api/admin/products/import?dryRun=0", { method: "POST", headers, body })
    expect(await answer.text()).toContain('"created":1')
    const [row] = await readAdmin<{ documentId: string }[]>(manager, "/products?q=NEUF-1")
    const list = await manager.send("GET", `/api/admin/products/${row?.documentId}/stock-movements`)
    expect(movementsOf((await list.json()) as MovementList)).toEqual(["import  7 7 0 "])
  })
})
