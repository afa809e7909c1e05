import { afterEach, beforeEach, expect, test } from "vitest"
import { strapiOrderFields, strapiShop } from "../testing/strapi-shop.ts"

let shop: Awaited<ReturnType<typeof strapiShop>>
beforeEach(async () => {
  shop = await strapiShop()
})
afterEach(() => shop.close())

const stored = () =>
  shop.strapi.content.orders.map(
    ({ id: _, documentId: _d, createdAt: _c, updatedAt: _u, publishedAt: _p, ...own }) => own,
  )

const section3 = {
  quantity: 2,
  product: "Sac en cuir",
  color: "",
  amount: 8400,
  wilaya: "Béjaïa",
  commune: "Akbou",
  mobile: "0550000001",
  firstname: "Lina",
  lastname: "B.",
  date: "2026-05-01T10:00:00.000Z",
}

test("an order is stored once in the specification's fields alone, and its confirmation is what was sent", async () => {
  const first = await shop.call("/api/orders", strapiOrderFields())
  expect(first).toMatchObject({ status: 201, body: { data: { amount: 8400, deliveryPrice: 850, total: 9250 } } })
  expect(stored()).toEqual([section3])
  const { token } = first.body.data
  expect(token).toBe(shop.strapi.content.orders[0]?.documentId)

  expect(await shop.call("/api/orders", strapiOrderFields({ date: "2026-05-01T10:00:09.000Z" }))).toEqual(first)
  shop.restart()
  expect(await shop.call("/api/orders", strapiOrderFields())).toEqual(first)
  expect(stored()).toHaveLength(1)
  expect((await shop.call(`/api/orders/${token}`)).body.data).toEqual(first.body.data)
  expect((await shop.call("/api/orders/docxxxxxxxxxxxxxxxxxx999")).status).toBe(404)
})

test("an order for a wilaya of 2026 goes to Strapi by the one that carriers know", async () => {
  const fields = strapiOrderFields({ wilaya: "Bou Saâda", commune: "Bou Saâda", deliveryPrice: null })
  const { status, body } = await shop.call("/api/orders", fields)
  expect([status, body.data.wilaya]).toEqual([201, "M'Sila"])
  expect(stored()).toMatchObject([{ wilaya: "M'Sila", commune: "Bou Saâda" }])
})

test.each(["7", "abc123"])(
  "an answer with data is an order, however Strapi names its documents: %s",
  async (documentId) => {
    shop.strapi.mode.documentId = documentId
    const first = await shop.call("/api/orders", strapiOrderFields())
    expect(first.status).toBe(201)
    expect(shop.problems).toEqual([])
    // No number that could be counted up opens a confirmation.
    expect(first.body.data.token).toMatch(/^[0-9a-f]{32}$/)
    expect((await shop.call(`/api/orders/${first.body.data.token}`)).body.data).toEqual(first.body.data)
    expect(await shop.call("/api/orders", strapiOrderFields())).toEqual(first)
    expect(posts()).toHaveLength(1)
  },
)

test("two presses at the same moment store one order", async () => {
  shop.strapi.mode.delay = 150
  const answers = await Promise.all([1, 2, 3].map(() => shop.call("/api/orders", strapiOrderFields())))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(stored()).toHaveLength(1)
})

test("a cart is one order whose product text names every line", async () => {
  const lines = [
    { slug: "sac", quantity: 1, color: null, unitPrice: 4200 },
    { slug: "foulard", quantity: 2, color: "Bleu", size: "90 cm", unitPrice: 1500 },
  ]
  const cart = strapiOrderFields({ lines, quantity: undefined, product: undefined, slug: undefined, amount: 7200 })
  expect(await shop.call("/api/orders", cart)).toMatchObject({ status: 201, body: { data: { total: 8050 } } })
  expect(stored()).toMatchObject([
    { quantity: 3, product: "Sac en cuir × 1 ; Foulard (Bleu, 90 cm) × 2", amount: 7200 },
  ])
})

test.each([
  [{ deliveryProfile: "free" }, 0],
  [{ deliveryProfile: "heavy", deliverySurcharge: 100 }, 1050],
])("a product is delivered as its page shows it: %o", async (own, deliveryPrice) => {
  Object.assign(shop.strapi.content.products.find(({ slug }) => slug === "sac") ?? {}, own)
  const answer = await shop.call("/api/orders", strapiOrderFields({ deliveryPrice }))
  expect(answer).toMatchObject({ status: 201, body: { data: { deliveryPrice, total: 8400 + deliveryPrice } } })
})

test("a size stands behind the product's name", async () => {
  const answer = await shop.call("/api/orders", strapiOrderFields({ size: "L" }))
  expect(answer.body.data.lines).toMatchObject([{ size: "L" }])
  expect(stored()).toEqual([{ ...section3, product: "Sac en cuir (L)" }])
})

test("a hanging Strapi is answered before the page stops waiting, and the same form is stored once when it is back", {
  tags: ["@long"],
}, async () => {
  await shop.call("/api/order-quote", strapiOrderFields())
  shop.strapi.mode.delay = "never"
  const answer = await shop.call("/api/orders", strapiOrderFields())
  expect(answer).toMatchObject({ status: 504, body: { error: { name: "OrderUncertainError" } } })
  shop.strapi.mode.delay = 0
  expect((await shop.call("/api/orders", strapiOrderFields({ date: "2026-05-01T10:00:09.000Z" }))).status).toBe(201)
  expect(stored()).toEqual([section3])
})

test("an order of another price is not sent, and the answer says what it costs", async () => {
  const answer = await shop.call("/api/orders", strapiOrderFields({ amount: 8000 }))
  expect(answer).toMatchObject({ status: 409, body: { error: { details: { amount: 8400 } } } })
  expect(stored()).toEqual([])
})

test("a key stands for one order: another content under it is not sent", async () => {
  await shop.call("/api/orders", strapiOrderFields())
  const other = await shop.call("/api/orders", strapiOrderFields({ firstname: "Sara" }))
  expect(other).toMatchObject({ status: 422, body: { error: { name: "IdempotencyError" } } })
  expect(stored()).toHaveLength(1)
})

test.each([
  { status: 400, answered: 503 },
  { status: 401, answered: 503 },
  { status: 403, answered: 503 },
  { status: 429, answered: 503 },
  { status: 500, answered: 504 },
  { status: 503, answered: 504 },
])(
  "Strapi's $status to everything places nothing, and the same form may be sent again with its first date",
  async ({ status, answered }) => {
    await shop.call("/api/order-quote", strapiOrderFields())
    shop.strapi.mode.status = status
    expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(answered)
    expect(shop.problems).toHaveLength(1)
    shop.strapi.mode.status = null
    expect((await shop.call("/api/orders", strapiOrderFields({ date: "2026-05-01T10:00:09.000Z" }))).status).toBe(201)
    expect(stored()).toEqual([section3])
  },
)

test("what Strapi has rejected may be mended under the same key", async () => {
  await shop.call("/api/order-quote", strapiOrderFields())
  shop.strapi.mode.status = 400
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(503)
  shop.strapi.mode.status = null
  expect((await shop.call("/api/orders", strapiOrderFields({ firstname: "Sara" }))).status).toBe(201)
  expect(stored()).toEqual([{ ...section3, firstname: "Sara" }])
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(422)
})

const posts = () => shop.strapi.calls.filter(({ method }) => method === "POST")

test.each([500, 502, 503, 504])(
  "an order that is stored and then answered %i is found, and never sent twice",
  async (status) => {
    shop.strapi.mode.storesAndAnswers = status
    const first = await shop.call("/api/orders", strapiOrderFields())
    expect(first).toMatchObject({ status: 201, body: { data: { token: shop.strapi.content.orders[0]?.documentId } } })
    expect(await shop.call("/api/orders", strapiOrderFields())).toEqual(first)
    expect(stored()).toEqual([section3])
    expect(posts()).toHaveLength(1)
  },
)

test("an order that is stored, then answered 500 and cannot be looked up stays open", async () => {
  Object.assign(shop.strapi.mode, { storesAndAnswers: 500, mayReadOrders: false })
  for (const date of [section3.date, "2026-05-01T10:00:09.000Z"]) {
    expect(await shop.call("/api/orders", strapiOrderFields({ date }))).toMatchObject({
      status: 504,
      body: { error: { name: "OrderUncertainError" } },
    })
  }
  expect(posts()).toHaveLength(1)
  expect(String(shop.problems[0])).toContain("Strapi answered 500 to an order")
  shop.strapi.mode.mayReadOrders = true
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(201)
  expect(stored()).toEqual([section3])
})

test("a 500 without an order keeps the try open: the next press looks first, then sends it with its first date", async () => {
  await shop.call("/api/order-quote", strapiOrderFields())
  shop.strapi.mode.orderStatus = 500
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(503)
  shop.strapi.mode.orderStatus = null
  const calls = shop.strapi.calls.length
  expect((await shop.call("/api/orders", strapiOrderFields({ date: "2026-05-01T10:00:09.000Z" }))).status).toBe(201)
  const orderCalls = shop.strapi.calls.slice(calls).filter(({ path }) => path === "/api/orders")
  expect(orderCalls.map(({ method }) => method)).toEqual(["GET", "POST"])
  expect(stored()).toEqual([section3])
})

test("an answer that is lost is found by date and mobile, and nothing is sent twice", async () => {
  shop.strapi.mode.losesAnswers = true
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(201)
  expect(stored()).toHaveLength(1)
})

test("without the permission to read orders a lost answer stays open, after a restart too", {
  timeout: 60_000,
}, async () => {
  Object.assign(shop.strapi.mode, { losesAnswers: true, mayReadOrders: false })
  const open = { status: 504, body: { error: { name: "OrderUncertainError" } } }
  expect(await shop.call("/api/orders", strapiOrderFields())).toMatchObject(open)
  shop.restart()
  shop.strapi.mode.losesAnswers = false
  expect(await shop.call("/api/orders", strapiOrderFields({ date: "2026-05-01T11:00:00.000Z" }))).toMatchObject(open)
  expect(stored()).toHaveLength(1)
  expect(shop.strapi.calls.filter(({ method }) => method === "POST")).toHaveLength(1)
  shop.strapi.mode.mayReadOrders = true
  expect((await shop.call("/api/orders", strapiOrderFields())).status).toBe(201)
  expect(stored()).toHaveLength(1)
})
