import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readXlsx } from "../../files/read-xlsx.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder, placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { OrderRow } from "../contract-admin-row.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
  await setStock(shop, "casque-aura", 100)
})
afterAll(() => shop.close())

const shoes = (fields: object) => ({ slug: "baskets-tell", quantity: 1, ...fields })

/** An order of shoes of which the size is not known. */
async function openOrder() {
  const { documentId } = await placedListedOrder(shop, { lines: [shoes({ color: "Blanc" })] })
  return desk.one(documentId)
}

const unitsOfVariant = async (documentId: string | undefined) =>
  (
    await shop.db
      .selectFrom("product_variant")
      .select("quantity")
      .where("document_id", "=", documentId ?? "")
      .executeTakeFirstOrThrow()
  ).quantity

describe("a line whose size is known", () => {
  it("is named by colour and size in the list and on the order", async () => {
    const { documentId } = await placedListedOrder(shop, { lines: [shoes({ color: "Blanc", size: "42" })] })
    const { json } = await desk.ask("GET", `/orders?ids=${documentId}`)
    const [row] = json.data as OrderRow[]
    expect(row?.lines).toMatchObject([{ title: "Baskets Tell", color: "Blanc", size: "42", isOpen: false }])
    const [line] = (await desk.one(documentId)).lines
    expect(line).toMatchObject({ color: "Blanc", size: "42", isOpen: false, countsApart: true })
    expect(line?.variants.find((variant) => variant.documentId === line.variant)).toMatchObject({
      color: "Blanc",
      size: "42",
      price: null,
      left: line?.left,
    })
    expect(line?.available).toBe((line?.left ?? 0) + 1)
  })

  it("is named so in the export and in every carrier's file", async () => {
    const { documentId } = await placedListedOrder(shop, {
      lines: [shoes({ color: "Sable", size: "43", quantity: 2 })],
    })
    for (const format of ["xlsx", "ecotrack", "yalidine", "noest", "zr"]) {
      const answer = await rania.send("GET", `/api/admin/orders/export?format=${format}&ids=${documentId}`)
      const [, row] = await readXlsx(Buffer.from(await answer.arrayBuffer()))
      expect(row).toContain("2 × Baskets Tell (Sable · 43)")
    }
    const csv = await rania.send("GET", `/api/admin/orders/export?format=csv&ids=${documentId}`)
    expect(await csv.text()).toContain(";2 × Baskets Tell (Sable · 43);")
  })

  it("is other goods than another size to the same commune", async () => {
    const place = { wilaya: "Alger", commune: "Kouba" }
    const of = (size: string) => placedOrder(shop, { ...place, lines: [shoes({ color: "Sable", size })] })
    const [one, same, other] = [await of("44"), await of("44"), await of("45")]
    const duplicates = (await desk.one(one.documentId)).duplicates.map(({ number }) => number)
    expect(duplicates).toContain(same.number)
    expect(duplicates).not.toContain(other.number)
  })
})

describe("a line whose size is open", () => {
  it("keeps the order from being confirmed, and says so", async () => {
    const order = await openOrder()
    expect(order.lines).toMatchObject([{ color: "Blanc", size: null, isOpen: true, variant: null }])
    const [line] = order.lines
    const rejected = await desk.ask("POST", `/orders/${order.documentId}/status`, { to: "confirmed" })
    expect(rejected.status).toBe(409)
    expect(rejected.json.error?.details).toMatchObject({ open: [{ id: line?.id, slug: "baskets-tell" }] })
    const { json } = await desk.ask("GET", `/orders?ids=${order.documentId}`)
    expect((json.data as OrderRow[])[0]?.lines).toMatchObject([{ isOpen: true }])
  })

  it("takes a variant of those that it shows, at the agreed price, and can be confirmed then", async () => {
    const order = await openOrder()
    const [line] = order.lines
    const variant = line?.variants.find(({ color, size }) => color === "Blanc" && size === "41")
    const before = await unitsOfVariant(variant?.documentId)
    expect(variant?.left).toBe(before)
    const chosen = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      lines: [{ id: line?.id, slug: "baskets-tell", quantity: 1, variant: variant?.documentId }],
    })
    expect(chosen.lines).toMatchObject([
      { size: "41", isOpen: false, variant: variant?.documentId, unitPrice: line?.unitPrice, left: before - 1 },
    ])
    expect(chosen.total).toBe(order.total)
    expect(await unitsOfVariant(variant?.documentId)).toBe(before - 1)
    expect((await desk.move(order.documentId, "confirmed"))?.status).toBe("confirmed")
  })

  it("takes the price of a variant that has its own", async () => {
    const { documentId } = await placedListedOrder(shop, { lines: [{ slug: "tablette-nova-tab", quantity: 1 }] })
    const order = await desk.one(documentId)
    const [line] = order.lines
    const variant = line?.variants.find(({ size }) => size === "256\u00a0Go")
    expect(variant).toMatchObject({ price: 52_500 })
    const chosen = await desk.order("PATCH", `/orders/${documentId}`, {
      version: order.version,
      lines: [{ id: line?.id, slug: "tablette-nova-tab", quantity: 1, variant: variant?.documentId }],
    })
    expect(chosen.lines).toMatchObject([{ unitPrice: 52_500 }])
    // Taken by mistake: the first one costs again what the product does.
    const small = chosen.lines[0]?.variants.find(({ size }) => size === "128\u00a0Go")
    expect(small?.price).toBe(line?.unitPrice)
    const back = await desk.order("PATCH", `/orders/${documentId}`, {
      version: chosen.version,
      lines: [{ id: line?.id, slug: "tablette-nova-tab", quantity: 1, variant: small?.documentId }],
    })
    expect(back).toMatchObject({ total: order.total, lines: [{ unitPrice: line?.unitPrice }] })
    expect(back.lines[0]?.variants.find(({ size }) => size === "128\u00a0Go")?.price).toBeNull()
  })
})

describe("a confirmed order", () => {
  const sizeless = shoes({ color: "Blanc" })

  async function confirmed() {
    const { documentId } = await placedListedOrder(shop)
    const order = await desk.move(documentId, "confirmed")
    if (!order) throw new Error("The order was not confirmed")
    return order
  }

  it("gets no line of which nobody knows the size", async () => {
    const { documentId, version } = await confirmed()
    const rejected = await desk.ask("PATCH", `/orders/${documentId}`, { version, lines: [sizeless] })
    expect(rejected).toMatchObject({ status: 409, json: { error: { details: { reason: "open" } } } })
    expect((await desk.one(documentId)).lines).toMatchObject([{ slug: "casque-aura" }])
  })

  it("takes in no order with such a line, and may be taken in by it", async () => {
    const into = await confirmed()
    const from = await openOrder()
    const merge = (one: { documentId: string; version: number }, other: typeof one) =>
      desk.ask("POST", `/orders/${one.documentId}/merge`, {
        version: one.version,
        into: { documentId: other.documentId, version: other.version },
      })
    const rejected = await merge(from, into)
    expect(rejected).toMatchObject({ status: 409, json: { error: { details: { reason: "open" } } } })
    expect(await desk.one(from.documentId)).toMatchObject({ status: "new", version: from.version })
    expect((await merge(into, from)).status).toBe(200)
  })

  it("keeps a line that became open when the variants began to count apart", async () => {
    const { documentId, lines } = await openOrder()
    await shop.db.updateTable("orders").set({ status: "confirmed" }).where("document_id", "=", documentId).execute()
    const { version } = await desk.one(documentId)
    const [line] = lines
    const more = { id: line?.id, slug: "baskets-tell", color: "Blanc", size: null, quantity: 2 }
    const edited = await desk.order("PATCH", `/orders/${documentId}`, { version, lines: [more] })
    expect(edited.lines).toMatchObject([{ quantity: 2, isOpen: true }])
  })
})

it("an order of a variant that is not sold any more can be edited", async () => {
  const { documentId } = await placedListedOrder(shop, { lines: [shoes({ color: "Blanc", size: "43", quantity: 2 })] })
  const { version, lines } = await desk.one(documentId)
  const [line] = lines
  const ofVariant = shop.db.updateTable("product_variant").where("document_id", "=", line?.variant ?? "")
  await ofVariant.set({ active: 0 }).execute()
  const before = await unitsOfVariant(line?.variant ?? undefined)
  const edited = await desk.order("PATCH", `/orders/${documentId}`, { version, firstname: "Lila" })
  expect(edited.firstname).toBe("Lila")
  const fewer = { id: line?.id, slug: "baskets-tell", color: line?.color, size: line?.size, quantity: 1 }
  await desk.order("PATCH", `/orders/${documentId}`, { version: edited.version, lines: [fewer] })
  expect(await unitsOfVariant(line?.variant ?? undefined)).toBe(before + 1)
  await ofVariant.set({ active: 1 }).execute()
})

describe("a phone order", () => {
  it("takes the variant that was chosen", async () => {
    const { json } = await desk.ask("GET", `/orders?ids=${(await openOrder()).documentId}`)
    const [row] = json.data as OrderRow[]
    const variant = (await desk.one(row?.documentId ?? "")).lines[0]?.variants.find(({ left }) => left > 1)
    const placed = await desk.order("POST", "/orders", {
      wilaya: "Béjaïa",
      commune: "Akbou",
      firstname: "Nadia",
      lastname: "Haddad",
      mobile: "0551 00 00 77",
      delivery: "home",
      idempotencyKey: "variant",
      lines: [{ slug: "baskets-tell", quantity: 1, variant: variant?.documentId }],
    })
    expect(placed.lines).toMatchObject([
      { color: variant?.color, size: variant?.size, isOpen: false, variant: variant?.documentId },
    ])
  })
})

describe("a product with shared stock", () => {
  it("shows what is left of the product beside every colour", async () => {
    const { documentId } = await placedListedOrder(shop)
    const [line] = (await desk.one(documentId)).lines
    expect(line).toMatchObject({ color: "Noir", size: null, countsApart: false })
    expect(new Set(line?.variants.map(({ left }) => left))).toEqual(new Set([line?.left]))
  })

  it("shows nothing to choose of an order that has shipped", async () => {
    const { documentId } = await placedListedOrder(shop)
    const shipped = await desk.move(documentId, "confirmed", "preparing", "shipped")
    expect(shipped?.lines).toMatchObject([{ variants: [], available: shipped?.lines[0]?.left }])
  })
})
