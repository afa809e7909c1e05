import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { settingsForm } from "../content/contract-admin-settings.ts"
import { appSettingResource } from "../content/contract-settings.ts"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { shopperCalls } from "../testing/shoppers.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { WilayaResource } from "./contract.ts"
import { type DeliveryRow, deliveryTable } from "./contract-admin.ts"

let shop: TestShop
let manager: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
  desk = orderAdmin(manager)
  // Nothing is free, so that every order has its delivery price.
  await shop.db.updateTable("app_setting").set({ free_delivery_threshold: null }).execute()
})
afterAll(() => shop.close())

const list = async () =>
  ((await shop.get("/api/wilayas?populate=communes&sort=code")).body as { data: WilayaResource[] }).data
const settings = async () => itemEnvelope(appSettingResource).parse((await shop.get("/api/app-setting")).body).data
async function divide(wilayaDivision: "58" | "69") {
  const form = settingsForm.parse((await (await manager.send("GET", "/api/admin/settings")).json()).data)
  expect((await manager.send("PUT", "/api/admin/settings", { ...form, wilayaDivision })).status).toBe(200)
}
const table = async () => deliveryTable.parse((await (await manager.send("GET", "/api/admin/delivery")).json()).data)
const valuesOf = ({ code: _, parent: _p, name: _n, namear: _a, ...values }: DeliveryRow) => values
async function price(...changes: [code: number, values: Partial<DeliveryRow>][]) {
  const { rows } = await table()
  const changed = changes.flatMap(([code, values]) =>
    rows
      .filter((row) => row.code === code)
      .map((row) => ({ code, loaded: valuesOf(row), values: { ...valuesOf(row), ...values } })),
  )
  return (await manager.send("PUT", "/api/admin/delivery", { rows: changed })).status
}
const priced = async (wilaya: string) => {
  const lines = [{ slug: "casque-aura", quantity: 1 }]
  const { json } = await desk.ask("POST", "/orders/quote", { wilaya, delivery: "home", lines })
  return json.data as { deliveryPrice: number | null }
}
const placed = (place: { wilaya: string; commune: string }, fields: object = {}) =>
  placedOrder(shop, { ...place, mobile: nextPhone(), deliveryPrice: undefined, ...fields })

describe("the list of 58", () => {
  it("is what a shop begins with, and each commune says where it is since 2026", async () => {
    const all = await list()
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1))
    const communes = all.find(({ code }) => code === 28)?.communes ?? []
    expect(communes.find(({ name }) => name === "Bou Saâda")).toMatchObject({ wilaya2026: 68 })
    expect(communes.find(({ name }) => name === "M'Sila")).toMatchObject({ wilaya2026: 28 })
    expect((await settings()).openWilayas).toHaveLength(58)
    expect((await table()).rows).toHaveLength(58)
  })

  it("takes orders by the name of a wilaya of 2026, and keeps the one that carriers know", async () => {
    expect(await price([28, { home: 700 }])).toBe(200)
    for (const place of [
      { wilaya: "Bou Saâda", commune: "Bou Saâda" },
      { wilaya: "بوسعادة", commune: "بوسعادة" },
      { wilaya: "M'Sila", commune: "Bou Saâda" },
    ]) {
      const order = await placed(place)
      expect(order).toMatchObject({ wilaya: place.wilaya === "بوسعادة" ? "المسيلة" : "M'Sila", deliveryPrice: 700 })
      const row = await desk.one(order.documentId)
      expect(row).toMatchObject({ wilayaCode: 28, wilayaCode2026: 68 })
    }
    const stayed = await placed({ wilaya: "M'Sila", commune: "M'Sila" })
    expect(await desk.one(stayed.documentId)).toMatchObject({ wilayaCode: 28, wilayaCode2026: 28 })
    expect(await priced("Bou Saâda")).toMatchObject({ deliveryPrice: 700 })
    const elsewhere = await shop.order({ ...headphones(), wilaya: "Bou Saâda", commune: "M'Sila" })
    expect(elsewhere.status).toBe(400)
    const numbered = await shop.order({ ...headphones(), wilaya: "68", commune: "Bou Saâda" })
    expect(numbered.status).toBe(400)
  })

  it("filters orders by a wilaya of 2026, and writes both codes into files", async () => {
    const orders = async (wilaya: number) =>
      (
        (await desk.ask("GET", `/orders?wilaya=${wilaya}`)).json as unknown as {
          meta: { pagination: { total: number } }
        }
      ).meta.pagination.total
    expect([await orders(68), await orders(28), await orders(59)]).toEqual([3, 4, 0])
    const file = await manager.send("GET", "/api/admin/orders/export?format=csv&wilaya=68&locale=en")
    const [head, row] = (await file.text()).split("\r\n")
    expect(head).toContain("Wilaya code,Wilaya code 2026,Wilaya,Commune")
    expect(row).toContain(",28,68,M'Sila,Bou Saâda,")
  })

  it("has no row of its own for a wilaya of 2026", async () => {
    const [row] = (await table()).rows
    if (!row) throw new Error("No rows")
    const change = { code: 68, loaded: valuesOf(row), values: { ...valuesOf(row), home: 900 } }
    expect((await manager.send("PUT", "/api/admin/delivery", { rows: [change] })).status).toBe(409)
  })
})

describe("the list of 69", () => {
  beforeAll(() => divide("69"))
  afterAll(() => divide("58"))

  it("has the eleven with their communes and the prices of their parents", async () => {
    const all = await list()
    expect(all).toHaveLength(69)
    const bouSaada = all.find(({ code }) => code === 68)
    expect(bouSaada).toMatchObject({ name: "Bou Saâda", parent: 28, home: 700 })
    expect(bouSaada?.communes).toHaveLength(23)
    expect(await settings()).toMatchObject({ wilayaDivision: "69" })
    expect((await settings()).openWilayas).toHaveLength(69)
  })

  it("follows the parent's price until it has its own, which a change of the parent leaves", async () => {
    expect(await price([28, { home: 750 }])).toBe(200)
    expect(await priced("Bou Saâda")).toMatchObject({ deliveryPrice: 750 })
    expect(await price([28, { home: 800 }], [68, { home: 950 }])).toBe(200)
    expect(await priced("Bou Saâda")).toMatchObject({ deliveryPrice: 950 })
    expect(await price([28, { home: 820 }])).toBe(200)
    expect([(await priced("Bou Saâda")).deliveryPrice, (await priced("M'Sila")).deliveryPrice]).toEqual([950, 820])
  })

  it("prices an order by its commune, under either name, and keeps the code of the 58", async () => {
    for (const wilaya of ["Bou Saâda", "M'Sila"]) {
      const order = await placed({ wilaya, commune: "Bou Saâda" })
      expect(order).toMatchObject({ wilaya: "M'Sila", deliveryPrice: 950 })
      expect(await desk.one(order.documentId)).toMatchObject({ wilayaCode: 28, wilayaCode2026: 68 })
    }
    const order = await placed({ wilaya: "M'Sila", commune: "M'Sila" })
    expect(order.deliveryPrice).toBe(820)
    const { version } = await desk.one(order.documentId)
    const moved = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version,
      wilaya: "Bou Saâda",
      commune: "Oultem",
    })
    expect(moved).toMatchObject({ wilayaCode: 28, wilayaCode2026: 68, deliveryPrice: 950, wilaya: "M'Sila" })
  })

  it("shows a kept address in its wilaya of the list, and the list of 58 in that of the 58", async () => {
    const calls = shopperCalls(shop)
    const { session } = await calls.accountByMail()
    const place = { wilaya: "Bou Saâda", commune: "Oultem" }
    expect((await calls.post("addresses", { ...place, address: "" }, session)).status).toBe(200)
    expect((await calls.profile(session)).addresses).toMatchObject([place])
    await divide("58")
    expect((await calls.profile(session)).addresses).toMatchObject([{ wilaya: "M'Sila", commune: "Oultem" }])
    expect(await priced("Bou Saâda")).toMatchObject({ deliveryPrice: 820 })
    await divide("69")
  })
})
