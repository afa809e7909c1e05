import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopDay } from "#core/i18n/shop-day.ts"
import { numbers } from "../../analytics/contract-admin.ts"
import { trackingImport } from "../../imports/contract-tracking-import.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { bulkResult } from "../contract-admin-changes.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

const toShipped = ["confirmed", "preparing", "shipped"]

async function cash(documentIds: string[], cashed: boolean) {
  const { status, json } = await desk.ask("POST", "/orders/cashed", { documentIds, cashed })
  expect(status).toBe(200)
  return bulkResult.parse(json).data
}

describe("POST /api/admin/orders/cashed", () => {
  it("tells delivered from cashed, says who and when, and takes it back", async () => {
    const { documentId } = await placedListedOrder(shop)
    await desk.move(documentId, ...toShipped)
    expect(await cash([documentId], true)).toMatchObject([{ ok: false, problem: "notAllowed", from: "shipped" }])
    const delivered = await desk.move(documentId, "delivered")
    expect(delivered?.cashed).toBeNull()

    const [result] = await cash([documentId], true)
    const cashed = await desk.one(documentId)
    expect(cashed).toMatchObject({ status: "delivered", cashed: { by: "Rania" } })
    expect(result).toMatchObject({ ok: true, version: cashed.version })
    await cash([documentId], true)
    expect((await desk.one(documentId)).version).toBe(cashed.version)

    await cash([documentId], false)
    const after = await desk.one(documentId)
    expect(after.cashed).toBeNull()
    expect(after.history.slice(-2).map(({ kind }) => kind)).toEqual(["cashed", "not-cashed"])
  })

  it("is a filter of the list, a column of the file and a figure of its own", async () => {
    const figures = async () => {
      const day = shopDay(new Date())
      const { json } = await desk.ask("GET", `/numbers?from=${day}&to=${day}`)
      const { turnover, cashed } = numbers.parse(json.data).now
      return { turnover, cashed }
    }
    const before = await figures()
    const [paid, owed] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    for (const { documentId } of [paid, owed]) await desk.move(documentId, ...toShipped, "delivered")
    await cash([paid.documentId], true)
    const { amount, discount } = await desk.one(paid.documentId)
    const goods = amount - discount
    expect(await figures()).toEqual({ turnover: before.turnover + 2 * goods, cashed: before.cashed + goods })

    const ids = `ids=${paid.documentId},${owed.documentId}`
    const { json } = await desk.ask("GET", `/orders?${ids}&cashed=0`)
    expect(json.data).toMatchObject([{ documentId: owed.documentId }])
    const file = await rania.send("GET", `/api/admin/orders/export?${ids}&format=csv&locale=en`)
    const [head = "", ...rows] = (await file.text()).trimEnd().split(/\r?\n/)
    expect(head.split(",").slice(-4)).toEqual(["Delivered", "Cashed", "Amount cashed", "Cost of goods"])
    const cells = rows.map((row) => row.split(",").slice(-4))
    expect(cells.map(([delivered]) => delivered)).not.toContain("")
    expect(cells.filter(([, cashed]) => cashed === "")).toHaveLength(1)
    const { total } = await desk.one(paid.documentId)
    expect(cells.map(([, , collected]) => collected).toSorted()).toEqual(["", String(total)])
  })
})

describe("POST /api/admin/orders/cash-import", () => {
  async function send(body: string, dryRun: 0 | 1) {
    const answer = await shop.send(`/api/admin/orders/cash-import?carrier=yalidine&dryRun=${dryRun}`, {
      method: "POST",
      headers: { cookie: rania.cookie },
      body,
    })
    return { status: answer.status, json: (await answer.json()) as unknown }
  }

  it("cashes what a carrier has paid, by order or tracking number, once", async () => {
    const orders = [await placedListedOrder(shop), await placedListedOrder(shop), await placedListedOrder(shop)]
    const [onWay, delivered, fresh] = orders.map(({ documentId }) => documentId) as [string, string, string]
    await desk.move(onWay, ...toShipped)
    await desk.order("PUT", `/orders/${onWay}/tracking`, { carrier: "yalidine", tracking: "YAL-77" })
    await desk.move(delivered, ...toShipped, "delivered")
    const number = (await desk.one(delivered)).number
    const file = `Référence;Tracking;Montant\n;YAL-77;4500\n${number};;2000\n${number};;2000\n${(await desk.one(fresh)).number};;1\n;YAL-0;1`
    const results = [
      ["done", null],
      ["done", null],
      ["problem", "repeated"],
      ["problem", "notAllowed"],
      ["problem", "unknownOrder"],
    ]
    for (const dryRun of [1, 0] as const) {
      const { rows } = trackingImport.parse((await send(file, dryRun)).json).data
      expect(rows.map(({ result, problem }) => [result, problem])).toEqual(results)
      expect((await desk.one(onWay)).status).toBe(dryRun ? "shipped" : "delivered")
    }
    for (const documentId of [onWay, delivered]) expect((await desk.one(documentId)).cashed).not.toBeNull()
    expect((await desk.one(fresh)).cashed).toBeNull()
    expect(trackingImport.parse((await send("YAL-77", 0)).json).data).toMatchObject({ done: 0, same: 1 })
  })

  it("says what columns it needs", async () => {
    expect(await send("Nom;Montant\nAmina;12", 1)).toMatchObject({ status: 400 })
  })
})
