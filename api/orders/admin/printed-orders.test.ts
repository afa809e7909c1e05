import { afterAll, beforeAll, expect, it } from "vitest"
import { z } from "zod"
import { maxPrintedOrders } from "#core/orders/printed-orders.ts"
import { productWithSlug } from "../../testing/catalogue.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { printedOrder } from "./contract-printed-orders.ts"

let shop: TestShop
let agent: TestStaff
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  agent = await signedIn(shop, "agent")
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const printed = async (...ids: string[]) => {
  const answer = await agent.send("GET", `/api/admin/orders/printed?ids=${ids.join(",")}`)
  return z.object({ data: z.array(printedOrder) }).parse(await answer.json()).data
}
const weigh = (slug: string, weight: number | null) =>
  shop.db.updateTable("product").set({ weight }).where("slug", "=", slug).execute()

it("says what papers need of the chosen orders, in their order, named in the slip's languages", async () => {
  const { name } = await productWithSlug(editor, "casque-aura")
  const [first, second] = [await placedOrder(shop), await placedOrder(shop, { note: "Le soir" })]
  const orders = await printed(second.documentId, "nobodyhasthisdocumentid0", first.documentId, second.documentId)
  expect(orders.map(({ number }) => number)).toEqual([second.number, first.number])
  expect(orders[0]).toMatchObject({
    note: "Le soir",
    wilayaCode: 6,
    total: second.total,
    cashedAt: null,
    paid: 0,
    lines: [{ quantity: 1, title: name.fr, names: { ar: { title: name.ar } } }],
  })
})

it("weighs a parcel where every line's weight is known, a variant's own first", async () => {
  const lines = [
    { slug: "casque-aura", quantity: 2, color: "Noir" },
    { slug: "souris-tassili-s2", quantity: 1 },
  ]
  await weigh("casque-aura", 400)
  await weigh("souris-tassili-s2", null)
  const { documentId } = await placedOrder(shop, { lines })
  const weight = async () => (await printed(documentId))[0]?.weight
  expect(await weight()).toBe(null)
  await weigh("souris-tassili-s2", 1250)
  expect(await weight()).toBe(2050)
  const ordered = shop.db.selectFrom("order_line").select("variant_id").where("slug", "=", "casque-aura")
  await shop.db.updateTable("product_variant").set({ weight: 450 }).where("id", "in", ordered).execute()
  expect(await weight()).toBe(2150)
})

it("prints a bounded number of orders for who may read them", async () => {
  const ids = Array.from({ length: maxPrintedOrders + 1 }, (_, index) => String(index).padStart(24, "a"))
  const status = async (staff: TestStaff, some: string[]) =>
    (await staff.send("GET", `/api/admin/orders/printed?ids=${some.join(",")}`)).status
  expect(await status(agent, ids.slice(1))).toBe(200)
  expect(await status(agent, ids)).toBe(400)
  expect(await status(agent, ["1"])).toBe(400)
  expect(await status(editor, ids.slice(1))).toBe(403)
})
