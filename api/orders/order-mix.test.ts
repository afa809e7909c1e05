import { afterAll, beforeAll, expect, it } from "vitest"
import { givesBack } from "#core/orders/order-status.ts"
import { person } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
let processes: RemoteShop[]
beforeAll(async () => {
  shop = await openTestShop()
  processes = await Promise.all([openRemoteShop(shop), openRemoteShop(shop), openRemoteShop(shop)])
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await shop.close()
})

const inStock = 30
const slugs = ["sac-casbah", "casque-aura", "baskets-tell", "nova-12"]

/** Two or three of the products in one of many orders, so that carts meet each other crosswise. */
function goodsOf(index: number) {
  const turned = [...slugs.slice(index % 4), ...slugs.slice(0, index % 4)]
  const chosen = index % 3 === 0 ? turned.toReversed() : turned
  return chosen.slice(0, 2 + (index % 2)).map((slug, line) => ({ slug, quantity: 1 + ((index + line) % 2) }))
}

/** A cart at the prices of this moment; every third with a coupon. */
async function cart(index: number) {
  const lines = goodsOf(index)
  const rows = await shop.db.selectFrom("product").select(["slug", "price"]).execute()
  const prices = new Map(rows.map(({ slug, price }) => [slug, price / 100]))
  const amount = lines.reduce((sum, { slug, quantity }) => sum + (prices.get(slug) ?? 0) * quantity, 0)
  return { ...person(), lines, amount, coupon: index % 3 === 0 ? "MODE10" : null }
}

type Placed = { status: number; body: unknown }
const documentIdOf = ({ body }: Placed) => (body as { data: { documentId: string } }).data.documentId

it("keeps stock and coupons whole while carts cross each other and orders are cancelled and shipped", async () => {
  const plain = { quantity: inStock, status: "in-stock" as const, offer_start: null, offer_end: null }
  await shop.db.updateTable("product").set(plain).where("slug", "in", slugs).execute()
  await shop.db.updateTable("coupon").set({ max_uses: 12, minimum_amount: 0 }).where("code", "=", "MODE10").execute()

  const wave = async (from: number) => {
    const carts = await Promise.all(Array.from({ length: 36 }, (_, index) => cart(from + index)))
    const requests = carts.map((data) => ({ path: "/api/orders", data }))
    const answers = await Promise.all(
      processes.map((process, number) => process.post(requests.filter((_, index) => index % 3 === number))),
    )
    return answers.flat()
  }
  const first = await wave(0)
  // The second wave of carts comes while half of the first is cancelled, each order by two people at once.
  const moves = first
    .filter(({ status }) => status === 201)
    .flatMap((placed, index) => {
      const path = `/api/orders/${documentIdOf(placed)}/status`
      const to = index % 2 === 0 ? "cancelled" : "confirmed"
      return [
        { path, data: { to, actor: "Karima" } },
        { path, data: { to: "cancelled", actor: "Samir" } },
      ]
    })
  const here = moves.map(({ path, data }) =>
    shop.send(path, {
      method: "POST",
      headers: { authorization: "Bearer a-token-for-tests" },
      body: JSON.stringify({ data }),
    }),
  )
  const [second, moved] = await Promise.all([wave(100), Promise.all(here)])

  const statuses = [...first, ...second, ...moved].map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])

  const orders = await shop.db.selectFrom("orders").select(["id", "status", "coupon_code"]).execute()
  const held = new Set(orders.filter(({ status }) => !givesBack(status)).map(({ id }) => id))
  const lines = await shop.db.selectFrom("order_line").select(["order_id", "slug", "quantity"]).execute()
  for (const slug of slugs) {
    const sold = lines.filter((line) => line.slug === slug && held.has(line.order_id))
    const { quantity } = await shop.db
      .selectFrom("product")
      .select("quantity")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow()
    expect([slug, quantity + sold.reduce((sum, line) => sum + line.quantity, 0)]).toEqual([slug, inStock])
  }
  const withCoupon = orders.filter(({ id, coupon_code }) => coupon_code !== null && held.has(id)).map(({ id }) => id)
  const uses = await shop.db.selectFrom("coupon_use").select("order_id").execute()
  expect(uses.map(({ order_id }) => order_id).toSorted()).toEqual(withCoupon.toSorted())
  const used = await shop.db.selectFrom("coupon").select("used").where("code", "=", "MODE10").executeTakeFirstOrThrow()
  expect(used).toEqual({ used: withCoupon.length })
  // Carts with and without the coupon, which holds for twelve, were among them.
  expect(orders.length).toBeGreaterThan(12)
})
