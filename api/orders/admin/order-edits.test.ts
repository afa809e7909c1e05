import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { countUnits, orderAdmin, setPrice, setStock } from "../../testing/order-admin.ts"
import { placeCheapOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn } from "../../testing/staff.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setStock(shop, "casque-aura", 100)
  await setStock(shop, "nova-12", 100)
})

const priceOf = async (slug: string) =>
  (await shop.db.selectFrom("product").select("price").where("slug", "=", slug).executeTakeFirstOrThrow()).price / 100

const edit = (documentId: string, body: object) => desk.ask("PATCH", `/orders/${documentId}`, body)

const cheapOrder = async (fields?: object) => desk.one((await placeCheapOrder(shop, fields)).documentId)

describe("PATCH /api/admin/orders/:documentId", () => {
  it("changes lines at the price that was agreed, takes stock and returns it, and calculates the totals", async () => {
    const order = await cheapOrder({ lines: [{ slug: "casque-aura", quantity: 3, color: "Noir" }] })
    const before = [await countUnits(shop, "casque-aura"), await countUnits(shop, "nova-12")]
    await setPrice(shop, "casque-aura", 1500)
    const nova = await priceOf("nova-12")
    const [line] = order.lines
    const changed = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      lines: [
        { id: line?.id, slug: "casque-aura", color: "Noir", quantity: 1 },
        { slug: "nova-12", quantity: 2 },
        { slug: "casque-aura", color: "Sable", quantity: 1 },
      ],
    })
    expect(changed.lines).toMatchObject([
      { id: line?.id, quantity: 1, unitPrice: 1000, lineTotal: 1000 },
      { slug: "nova-12", quantity: 2, unitPrice: nova, lineTotal: 2 * nova },
      { slug: "casque-aura", color: "Sable", quantity: 1, unitPrice: 1500 },
    ])
    expect(changed.amount).toBe(2500 + 2 * nova)
    expect(changed.total).toBe(changed.amount + (changed.deliveryPrice ?? 0))
    expect(changed.version).toBe(order.version + 1)
    const after = [await countUnits(shop, "casque-aura"), await countUnits(shop, "nova-12")]
    expect(after.map(({ all }) => all)).toEqual(before.map(({ all }) => all))
    expect(after.map(({ stock }) => stock)).toEqual([98, 98])
    expect(changed.history.at(-1)).toMatchObject({
      kind: "edited",
      actor: "Karima",
      from: "new",
      to: "new",
      details: {
        changes: expect.arrayContaining([
          { field: "total", old: order.total, new: changed.total },
          {
            field: "line",
            old: { title: "Casque sans fil Aura", color: "Noir", quantity: 3 },
            new: { title: "Casque sans fil Aura", color: "Noir", quantity: 1 },
          },
        ]),
      },
    })
  })

  it("calculates the delivery of another place or kind, and keeps that of the same", async () => {
    const order = await cheapOrder()
    const wilaya = await shop.db.selectFrom("wilaya").selectAll().where("name", "=", "Béjaïa").executeTakeFirstOrThrow()
    await shop.db.updateTable("wilaya").set({ home: 99_900, desk: 55_500 }).where("name", "=", "Alger").execute()
    const named = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      firstname: "Lila",
    })
    expect([named.firstname, named.deliveryPrice]).toEqual(["Lila", order.deliveryPrice])
    const desked = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: named.version,
      delivery: "desk",
    })
    expect([desked.deliveryPrice, desked.total]).toEqual([555, 1555])
    const moved = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: desked.version,
      wilaya: "Béjaïa",
      commune: "Akbou",
      delivery: "home",
      address: "3, rue du Port",
    })
    expect(moved).toMatchObject({ wilaya: "Béjaïa", wilayaCode: 6, commune: "Akbou", address: "3, rue du Port" })
    expect(moved.deliveryPrice).toBe((wilaya.home ?? Number.NaN) / 100)
    const agreed = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: moved.version,
      deliveryPrice: 350,
    })
    expect([agreed.deliveryPrice, agreed.total]).toEqual([350, 1350])
    expect((await desk.ask("GET", `/orders?q=lila&ids=${order.documentId}`)).json.data).toHaveLength(1)
    for (const body of [{ wilaya: "Atlantis" }, { commune: "Arzew" }, { wilaya: "Alger" }]) {
      expect((await edit(order.documentId, { version: agreed.version, ...body })).status).toBe(400)
    }
  })

  /** The console's body for an order with one change. */
  const asSent = (order: Awaited<ReturnType<typeof cheapOrder>>, change: object) => {
    const { version, firstname, lastname, mobile, wilaya, commune, delivery, address, note } = order
    const lines = order.lines.map(({ id, slug, color, quantity }) => ({ id, slug, color, quantity }))
    return { version, firstname, lastname, mobile, wilaya, commune, delivery, address, note, lines, ...change }
  }

  it("keeps the price of delivery that was agreed when everything is sent again, and while it is no free delivery", async () => {
    await shop.db.updateTable("app_setting").set({ free_delivery_threshold: 300_000 }).execute()
    const order = await cheapOrder()
    const path = `/orders/${order.documentId}`
    const agreed = await desk.order("PATCH", path, asSent(order, { deliveryPrice: 150 }))
    expect([agreed.deliveryPrice, agreed.total]).toEqual([150, 1150])
    const noted = await desk.order("PATCH", path, asSent(agreed, { note: "Le soir", firstname: "Lila" }))
    expect([noted.note, noted.deliveryPrice, noted.total]).toEqual(["Le soir", 150, 1150])
    const two = await desk.order("PATCH", path, asSent(noted, { lines: [{ ...line(noted), quantity: 2 }] }))
    expect([two.deliveryPrice, two.total]).toEqual([150, 2150])
    const free = await desk.order("PATCH", path, asSent(two, { lines: [{ ...line(two), quantity: 3 }] }))
    expect([free.deliveryPrice, free.total]).toEqual([0, 3000])
    const again = await desk.order("PATCH", path, asSent(free, { lines: [{ ...line(free), quantity: 1 }] }))
    expect(again.deliveryPrice).toBe(order.deliveryPrice)
    await shop.db.updateTable("app_setting").set({ free_delivery_threshold: null }).execute()
  })

  const line = (order: Awaited<ReturnType<typeof cheapOrder>>) => ({
    id: order.lines[0]?.id,
    slug: "casque-aura",
    color: order.lines[0]?.color,
  })

  it("keeps the discount of a coupon that is another one now, unless goods or phone are", async () => {
    const rule = { minimum_amount: 0, max_uses: null, max_uses_per_phone: null, kind: "fixed" as const }
    const setRule = (value: number) =>
      shop.db
        .updateTable("coupon")
        .set({ ...rule, value })
        .where("code", "=", "TECH2000")
        .execute()
    await setRule(50_000)
    const order = await cheapOrder({ coupon: "TECH2000", discount: 500, lines: [{ slug: "casque-aura", quantity: 1 }] })
    await setRule(10_000)
    const path = `/orders/${order.documentId}`
    const noted = await desk.order("PATCH", path, asSent(order, { note: "Le soir" }))
    expect([noted.coupon, noted.discount]).toEqual(["TECH2000", 500])
    const more = await desk.order("PATCH", path, asSent(noted, { lines: [{ ...line(noted), quantity: 2 }] }))
    expect([more.coupon, more.discount]).toEqual(["TECH2000", 100])
    await setRule(20_000)
    const other = await desk.order("PATCH", path, asSent(more, { mobile: "0550998811" }))
    expect([other.coupon, other.discount]).toEqual(["TECH2000", 200])
    // Its use is given back.
    await desk.move(order.documentId, "cancelled")
  })

  it("keeps the coupon while it holds, and gives it back when it does not any more", async () => {
    await shop.db
      .updateTable("coupon")
      .set({ minimum_amount: 200_000, max_uses: 1, max_uses_per_phone: 1, kind: "fixed", value: 50_000 })
      .where("code", "=", "TECH2000")
      .execute()
    const order = await cheapOrder({
      lines: [{ slug: "casque-aura", quantity: 3 }],
      coupon: "TECH2000",
      discount: 500,
    })
    const used = async () =>
      (await shop.db.selectFrom("coupon").select("used").where("code", "=", "TECH2000").executeTakeFirstOrThrow()).used
    const line = { id: order.lines[0]?.id, slug: "casque-aura" }
    const fewer = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      lines: [{ ...line, quantity: 2 }],
    })
    expect([fewer.coupon, fewer.discount, await used()]).toEqual(["TECH2000", 500, 1])
    const one = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: fewer.version,
      lines: [{ ...line, quantity: 1 }],
    })
    expect([one.coupon, one.discount, one.amount, await used()]).toEqual([null, 0, 1000, 0])
  })

  it("refuses more than there is, and leaves everything as it was", async () => {
    const order = await cheapOrder({ lines: [{ slug: "casque-aura", quantity: 2 }] })
    await setStock(shop, "casque-aura", 3)
    const line = { id: order.lines[0]?.id, slug: "casque-aura" }
    const { status, json } = await edit(order.documentId, {
      version: order.version,
      firstname: "Lila",
      lines: [{ ...line, quantity: 6 }],
    })
    expect(status).toBe(409)
    expect(json.error?.details).toMatchObject({ reason: "goods", changes: [{ kind: "stock", old: 6, new: 5 }] })
    expect(await desk.one(order.documentId)).toEqual({
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        available: 5,
        left: 3,
        variants: line.variants.map((variant) => ({ ...variant, left: 3 })),
      })),
    })
    const max = await desk.order("PATCH", `/orders/${order.documentId}`, {
      version: order.version,
      lines: [{ ...line, quantity: 5 }],
    })
    expect(max.lines).toMatchObject([{ quantity: 5, available: 5 }])
    expect((await countUnits(shop, "casque-aura")).stock).toBe(0)
    const gone = await edit(order.documentId, { version: max.version, lines: [{ slug: "no-such", quantity: 1 }] })
    expect(gone.json.error?.details).toMatchObject({ changes: [{ kind: "gone" }] })
    const foreign = await edit(order.documentId, { version: max.version, lines: [{ ...line, id: 1e6, quantity: 1 }] })
    expect(foreign.status).toBe(400)
  })

  it("answers 409 to who has not seen the last change, and to whoever comes after the parcel has left", async () => {
    const order = await cheapOrder()
    await edit(order.documentId, { version: order.version, note: "Le soir" })
    const late = await edit(order.documentId, { version: order.version, note: "Le matin" })
    expect([late.status, late.json.error?.details]).toEqual([409, { reason: "version", version: order.version + 1 }])
    const shipped = await desk.move(order.documentId, "confirmed", "preparing", "shipped")
    const { status, json } = await edit(order.documentId, { version: shipped?.version, note: "Trop tard" })
    expect([status, json.error?.details]).toEqual([409, { reason: "shipped", status: "shipped" }])
  })
})
