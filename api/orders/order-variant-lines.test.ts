import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { makeShoe, orderShoes, sendGrid, shoe, shoeUnits } from "../testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { orderResource } from "./contract.ts"

const placedAt = new Date("2026-11-21T10:00:00.000Z")

let shop: TestShop
let manager: TestStaff
let documentId: string
beforeEach(async () => {
  shop = await openTestShop(testToken, () => placedAt)
  manager = await signedIn(shop, "manager", "Karima")
  documentId = await makeShoe(shop, manager)
})
afterEach(() => shop.close())

const orderIn = (body: unknown) => itemEnvelope(orderResource).parse(body).data

async function placed(...lines: Parameters<typeof orderShoes>[1]) {
  const { status, body } = await orderShoes(shop, lines)
  expect(status, JSON.stringify(body)).toBe(201)
  return orderIn(body)
}

const changesOf = ({ body }: { body: unknown }) =>
  (body as { error: { details: { changes: { kind: string }[] } } }).error.details.changes

describe("a line of an order", () => {
  it.each([
    ["a SKU", { variant: "ESSAI-1-NOIR-42" }],
    ["names in French", { color: "Noir", size: "42" }],
    ["names in Arabic", { color: "أسود", size: "42" }],
    ["codes", { color: "noir", size: "42" }],
    ["a size behind the colour", { color: "noir · 42" }],
  ])("names its variant by %s", async (_by, choice) => {
    const { lines } = await placed(choice)
    expect(lines).toMatchObject([{ sku: "ESSAI-1-NOIR-42", color: "Noir", size: "42", isOpen: false }])
  })

  it.each([
    ["colour", { color: "Fuchsia", size: "42" }, "color"],
    ["colour with a size behind it", { color: "Fuchsia · 42" }, "color"],
    ["size", { color: "Noir", size: "99" }, "size"],
    ["size behind the colour", { color: "Noir · 99" }, "size"],
    ["colour of a line behind another", { color: "Fuchsia" }, "color"],
  ])("is refused for a %s that the product does not have, and takes nothing", async (_what, choice, field) => {
    const before = await shoeUnits(shop)
    const { status, body } = await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-41" }, choice])
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { name: "ValidationError", details: { errors: [{ path: ["data", field] }] } } },
    })
    expect(await shoeUnits(shop)).toEqual(before)
  })

  it("may write anything beside a variant's key, and nothing at all", async () => {
    expect((await placed({ variant: "ESSAI-1-NOIR-42", color: "Fuchsia" })).lines).toMatchObject([{ color: "Noir" }])
    expect((await placed({})).lines).toMatchObject([{ color: null, isOpen: true }])
  })

  it("tells colour and size in the language of the order", async () => {
    const { body } = await orderShoes(shop, [{ variant: "ESSAI-1-BLANC-41" }], { locale: "ar" })
    expect(orderIn(body).lines).toMatchObject([{ color: "أبيض", size: "41" }])
  })

  it("is refused for a variant that is not sold", async () => {
    expect((await sendGrid(manager, documentId, { "noir/42": { active: false } })).status).toBe(200)
    const answer = await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-42" }])
    expect(answer.status).toBe(409)
    expect(changesOf(answer)).toEqual([{ kind: "gone", index: 0, slug: shoe, title: shoe, color: "Noir", size: "42" }])
  })

  it("names colour and size of what costs more now", async () => {
    expect((await sendGrid(manager, documentId, { "noir/42": { price: 6500 } })).status).toBe(200)
    const lines = ["NOIR-41", "NOIR-42"].map((sku) => ({ variant: `ESSAI-1-${sku}`, unitPrice: 5000 }))
    const answer = await orderShoes(shop, lines)
    expect(changesOf(answer)).toMatchObject([{ kind: "price", color: "Noir", size: "42", old: 5000, new: 6500 }])
  })

  it("costs what its variant costs, and keeps the product at the lowest", async () => {
    expect((await sendGrid(manager, documentId, { "noir/42": { price: 6500 } })).status).toBe(200)
    const dear = [{ variant: "ESSAI-1-NOIR-42", unitPrice: 6500 }]
    expect((await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-42", unitPrice: 5000 }])).status).toBe(409)
    expect(await placed(...dear, { variant: "ESSAI-1-NOIR-41" })).toMatchObject({ amount: 11_500 })
    expect((await sendGrid(manager, documentId, { "noir/41": { price: 4000 } })).status).toBe(200)
    const { body } = await shop.get(`/api/products?filters[slug][$eq]=${shoe}&populate=variants`)
    const [product] = (body as { data: { price: number; variants: { sku: string; price: number }[] }[] }).data
    expect(product?.price).toBe(4000)
    expect(product?.variants.map(({ price }) => price)).toEqual([4000, 6500, 5000, 5000])
  })
})
