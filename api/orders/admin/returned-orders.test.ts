import { afterAll, beforeAll, expect, it } from "vitest"
import { movementMistakes } from "../../../stress/movement-sums.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())

const product = () =>
  shop.db
    .selectFrom("product")
    .select(["id", "quantity", "status"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()

const movements = async (documentId: string) =>
  shop.db
    .selectFrom("stock_movement as m")
    .innerJoin("orders as o", "o.id", "m.order_id")
    .select(["m.reason", "m.units"])
    .where("o.document_id", "=", documentId)
    .orderBy("m.id")
    .execute()

/** An order of three units, all that there were, whose parcel is on its way back. */
async function returning() {
  await setStock(shop, "casque-aura", 3)
  const { documentId } = await placedListedOrder(shop, { lines: [{ slug: "casque-aura", quantity: 3 }] })
  await desk.move(documentId, "confirmed", "preparing", "shipped", "returning")
  return documentId
}

it.each([
  ["parcel-damaged", "returned-damaged"],
  ["parcel-missing", "returned-missing"],
])("writes the units of a parcel off that came back: %s", async (reason, written) => {
  const documentId = await returning()
  const { json } = await desk.ask("POST", "/orders/status", { documentIds: [documentId], to: "returned", reason })
  expect(json.data).toMatchObject([{ ok: true, to: "returned" }])
  expect(await product()).toMatchObject({ quantity: 0, status: "out-of-stock" })
  const taken = [
    { reason: "order", units: -3 },
    { reason: "returned", units: 3 },
    { reason: written, units: -3 },
  ]
  expect(await movements(documentId)).toEqual(taken)
})

it.each(["parcel-good", null])("sells the units again of a parcel that is good: %s", async (reason) => {
  const documentId = await returning()
  await desk.order("POST", `/orders/${documentId}/status`, { to: "returned", ...(reason && { reason }) })
  expect(await product()).toMatchObject({ quantity: 3, status: "in-stock" })
})

it("keeps variants that count their own units as they were, and its log adds up", async () => {
  const { id } = await product()
  const variant = await shop.db
    .selectFrom("product_variant")
    .select(["id", "document_id as documentId"])
    .where("product_id", "=", id)
    .where("active", "=", 1)
    .orderBy("id")
    .executeTakeFirstOrThrow()
  const own = () =>
    shop.db.selectFrom("product_variant").select("quantity").where("id", "=", variant.id).executeTakeFirstOrThrow()
  const documentId = await returning()
  await shop.db.updateTable("product").set({ stock_by: "variant" }).where("id", "=", id).execute()
  await shop.db.updateTable("order_line").set({ variant_id: variant.id }).where("product_id", "=", id).execute()
  const before = await own()
  await desk.order("POST", `/orders/${documentId}/status`, { to: "returned", reason: "parcel-damaged" })
  expect(await own()).toEqual(before)
  expect(await product()).toMatchObject({ quantity: 0, status: "out-of-stock" })
  await shop.db.updateTable("product").set({ stock_by: "product" }).where("id", "=", id).execute()
  const mistakes = await movementMistakes(shop.db)
  expect(mistakes.filter((line) => line.startsWith("variant"))).toEqual([])
})

it("writes off the lines alone that came back damaged or not at all, and takes all of it again when that is undone", async () => {
  const slugs = ["casque-aura", "sac-casbah", "montre-nova-fit"]
  const units = () =>
    Promise.all(
      slugs.map(async (slug) => {
        const { quantity } = await shop.db
          .selectFrom("product")
          .select("quantity")
          .where("slug", "=", slug)
          .executeTakeFirstOrThrow()
        return quantity
      }),
    )
  for (const slug of slugs) await setStock(shop, slug, 10)
  const { documentId } = await placedListedOrder(shop, { lines: slugs.map((slug) => ({ slug, quantity: 2 })) })
  const order = await desk.move(documentId, "confirmed", "preparing", "shipped", "returning")
  const mistakes = await movementMistakes(shop.db)
  const idOf = (slug = "") => order?.lines.find((line) => line.slug === slug)?.id ?? 0
  const path = `/orders/${documentId}/status`
  const damaged = { id: idOf(slugs[1]), condition: "parcel-damaged" }
  const missing = { id: idOf(slugs[2]), condition: "parcel-missing" }
  const body = { to: "returned", reason: "parcel-good", lines: [damaged, missing] }

  const wrong = await desk.ask("POST", path, { ...body, lines: [damaged, { ...missing, id: 999_999 }] })
  expect(wrong.status).toBe(400)
  expect((await desk.ask("POST", path, { ...body, to: "shipped" })).status).toBe(400)
  expect(await units()).toEqual([8, 8, 8])

  const returned = await desk.order("POST", path, body)
  expect(await units()).toEqual([10, 8, 8])
  const ofReturn = (await movements(documentId)).filter(({ reason }) => reason !== "order")
  expect(ofReturn.toSorted((a, b) => a.reason.localeCompare(b.reason) || a.units - b.units)).toEqual([
    { reason: "returned", units: 2 },
    { reason: "returned", units: 2 },
    { reason: "returned", units: 2 },
    { reason: "returned-damaged", units: -2 },
    { reason: "returned-missing", units: -2 },
  ])
  expect(returned.history.at(-1)).toMatchObject({
    reason: "parcel-good",
    details: { lines: [damaged, missing] },
  })

  const undone = await desk.ask("POST", "/orders/undo", { orders: [{ documentId, version: returned.version }] })
  expect(undone.json.data).toMatchObject([{ ok: true, to: "returning" }])
  expect(await units()).toEqual([8, 8, 8])
  await desk.order("POST", path, { to: "returned", reason: "parcel-damaged" })
  expect(await units()).toEqual([8, 8, 8])
  expect(await movementMistakes(shop.db)).toEqual(mistakes)
})
