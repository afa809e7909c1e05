import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { countApart, makeShoe, orderShoes, sendGrid, shoe, shoeUnits } from "../testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { orderResource } from "./contract.ts"

const units = { "noir/41": 3, "noir/42": 1, "blanc/41": 0, "blanc/42": 2 }
const placedAt = new Date("2026-11-21T10:00:00.000Z")

let now: Date
let shop: TestShop
let manager: TestStaff
let desk: ReturnType<typeof orderAdmin>
let documentId: string
beforeEach(async () => {
  now = placedAt
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager", "Karima")
  desk = orderAdmin(manager)
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

/** The product has the units of its sold variants, without those that are promised. */
async function expectUnitsToAddUp() {
  const { quantity, sum, promised, isApart } = await shoeUnits(shop)
  if (isApart) expect({ quantity }).toEqual({ quantity: sum - promised })
}

describe("variants that count their own units", () => {
  beforeEach(() => countApart(manager, documentId, units))

  it("sell no more than their own, several lines of one together", async () => {
    expect((await shoeUnits(shop)).quantity).toBe(6)
    expect((await orderShoes(shop, [{ variant: "ESSAI-1-BLANC-41" }])).status).toBe(409)
    const twice = await orderShoes(shop, [
      { color: "noir", size: "41", quantity: 2 },
      { variant: "ESSAI-1-NOIR-41", quantity: 2 },
    ])
    expect(twice.status).toBe(409)
    expect(changesOf(twice)).toMatchObject([{ kind: "stock", old: 2, new: 1 }])
    await placed({ variant: "ESSAI-1-NOIR-41", quantity: 3 }, { variant: "ESSAI-1-BLANC-42" })
    expect(await shoeUnits(shop)).toMatchObject({
      quantity: 2,
      variants: { "noir/41": 0, "noir/42": 1, "blanc/42": 1 },
    })
  })

  it("tell which of two sizes of one shoe is short, to shopper and staff", async () => {
    const two = [
      { variant: "ESSAI-1-NOIR-41", quantity: 2 },
      { variant: "ESSAI-1-NOIR-42", quantity: 2 },
    ]
    const short = { kind: "stock", index: 1, slug: shoe, color: "Noir", size: "42", old: 2, new: 1 }
    expect(changesOf(await orderShoes(shop, two))).toEqual([{ ...short, title: "Chaussure" }])
    const arabic = await orderShoes(shop, two, { locale: "ar" })
    expect(changesOf(arabic)).toEqual([{ ...short, title: "حذاء", color: "أسود" }])

    const { documentId: order } = await placed({ variant: "ESSAI-1-NOIR-41" })
    const { version, lines } = await desk.one(order)
    const edited = [{ id: lines[0]?.id, slug: shoe, variant: "ESSAI-1-NOIR-41", quantity: 1 }]
    const more = [...edited, { slug: shoe, variant: "ESSAI-1-NOIR-42", quantity: 2 }]
    const rejected = await desk.ask("PATCH", `/orders/${order}`, { version, lines: more })
    expect(rejected).toMatchObject({ status: 409, json: { error: { details: { changes: [short] } } } })

    expect((await sendGrid(manager, documentId, { "noir/42": { active: false } })).status).toBe(200)
    const gone = await desk.ask("PATCH", `/orders/${order}`, { version, lines: more })
    expect(gone.json.error?.details).toMatchObject({ changes: [{ kind: "gone", color: "Noir", size: "42" }] })
  })

  it("get their units back when the order is cancelled", async () => {
    const { documentId: order } = await placed(
      { variant: "ESSAI-1-NOIR-42" },
      { variant: "ESSAI-1-NOIR-41", quantity: 2 },
    )
    await desk.move(order, "cancelled")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, variants: units })
  })

  it("keep what comes back to one that is not sold any more apart from the product", async () => {
    const { documentId: order } = await placed({ variant: "ESSAI-1-NOIR-41", quantity: 2 })
    expect((await sendGrid(manager, documentId, { "noir/41": { active: false } })).status).toBe(200)
    expect((await shoeUnits(shop)).quantity).toBe(3)
    await desk.move(order, "cancelled")
    expect((await shoeUnits(shop)).quantity).toBe(3)
    expect((await sendGrid(manager, documentId, { "noir/41": { active: true } })).status).toBe(200)
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, variants: units })
  })

  it("sell the last one once, to many at the same time", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => orderShoes(shop, [{ variant: "ESSAI-1-NOIR-42" }])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    await expectUnitsToAddUp()
  })

  it("release and take again", async () => {
    const { documentId: order } = await placed({ variant: "ESSAI-1-NOIR-42" })
    now = new Date(placedAt.getTime() + 73 * 3600_000)
    await releaseStaleStock(shop.db, now)
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, variants: units })
    const other = await placed({ variant: "ESSAI-1-NOIR-42" })
    const rejected = await desk.ask("POST", `/orders/${order}/status`, { to: "confirmed" })
    expect(rejected).toMatchObject({ status: 409, json: { error: { details: { missing: [{ wanted: 1, left: 0 }] } } } })
    await desk.move(other.documentId, "cancelled")
    await desk.move(order, "confirmed")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 5, variants: { ...units, "noir/42": 0 } })
  })
})

describe("a line whose size is open", () => {
  beforeEach(() => countApart(manager, documentId, units))

  it("holds a unit of the product, and of no variant", async () => {
    const { lines } = await placed({ color: "Noir", quantity: 2 })
    expect(lines).toMatchObject([{ color: "Noir", size: null, isOpen: true, sku: "ESSAI-1" }])
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 4, promised: 2, variants: units })
  })

  it("leaves the others no more than it leaves", async () => {
    await placed({ color: "Noir", quantity: 2 })
    await placed({ variant: "ESSAI-1-BLANC-42", quantity: 2 })
    const answer = await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-41", quantity: 3 }])
    expect(changesOf(answer)).toMatchObject([{ kind: "stock", new: 2 }])
  })

  it("keeps its order from being confirmed until the staff has chosen", async () => {
    const { documentId: order } = await placed({ color: "Noir" })
    const rejected = await desk.ask("POST", `/orders/${order}/status`, { to: "confirmed" })
    expect(rejected).toMatchObject({ status: 409, json: { error: { details: { open: [{ slug: shoe }] } } } })
    const { version, lines } = await desk.one(order)
    const chosen = { id: lines[0]?.id, slug: shoe, variant: "ESSAI-1-NOIR-42", quantity: 1 }
    await desk.order("PATCH", `/orders/${order}`, { version, lines: [chosen] })
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 5, promised: 0, variants: { ...units, "noir/42": 0 } })
    await desk.move(order, "confirmed")
    await desk.move(order, "cancelled")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, variants: units })
  })

  it("gives its units back when the order is cancelled", async () => {
    const { documentId: order } = await placed({ size: "42" })
    await desk.move(order, "cancelled")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, promised: 0, variants: units })
  })

  it("changes from one variant to another with the units of both", async () => {
    const { documentId: order } = await placed({ variant: "ESSAI-1-NOIR-41" })
    const { version, lines } = await desk.one(order)
    const other = { id: lines[0]?.id, slug: shoe, variant: "ESSAI-1-BLANC-42", quantity: 2 }
    const edited = await desk.order("PATCH", `/orders/${order}`, { version, lines: [other] })
    expect(edited.lines).toMatchObject([{ sku: "ESSAI-1-BLANC-42", color: "Blanc", quantity: 2 }])
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 4, variants: { ...units, "blanc/42": 0 } })
  })
})

describe("a shared stock that is counted apart", () => {
  it("asks about lines of which nobody knows the variant, and counts what they hold", async () => {
    const { documentId: order } = await placed({ color: "Noir", quantity: 2 })
    expect((await shoeUnits(shop)).quantity).toBe(18)
    await countApart(manager, documentId, units)
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 4, promised: 2 })
    await desk.move(order, "cancelled")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 6, promised: 0 })
  })

  it("is refused where orders hold more than was counted", async () => {
    await placed({ color: "Noir", quantity: 8 })
    const rows = { "noir/41": { quantity: 3 } }
    const rejected = await sendGrid(manager, documentId, rows, { stockBy: "variant" })
    expect(rejected).toMatchObject({ status: 409 })
    expect((await shoeUnits(shop)).isApart).toBe(false)
  })

  it("leaves known variants of earlier orders their own units", async () => {
    const { documentId: order } = await placed({ variant: "ESSAI-1-NOIR-41", quantity: 2 })
    await countApart(manager, documentId, units)
    await desk.move(order, "cancelled")
    expect(await shoeUnits(shop)).toMatchObject({ quantity: 8, variants: { ...units, "noir/41": 5 } })
  })
})
