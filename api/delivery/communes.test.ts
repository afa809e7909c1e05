import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { communeDelivery } from "./contract-communes.ts"

let shop: TestShop
let manager: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
  desk = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())

const path = "/api/admin/delivery/communes"
const listed = async () => communeDelivery.parse((await (await manager.send("GET", path)).json()).data).rows
async function change(...changes: object[]) {
  const answer = await manager.send("PUT", path, { changes })
  return { status: answer.status, body: await answer.json() }
}
const akbou = { wilaya: 6, commune: "Akbou" }
const amizour = { wilaya: 6, commune: "Amizour" }
const plain = { closed: false, homeClosed: false, home: null, desk: null }
const closed = { ...plain, closed: true }

type Placed = { documentId: string; version: number; deliveryPrice: number }

const errorsOf = (body: unknown) =>
  (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error.details.errors

describe("/api/admin/delivery/communes", () => {
  it("closes a commune to shoppers and to the desk, and opens it again", async () => {
    const before = await desk.one((await placedOrder(shop)).documentId)
    const { status, body } = await change({ ...akbou, loaded: plain, values: closed })
    expect([status, body.data.rows]).toEqual([200, [{ ...akbou, ...closed }]])
    const shown = await shop.get("/api/wilayas?filters[code][$eq]=6&populate=communes")
    const [{ communes }] = (shown.body as { data: [{ communes: { name: string; closed: boolean }[] }] }).data
    expect(communes.filter((one) => one.closed).map(({ name }) => name)).toEqual(["Akbou"])

    const message = "The shop does not deliver to this commune"
    const order = await shop.order(headphones())
    expect([order.status, errorsOf(order.body)]).toMatchObject([400, [{ path: ["data", "commune"], message }]])
    expect((await shop.order({ ...headphones(), commune: "أقبو" })).status).toBe(400)
    const lines = [{ slug: "casque-aura", quantity: 1, color: "Noir" }]
    const phoned = { wilaya: "Béjaïa", firstname: "Nadia", lastname: "Haddad", delivery: "home", lines }
    const atDesk = (commune: string, key: string) =>
      desk.ask("POST", "/orders", { ...phoned, commune, mobile: nextPhone(), idempotencyKey: key })
    expect((await atDesk("Akbou", "closed-1")).status).toBe(400)
    const placed = await atDesk("Amizour", "closed-2")
    expect(placed.status).toBe(201)

    // An order that goes there already may be changed; none is moved there.
    const { documentId, version } = before
    expect((await desk.ask("PATCH", `/orders/${documentId}`, { version, note: "Le soir" })).status).toBe(200)
    const other = placed.json.data as typeof before
    const moved = { version: other.version, commune: "Akbou" }
    expect((await desk.ask("PATCH", `/orders/${other.documentId}`, moved)).status).toBe(400)

    const audit = await shop.db
      .selectFrom("audit_log")
      .selectAll()
      .where("resource", "=", "closed-communes")
      .executeTakeFirstOrThrow()
    expect(JSON.parse(audit.before ?? "")).toEqual({ "6 Akbou": { closed: false } })
    expect(JSON.parse(audit.after ?? "")).toEqual({ "6 Akbou": { closed: true } })

    expect((await change({ ...akbou, loaded: closed, values: plain })).body.data.rows).toEqual([])
    expect((await shop.order(headphones())).status).toBe(201)
  })

  it("stores nothing over what somebody else has changed since, nor the rest of it", async () => {
    const { status, body } = await change(
      { ...amizour, loaded: plain, values: closed },
      { ...akbou, loaded: closed, values: plain },
    )
    expect([status, body.error.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
    expect(await listed()).toEqual([])
  })

  it("names what it does not know", async () => {
    const paths = async (...changes: object[]) =>
      errorsOf((await change(...changes)).body).map((one) => one.path.join("."))
    const other = { ...amizour, loaded: plain, values: closed }
    expect(await paths(other, { ...other, wilaya: 16 })).toEqual(["changes.1.commune"])
    expect(await paths(other, other)).toEqual(["changes.1.commune"])
    expect(await paths({ ...other, values: { ...plain, home: -1, desk: 0.001 } })).toEqual([
      "changes.0.values.desk",
      "changes.0.values.home",
    ])
    expect(await listed()).toEqual([])
  })
})

describe("a commune with terms of its own", () => {
  beforeAll(async () => {
    await shop.db.updateTable("app_setting").set({ free_delivery_threshold: null }).execute()
  })
  const phoned = (commune: string, delivery: string) => ({
    wilaya: "Béjaïa",
    commune,
    firstname: "Nadia",
    lastname: "Haddad",
    delivery,
    mobile: nextPhone(),
    lines: [{ slug: "casque-aura", quantity: 1, color: "Noir" }],
    idempotencyKey: `terms-${nextPhone()}`,
  })
  const at = (commune: string, more: object = {}) => ({ ...headphones(), wilaya: "Béjaïa", commune, ...more })
  const priceOf = (body: unknown) => (body as { data: { deliveryPrice: number } }).data.deliveryPrice
  const quoted = (place: object) =>
    desk.ask("POST", "/orders/quote", { lines: phoned("", "home").lines, delivery: "home", ...place })

  it("has its own prices in the list of wilayas, in orders, quotes and changes of orders", async () => {
    const own = { ...plain, home: 905.5, desk: 310 }
    expect((await change({ ...akbou, loaded: plain, values: own })).body.data.rows).toEqual([{ ...akbou, ...own }])
    const shown = await shop.get("/api/wilayas?filters[code][$eq]=6&populate=communes")
    const [{ communes }] = (shown.body as { data: [{ communes: { name: string }[] }] }).data
    expect(communes.find(({ name }) => name === "Akbou")).toMatchObject({ closed: false, home: 905.5, desk: 310 })
    expect(Object.keys(communes.find(({ name }) => name === "Amizour") ?? {})).toEqual([
      "name",
      "namear",
      "closed",
      "wilaya2026",
    ])

    expect(priceOf((await shop.order(at("Akbou"))).body)).toBe(905.5)
    expect(priceOf((await shop.order(at("أقبو", { delivery: "desk" }))).body)).toBe(310)
    const wilayaPrice = priceOf((await shop.order(at("Amizour"))).body)
    expect(wilayaPrice).not.toBe(905.5)
    // A price that was shown for the wilaya is not the commune's.
    const refused = await shop.order(at("Akbou", { deliveryPrice: wilayaPrice }))
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { details: { changes: [{ kind: "delivery", old: wilayaPrice, new: 905.5 }] } } },
    ])

    expect(priceOf((await quoted({ wilaya: "Béjaïa", commune: "Akbou" })).json)).toBe(905.5)
    expect(priceOf((await quoted({ wilaya: "Béjaïa" })).json)).toBe(wilayaPrice)

    const placed = (await desk.ask("POST", "/orders", phoned("Amizour", "home"))).json.data as Placed
    expect(placed.deliveryPrice).toBe(wilayaPrice)
    const moved = await desk.ask("PATCH", `/orders/${placed.documentId}`, { version: placed.version, commune: "Akbou" })
    expect([moved.status, priceOf(moved.json)]).toEqual([200, 905.5])
    expect((await change({ ...akbou, loaded: own, values: plain })).status).toBe(200)
  })

  it("without home delivery takes orders to the desk only", async () => {
    const own = { ...plain, homeClosed: true }
    await change({ ...akbou, loaded: plain, values: own })
    const home = await shop.order(at("Akbou"))
    expect([home.status, home.body]).toMatchObject([
      409,
      { error: { details: { changes: [{ kind: "notServed", delivery: "home", other: true }] } } },
    ])
    expect((await shop.order(at("Akbou", { delivery: "desk" }))).status).toBe(201)
    expect((await shop.order(at("Amizour"))).status).toBe(201)
    expect((await desk.ask("POST", "/orders", phoned("Akbou", "home"))).status).toBe(409)
    const placed = (await desk.ask("POST", "/orders", phoned("Amizour", "home"))).json.data as Placed
    const moved = await desk.ask("PATCH", `/orders/${placed.documentId}`, { version: placed.version, commune: "Akbou" })
    expect(moved.status).toBe(409)
    expect((await change({ ...akbou, loaded: own, values: plain })).status).toBe(200)
  })
})

describe("a wilaya to which nothing is delivered", () => {
  it("is no open one of the settings, and takes no order of the desk", async () => {
    const open = async () =>
      ((await shop.get("/api/app-setting")).body as { data: { openWilayas: string[] } }).data.openWilayas
    expect(await open()).toHaveLength(58)
    await shop.db.updateTable("wilaya").set({ home_served: 0 }).where("code", "in", [6, 7]).execute()
    await shop.db.updateTable("wilaya").set({ desk_served: 0 }).where("code", "=", 6).execute()
    const names = await open()
    expect(names).toHaveLength(57)
    expect(names).not.toContain("Béjaïa")
    const lines = [{ slug: "casque-aura", quantity: 1, color: "Noir" }]
    const asked = { wilaya: "Béjaïa", delivery: "home", lines }
    const quote = await desk.ask("POST", "/orders/quote", asked)
    expect(quote.json.data).toMatchObject({ deliveryPrice: null, changes: [{ kind: "notServed", other: false }] })
  })
})
