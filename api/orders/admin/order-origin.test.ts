import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { z } from "zod"
import type { AdminLanding } from "../../content/landing/contract-admin-landing.ts"
import { productWithSlug, sendAdmin } from "../../testing/catalogue.ts"
import { headphones } from "../../testing/examples/order-bodies.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { orderDetail } from "../contract-admin-detail.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.updateTable("product").set({ quantity: 99, status: "in-stock" }).execute()
  await shop.db.deleteFrom("rate_window").execute()
})

async function originOf({ documentId }: { documentId: string }) {
  const answer = await owner.send("GET", `/api/admin/orders/${documentId}`)
  return z.object({ data: orderDetail }).parse(await answer.json()).data.origin
}

async function ordered(fields: object) {
  const { status, body } = await shop.order({ ...headphones(), ...fields })
  expect(status).toBe(201)
  return (body as { data: { documentId: string } }).data
}

it("tells the page whose form placed an order, and nothing of orders of before", async () => {
  const cart = await placedOrder(shop)
  expect(await originOf(cart)).toEqual({ page: "cart", landingPage: null })
  expect(await originOf(await ordered({}))).toEqual({ page: "product", landingPage: null })
  await shop.db.updateTable("orders").set({ placed_on: null }).execute()
  expect(await originOf(cart)).toBeNull()
})

it("names the landing page that it came from, also once that is removed", async () => {
  const { documentId: product } = await productWithSlug(owner, "casque-aura")
  const made = (await sendAdmin(owner, "POST", "/landing-pages", { slug: "offre", product })).body.data as AdminLanding
  const { documentId, product: _product, ...fields } = made
  const shown = await sendAdmin(owner, "PUT", `/landing-pages/${documentId}`, { ...fields, hidden: false })
  expect(shown.status).toBe(200)
  const order = await ordered({ landingPage: documentId, mobile: "0550778899" })
  const landingPage = { documentId, slug: "offre", isRemoved: false }
  expect(await originOf(order)).toEqual({ page: "landing", landingPage })
  expect((await sendAdmin(owner, "DELETE", `/landing-pages/${documentId}`)).status).toBe(200)
  expect(await originOf(order)).toMatchObject({ page: "landing", landingPage: { documentId, isRemoved: true } })
  await shop.db.deleteFrom("landing_page").where("document_id", "=", documentId).execute()
  expect(await originOf(order)).toEqual({ page: "landing", landingPage: null })
})
