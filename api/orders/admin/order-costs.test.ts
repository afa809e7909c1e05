import { afterAll, beforeAll, expect, it } from "vitest"
import type { AdminProductDetail } from "../../catalogue/contract-admin-product.ts"
import { newProductForm, readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { orderAdmin } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner", "Rania")
  await shop.db.updateTable("product").set({ quantity: 500, status: "in-stock" }).execute()
})
afterAll(() => shop.close())

const setCost = (cost: number | null) =>
  shop.db.updateTable("product").set({ cost }).where("slug", "=", "casque-aura").execute()

async function costCells(ids: readonly string[]) {
  const body = { documentIds: ids }
  const file = await owner.send("POST", "/api/admin/orders/export?format=csv&locale=en", body)
  const [head = "", ...rows] = (await file.text()).trimEnd().split(/\r?\n/)
  const titles = head.split(",")
  // From the end: products of several lines stand in quotes, with commas between them.
  const at = titles.indexOf("Cost of goods") - titles.length
  return new Map(rows.map((row) => row.split(",")).map((row) => [row[0], row.at(at)]))
}

it("tells in the accountant's file what the goods cost when they were ordered", async () => {
  await setCost(null)
  const before = await placedListedOrder(shop)
  await setCost(7000_00)
  const [one, after] = [await placedListedOrder(shop), await placedListedOrder(shop)]
  await setCost(9000_00)
  const ids = [before, one, after].map(({ documentId }) => documentId)
  const desk = orderAdmin(owner)
  const [first, second, third] = [
    await desk.one(ids[0] ?? ""),
    await desk.one(ids[1] ?? ""),
    await desk.one(ids[2] ?? ""),
  ]
  const units = (order: typeof first) => order.lines.reduce((sum, line) => sum + line.quantity, 0)
  // One more unit of a line that is there keeps what a unit cost then.
  const [line] = second.lines
  const edited = [{ id: line?.id, slug: line?.slug, quantity: 2 }]
  await desk.order("PATCH", `/orders/${second.documentId}`, { version: second.version, lines: edited })
  const cells = await costCells(ids)
  const costOf = ({ number }: typeof first) => cells.get(number.replace(/-[^-]{4}$/, ""))
  // Nobody said it then: what is said now stands for it.
  expect([first, second, third].map(costOf)).toEqual([
    String(units(first) * 9000),
    String(2 * 7000),
    String(units(third) * 7000),
  ])
  await setCost(null)
  expect((await costCells(ids)).get(first.number.replace(/-[^-]{4}$/, ""))).toBe("")
})

it("goes with a line to the order that takes its own one in", async () => {
  await setCost(7000_00)
  const desk = orderAdmin(owner)
  const from = await desk.one((await placedListedOrder(shop)).documentId)
  const lines = [{ slug: "casque-aura", quantity: 1, color: "Sable" }]
  const into = await desk.one((await placedListedOrder(shop, { lines })).documentId)
  await setCost(9000_00)
  await desk.order("POST", `/orders/${from.documentId}/merge`, {
    version: from.version,
    into: { documentId: into.documentId, version: into.version },
  })
  const cells = await costCells([into.documentId])
  expect(cells.get(into.number.replace(/-[^-]{4}$/, ""))).toBe(String(2 * 7000))
})

it("is kept from shoppers, and from staff who may not change products", async () => {
  const publishedAt = "2026-01-01T00:00:00.000Z"
  const form = await newProductForm(shop, { cost: 1234.5, publishedAt })
  const { status: created, body: made } = await sendAdmin(owner, "POST", "/products", form)
  expect(created, JSON.stringify(made)).toBe(201)
  const { documentId, slug } = made.data as AdminProductDetail
  expect(await readAdmin(owner, `/products/${documentId}`)).toMatchObject({ cost: 1234.5 })
  const agent = await signedIn(shop, "agent", "Samia")
  const seen = await (await agent.send("GET", `/api/admin/products/${documentId}`)).json()
  expect(seen.data).toMatchObject({ slug, cost: null })
  const file = async ({ send }: TestStaff) => (await send("GET", "/api/admin/products/export?locale=fr")).text()
  expect(/;cost;|1234[.,]5/.test(await file(agent))).toBe(false)
  expect(/;cost;/.test(await file(owner))).toBe(true)
  const list = await (await agent.send("GET", "/api/admin/products")).text()
  expect(list).not.toContain("1234.5")

  for (const query of ["populate=*", "populate=*&locale=ar", "pagination[pageSize]=100"]) {
    const { status, body } = await shop.get(`/api/products?${query}`)
    expect([status, JSON.stringify(body).includes('"cost"')]).toEqual([200, false])
  }
  const { status, body } = await shop.get(`/api/products?populate=*&filters[slug][$eq]=${slug}`)
  expect([status, JSON.stringify(body).includes("1234.5")]).toEqual([200, false])
  for (const query of ["filters[cost][$gt]=0", "sort=cost:asc", "fields[0]=cost"]) {
    expect((await shop.get(`/api/products?${query}`)).status, query).toBe(400)
  }
})

it("is a variant's own where it has one, and anew where another variant is sent", async () => {
  await setCost(5000_00)
  const placed = await placedListedOrder(shop)
  const desk = orderAdmin(owner)
  const order = await desk.one(placed.documentId)
  const [line] = order.lines
  const { id: productId } = await shop.db
    .selectFrom("product")
    .select("id")
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()
  const variants = await shop.db
    .selectFrom("product_variant")
    .select(["id", "document_id"])
    .where("product_id", "=", productId)
    .where("document_id", "<>", line?.variant ?? "")
    .execute()
  const [dear] = variants
  await shop.db
    .updateTable("product_variant")
    .set({ cost: 6500_00 })
    .where("id", "=", dear?.id ?? 0)
    .execute()
  const edited = [{ id: line?.id, slug: line?.slug, quantity: 1, variant: dear?.document_id }]
  await desk.order("PATCH", `/orders/${order.documentId}`, { version: order.version, lines: edited })
  const cells = await costCells([order.documentId])
  expect(cells.get(order.number.replace(/-[^-]{4}$/, ""))).toBe("6500")
})
