import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { setStock } from "../testing/order-admin.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { nextPhone, placeSpecified, specified } from "../testing/specified-order.ts"

import { orderQuote } from "./contract-quote.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const placed = (data: object) => placeSpecified(shop, data)

async function stock(slug: string) {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&fields=quantity,status`)
  const [{ quantity, status } = {}] = (body as { data: { quantity?: number; status?: string }[] }).data
  return { quantity, status }
}

describe("POST /api/orders", () => {
  it("takes an order with the specified fields alone, and its stock", async () => {
    await setStock(shop, "casque-aura", 34)
    const order = await placed({ ...specified, mobile: "+213 550 01 02 03" })
    expect(order).toMatchObject({
      status: "new",
      firstname: "Nadia",
      mobile: "0550010203",
      wilaya: "Béjaïa",
      commune: "Akbou",
      delivery: "home",
      amount: 25_200,
      deliveryPrice: 850,
      total: 26_050,
      address: null,
      note: null,
      coupon: null,
      discount: 0,
      history: [{ status: "new", at: order.createdAt }],
    })
    expect(order.lines).toEqual([
      {
        slug: "casque-aura",
        sku: "AUR-101-SABLE",
        title: "Casque sans fil Aura",
        color: "Sable",
        size: null,
        isOpen: false,
        quantity: 1,
        unitPrice: 25_200,
        lineTotal: 25_200,
        image: "/media/casque-aura/sable.webp",
      },
    ])
    expect(order.number).toMatch(/^HN-\d\d-\d{6}-[B-DF-HJKMNP-TV-Z][2-9B-DF-HJKMNP-TV-Z]{3}$/)
    expect(order.token).toMatch(/^[\w-]{22}$/)
    expect(order.documentId).toMatch(/^[a-z0-9]{24}$/)
    expect(await stock("casque-aura")).toEqual({ quantity: 33, status: "in-stock" })
  })

  it("finds the product by its slug, and keeps its name and place in the order's language", async () => {
    const data = { ...specified, product: "x", slug: "casque-aura", locale: "ar", color: "Noir", wilaya: "بجاية" }
    const order = await placed({ ...data, delivery: "desk" })
    expect(order).toMatchObject({ wilaya: "بجاية", deliveryPrice: 400, total: 25_600, delivery: "desk" })
    expect(order.lines[0]).toMatchObject({ title: "سماعات Aura اللاسلكية", color: "أسود" })
  })

  it("keeps and answers the place as it was sent, in the other language too", async () => {
    const place = { wilaya: "Alger", commune: "Kouba" }
    expect(await placed({ ...specified, ...place, locale: "ar" })).toMatchObject(place)
    const arabic = { wilaya: "الجزائر", commune: "القبة" }
    expect(await placed({ ...specified, ...arabic, locale: "fr" })).toMatchObject(arabic)
  })

  it("finds the product by its name in any language", async () => {
    expect((await placed({ ...specified, product: "Aura wireless headphones" })).lines[0]?.slug).toBe("casque-aura")
  })

  it("keeps the delivery price unknown where the wilaya has none", async () => {
    await shop.db.updateTable("wilaya").set({ home: null }).where("code", "=", 16).execute()
    const order = await placed({ ...specified, wilaya: "Alger", commune: "Kouba" })
    expect(order).toMatchObject({ deliveryPrice: null, total: 25_200 })
  })

  it("delivers for nothing from the settings' threshold on", async () => {
    const order = await placed({ ...specified, quantity: 2, amount: 50_400 })
    expect(order).toMatchObject({ deliveryPrice: 0, total: 50_400 })
  })

  it("makes the product out of stock with its last unit, and refuses the next order", async () => {
    await setStock(shop, "nova-12", 1)
    const nova = shop.db.selectFrom("product").where("slug", "=", "nova-12")
    const { price } = await nova.select("price").executeTakeFirstOrThrow()
    const data = { ...specified, slug: "nova-12", color: null, amount: price / 100 }
    await placed(data)
    expect(await stock("nova-12")).toEqual({ quantity: 0, status: "out-of-stock" })
    const { status, body } = await shop.order({ ...data, ...nextPhone() })
    expect(status).toBe(409)
    expect(body).toMatchObject({ data: null, error: { status: 409, name: "ConflictError" } })
    const { details } = (body as { error: { details: unknown } }).error
    expect(orderQuote.parse(details)).toMatchObject({
      changes: [{ kind: "stock", slug: "nova-12", old: 1, new: 0 }],
      lines: [],
      amount: 0,
      total: expect.any(Number),
    })
  })

  it("refuses more than there is and takes nothing", async () => {
    await setStock(shop, "casque-aura", 2)
    const { status, body } = await shop.order({ ...specified, ...nextPhone(), quantity: 3, amount: 75_600 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: { details: { changes: [{ kind: "stock", old: 3, new: 2 }], amount: 50_400, lines: [{ quantity: 2 }] } },
    })
    expect(await stock("casque-aura")).toEqual({ quantity: 2, status: "in-stock" })
  })

  it.each([
    [25_199.99, { kind: "amount", old: 25_199.99, new: 50_400 }],
    [1, { kind: "price", old: 0.5, new: 25_200 }],
    [25_200 * 3, { kind: "price", old: 37_800, new: 25_200 }],
  ])("refuses the amount %s and tells the shop's own", async (amount, change) => {
    const { status, body } = await shop.order({ ...specified, ...nextPhone(), quantity: 2, amount })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { details: { changes: [change], amount: 50_400 } } })
  })

  it.each([
    ["product", { product: "Unheard of" }],
    ["wilaya", { wilaya: "Paris" }],
    ["commune", { commune: "Kouba" }],
  ])("refuses an unknown %s", async (field, change) => {
    const { status, body } = await shop.order({ ...specified, ...nextPhone(), ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { name: "ValidationError", details: { errors: [{ path: ["data", field], message: expect.any(String) }] } },
    })
  })

  it("tells every problem of a body, with the alerts of section 5 of the specification in its order", async () => {
    const { status, body } = await shop.order({
      ...specified,
      quantity: 0,
      wilaya: " ",
      mobile: "",
      firstname: undefined,
      lastname: "",
      date: "today",
    })
    expect(status).toBe(400)
    const { error } = body as { error: { details: { errors: { path: string[]; message: string }[] } } }
    const messages = error.details.errors.map(({ path, message }) => [path.join("."), message])
    expect(messages.map(([path]) => path)).toEqual([
      ...["data.quantity", "data.wilaya", "data.mobile", "data.firstname", "data.lastname", "data.date"],
    ])
    expect(messages.slice(1, 5).map(([, message]) => message)).toEqual([
      "Please select wilaya and commune",
      "Please enter your mobile number",
      "Please enter your first name",
      "Please enter your last name",
    ])
  })
})
