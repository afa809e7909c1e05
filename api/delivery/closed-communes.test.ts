import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { closedCommunes } from "./contract-closed-communes.ts"

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
const listed = async () => closedCommunes.parse((await (await manager.send("GET", path)).json()).data).rows
async function change(...changes: object[]) {
  const answer = await manager.send("PUT", path, { changes })
  return { status: answer.status, body: await answer.json() }
}
const akbou = { wilaya: 6, commune: "Akbou" }
const amizour = { wilaya: 6, commune: "Amizour" }

const errorsOf = (body: unknown) =>
  (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error.details.errors

describe("/api/admin/delivery/communes", () => {
  it("closes a commune to shoppers and to the desk, and opens it again", async () => {
    const before = await desk.one((await placedOrder(shop)).documentId)
    const { status, body } = await change({ ...akbou, loaded: false, closed: true })
    expect([status, body.data.rows]).toEqual([200, [akbou]])
    const shown = await shop.get("/api/wilayas?filters[code][$eq]=6&populate=communes")
    const [{ communes }] = (shown.body as { data: [{ communes: { name: string; closed: boolean }[] }] }).data
    expect(communes.filter(({ closed }) => closed).map(({ name }) => name)).toEqual(["Akbou"])

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
    expect(JSON.parse(audit.before ?? "")).toEqual({ "6 Akbou": false })
    expect(JSON.parse(audit.after ?? "")).toEqual({ "6 Akbou": true })

    expect((await change({ ...akbou, loaded: true, closed: false })).body.data.rows).toEqual([])
    expect((await shop.order(headphones())).status).toBe(201)
  })

  it("stores nothing over what somebody else has changed since, nor the rest of it", async () => {
    const { status, body } = await change(
      { ...amizour, loaded: false, closed: true },
      { ...akbou, loaded: true, closed: false },
    )
    expect([status, body.error.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
    expect(await listed()).toEqual([])
  })

  it("names what it does not know", async () => {
    const paths = async (...changes: object[]) =>
      errorsOf((await change(...changes)).body).map((one) => one.path.join("."))
    const other = { ...amizour, loaded: false, closed: true }
    expect(await paths(other, { ...other, wilaya: 16 })).toEqual(["changes.1.commune"])
    expect(await paths(other, other)).toEqual(["changes.1.commune"])
    expect(await listed()).toEqual([])
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
