import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { maxOfferedDesks } from "#core/delivery/desk.ts"
import { findAccount } from "#db/carriers/accounts.ts"
import { storeDesks, type ToldDesk } from "#db/carriers/places.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { erasePerson } from "#db/customers/erase-person.ts"
import { anyNetwork } from "../common/public-network.ts"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { desksAnswer } from "./contract-desks.ts"

let shop: TestShop
let owner: TestStaff
let staff: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, undefined, anyNetwork)
  owner = await signedIn(shop, "owner")
  staff = orderAdmin(await signedIn(shop, "agent", "Karima"))
})
afterAll(() => shop.close())

const told = (id: string, wilayaCode: number, commune: string | null, more: Partial<ToldDesk> = {}): ToldDesk => ({
  id,
  name: `Agence ${id}`,
  address: `Rue ${id}`,
  hours: "08:00 – 17:00",
  phones: ["0550000000"],
  wilayaCode,
  commune,
  ...more,
})

async function account(division: 58 | 69, isDefault: boolean, desks: ToldDesk[]) {
  const fields = {
    platform: "yalidine",
    name: `Compte ${division}`,
    baseUrl: "https://carrier.example/v1/",
    keys: { id: "id", token: "token" },
    webhookSecret: null,
    division,
    fromWilaya: 16,
    isDefault,
    validates: false,
    mayBeOpened: false,
  }
  const answer = await sendWith(shop, owner.cookie, "POST", "/api/admin/carriers", fields)
  const { documentId } = ((await answer.json()) as { data: { documentId: string } }).data
  const found = await findAccount(shop.db, { documentId })
  if (!found) throw new Error("No account")
  await storeDesks(shop.db, found.id, desks, new Date())
  // As the reading of a carrier's lists does.
  await shop.db.transaction().execute((tx) => touchContent(tx, ["all"]))
  return found
}

const offered = async (wilaya: string, commune = "") => {
  const { body } = await shop.get(`/api/desks?${new URLSearchParams({ wilaya, commune })}`)
  return desksAnswer.parse(body).data
}
/** Requests as the storefront's server. */
async function answered(method: string, path: string, data?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  return (await shop.send(path, { method, headers, ...(data && { body: JSON.stringify({ data }) }) })).json()
}
const names = async (...place: [string, string?]) => (await offered(...place)).map(({ name }) => name)

describe("without a carrier account", () => {
  it("there are no desks, and wilayas and orders say nothing of them", async () => {
    expect(await offered("Béjaïa", "Akbou")).toEqual([])
    const { body } = await shop.get("/api/wilayas?filters[code][$eq]=6")
    expect(JSON.stringify(body)).not.toContain("hasDesks")
    const order = await placedOrder(shop, { delivery: "desk" })
    expect(order).not.toHaveProperty("desk")
    expect((await staff.one(order.documentId)).desk).toBeNull()
  })
})

describe("with the desks of carriers", () => {
  beforeAll(async () => {
    await account(58, true, [
      told("0601", 6, "Sidi Aich"),
      told("0602", 6, "BEJAIA"),
      told("0603", 6, "Akbou"),
      ...Array.from({ length: 20 }, (_, at) => told(`16${at}`, 16, "Alger Centre")),
      told("2801", 28, "Bou Saada"),
    ])
    await account(69, false, [told("A", 6, "Akbou"), told("N59", 59, "Aflou"), told("N3", 3, "Laghouat")])
  })

  it("a place offers those of the default account, the nearest first, never more than a form shows", async () => {
    expect(await names("Béjaïa", "Akbou")).toEqual(["Agence 0603", "Agence 0602", "Agence 0601"])
    expect(await names("بجاية", "أقبو")).toEqual(["Agence 0603", "Agence 0602", "Agence 0601"])
    expect(await names("Béjaïa")).toEqual(["Agence 0602", "Agence 0601", "Agence 0603"])
    expect(await offered("Alger", "Kouba")).toHaveLength(maxOfferedDesks)
    expect(await offered("Atlantis", "Kouba")).toEqual([])
    const [first] = await offered("Béjaïa", "Akbou")
    expect(first).toEqual({
      id: first?.id,
      name: "Agence 0603",
      commune: "Akbou",
      address: "Rue 0603",
      hours: "08:00 – 17:00",
    })
    expect((await shop.get("/api/desks")).status).toBe(400)
    expect((await shop.get("/api/desks?wilaya=Alger&x=1")).status).toBe(400)
  })

  it("an account that speaks the 69 is asked by the wilaya of 2026", async () => {
    expect(await names("Laghouat", "Aflou")).toEqual(["Agence N59"])
    expect(await names("Laghouat", "Laghouat")).toEqual(["Agence N3"])
    expect(await names("Aflou", "Aflou")).toEqual(["Agence N59"])
  })

  it("wilayas say where there are some", async () => {
    const { body } = await shop.get("/api/wilayas?pagination[pageSize]=100")
    const { data } = body as { data: { code: number; hasDesks?: true }[] }
    expect(data.filter(({ hasDesks }) => hasDesks).map(({ code }) => code)).toEqual([3, 6, 16, 28])
  })

  it("an order keeps the desk as it was, wherever it is read", async () => {
    const [first] = await offered("Béjaïa", "Akbou")
    const { id, ...desk } = first ?? { id: 0 }
    const order = await placedOrder(shop, { delivery: "desk", desk: id })
    expect(order.desk).toEqual(desk)
    await shop.db.updateTable("carrier_desk").set({ name: "Fermée" }).where("id", "=", id).execute()
    expect(await answered("GET", `/api/orders/${order.token}`)).toMatchObject({ data: { desk } })
    expect(await staff.one(order.documentId)).toMatchObject({ delivery: "desk", desk })
    const printed = await staff.ask("GET", `/orders/printed?ids=${order.documentId}`)
    expect(printed.json.data).toMatchObject([{ desk }])
    const file = await (await owner.send("GET", "/api/admin/orders/export?format=csv&locale=fr")).text()
    expect(file).toContain("Agence 0603")
    // Who knows number and mobile learns no place.
    const tracked = await answered("POST", "/api/order-tracking", { number: order.number, mobile: order.mobile })
    expect(tracked).toMatchObject({ data: { delivery: "desk" } })
    expect(JSON.stringify(tracked)).not.toContain("Agence")
    await shop.db.updateTable("carrier_desk").set({ name: "Agence 0603" }).where("id", "=", id).execute()
  })

  it("an order takes a desk of its wilaya alone, and none to the door", async () => {
    const [ofAlger] = await offered("Alger", "Kouba")
    const rejected = await shop.order({
      ...headphones(),
      delivery: "desk",
      desk: ofAlger?.id,
    })
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { error: { details: { errors: [{ path: ["data", "desk"] }] } } },
    ])
    expect(await placedOrder(shop, { delivery: "home", desk: ofAlger?.id })).not.toHaveProperty("desk")
  })

  it("the staff names one by phone and in a change; another place or way has none", async () => {
    const [near, other] = await offered("Béjaïa", "Akbou")
    const phoned = await staff.ask("POST", "/orders", {
      wilaya: "Béjaïa",
      commune: "Akbou",
      firstname: "Nadia",
      lastname: "Haddad",
      mobile: nextPhone(),
      delivery: "desk",
      desk: near?.id,
      lines: [{ slug: "casque-aura", quantity: 1, color: "Noir" }],
      idempotencyKey: "desk-by-phone",
    })
    type Placed = { documentId: string; version: number; desk: { name: string } | null; history: object[] }
    let order = phoned.json.data as Placed
    expect(order.desk?.name).toBe("Agence 0603")
    const edit = async (change: object) => {
      const answer = await staff.ask("PATCH", `/orders/${order.documentId}`, { version: order.version, ...change })
      if (answer.status === 200) order = answer.json.data as Placed
      return answer.status
    }
    expect(await edit({ desk: other?.id })).toBe(200)
    expect(order.desk?.name).toBe("Agence 0602")
    expect(order.history.at(-1)).toMatchObject({
      details: { changes: [{ field: "desk", old: "Agence 0603", new: "Agence 0602" }] },
    })
    expect(await edit({ note: "Le soir" })).toBe(200)
    expect(order.desk?.name).toBe("Agence 0602")
    const [ofAlger] = await offered("Alger", "Kouba")
    expect(await edit({ desk: ofAlger?.id })).toBe(400)
    expect(await edit({ commune: "Amizour" })).toBe(200)
    expect(order.desk).toBeNull()
    expect(await edit({ desk: near?.id })).toBe(200)
    expect(await edit({ delivery: "home" })).toBe(200)
    expect(order.desk).toBeNull()
  })

  it("the audit log never names it, and the history no more once its person is erased", async () => {
    const [near, other] = await offered("Béjaïa", "Akbou")
    const { documentId, mobile } = await placedOrder(shop, { delivery: "desk", desk: near?.id })
    const { version } = await staff.one(documentId)
    await staff.ask("PATCH", `/orders/${documentId}`, { version, desk: other?.id })
    const audit = await shop.db.selectFrom("audit_log").selectAll().where("document_id", "=", documentId).execute()
    expect(JSON.stringify(audit)).not.toContain("Agence")
    const history = async () => JSON.stringify((await staff.one(documentId)).history)
    expect(await history()).toContain("Agence")
    await shop.db.updateTable("orders").set({ status: "delivered" }).where("document_id", "=", documentId).execute()
    expect((await erasePerson(shop.db, mobile, new Date())).kind).toBe("erased")
    expect(await history()).not.toContain("Agence")
  })
})
