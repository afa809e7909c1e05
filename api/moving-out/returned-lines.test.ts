import { afterAll, beforeAll, expect, it } from "vitest"
import { archiveOf } from "../testing/archive-of.ts"
import { moveFile } from "../testing/moving.ts"
import { orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedListedOrder } from "../testing/placed-order.ts"
import { openShopPair, type OwnedShop as Shop } from "../testing/shop-pair.ts"

let old: Shop
let next: Shop
let close: () => Promise<void>
beforeAll(async () => {
  ;({ old, next, close } = await openShopPair())
})
afterAll(() => close?.())

const goods = ["casque-aura", "sac-casbah"]
const unitsIn = ({ shop }: Shop) =>
  Promise.all(
    goods.map(async (slug) => {
      const row = shop.db.selectFrom("product").select("quantity").where("slug", "=", slug)
      return (await row.executeTakeFirstOrThrow()).quantity
    }),
  )

it("takes the units of a returned parcel again by the lines that came back damaged in the shop of before", async () => {
  for (const slug of goods) for (const { shop } of [old, next]) await setStock(shop, slug, 10)
  const desk = orderAdmin(old.owner)
  const { documentId } = await placedListedOrder(old.shop, { lines: goods.map((slug) => ({ slug, quantity: 2 })) })
  const order = await desk.move(documentId, "confirmed", "preparing", "shipped", "returning")
  const damaged = order?.lines.find(({ slug }) => slug === goods[1])
  const lines = [{ id: damaged?.id ?? 0, condition: "parcel-damaged" }]
  await desk.order("POST", `/orders/${documentId}/status`, { to: "returned", reason: "parcel-good", lines })
  expect(await unitsIn(old)).toEqual([10, 8])

  // Lines get other keys there: those of the moved order are one behind.
  await placedListedOrder(next.shop, { lines: [{ slug: "montre-nova-fit", quantity: 1 }] })
  await moveFile(next, (await archiveOf(old)).bytes)
  const there = orderAdmin(next.owner)
  const before = await unitsIn(next)
  const { version, history, lines: moved } = await there.order("GET", `/orders/${documentId}`)
  const named = moved.find(({ slug }) => slug === goods[1])
  expect(named?.id).not.toBe(damaged?.id)
  expect(history.at(-1)).toMatchObject({ details: { lines: [{ id: named?.id, condition: "parcel-damaged" }] } })
  const undone = await there.ask("POST", "/orders/undo", { orders: [{ documentId, version }] })
  expect(undone.json.data).toMatchObject([{ ok: true, to: "returning" }])
  const after = await unitsIn(next)
  expect(after.map((units, index) => units - (before[index] ?? 0))).toEqual([-2, 0])
})
