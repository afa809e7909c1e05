import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { findAccount } from "#db/carriers/accounts.ts"
import { storeFees } from "#db/carriers/fees.ts"
import { storePlaces } from "#db/carriers/places.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { anyNetwork } from "../common/public-network.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
let agent: TestStaff
const accounts: Record<string, string> = {}

async function ask(method: string, path: string, body?: object, staff = owner) {
  const answer = await sendWith(shop, staff.cookie, method, `/api/admin${path}`, body)
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  return { status: answer.status, data: ((await answer.json()) as { data: any }).data }
}

beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, undefined, anyNetwork)
  owner = await signedIn(shop, "owner")
  agent = await signedIn(shop, "agent")
  const of = { baseUrl: "https://carrier.example/", webhookSecret: null, division: 58, fromWilaya: 16 }
  const flags = { isDefault: false, validates: false, mayBeOpened: false }
  for (const name of ["first", "second", "third"]) {
    const body = { platform: "yalidine", name, keys: { id: "1", token: "2" }, ...of, ...flags }
    accounts[name] = (await ask("POST", "/carriers", body)).data.documentId
  }
})
afterAll(() => shop.close())
beforeEach(() => shop.db.updateTable("product").set({ quantity: 1000, status: "in-stock" }).execute())

const any = {
  wilayas: [],
  delivery: null,
  profile: null,
  minTotal: null,
  maxTotal: null,
  choice: "account",
  account: null,
}

async function rules(...given: object[]) {
  const { data } = await ask("GET", "/carrier-rules")
  const all = given.map((rule) => ({ ...any, ...rule }))
  expect((await ask("PUT", "/carrier-rules", { rules: all, version: data.version })).status).toBe(200)
}

async function confirmed(fields: object = {}) {
  const { documentId } = await placedOrder(shop, { wilaya: "Alger", commune: "Kouba", ...fields })
  const change = { to: "confirmed" as const, actor: "Lina", reason: null, outcome: null, callAt: null }
  await changeOrderStatus(shop.db, { documentId }, change, new Date())
  return documentId
}

const preview = async (...documentIds: string[]) => {
  const { data } = await ask("POST", "/parcels/preview", { account: null, documentIds })
  return data.map(({ account }: { account: string }) => account)
}

const stored = async (name: string) => {
  const account = await findAccount(shop.db, { documentId: accounts[name] ?? "" })
  if (!account) throw new Error(`no account ${name}`)
  return account
}

it("chooses for each order by the first rule that fits, else the account that is proposed first", async () => {
  await rules(
    { wilayas: [31], account: accounts.second },
    { delivery: "desk", account: accounts.third },
    { minTotal: 1_000_000, account: accounts.third },
  )
  const home = await confirmed()
  const oran = await confirmed({ wilaya: "Oran", commune: "Oran" })
  const desk = await confirmed({ delivery: "desk" })
  expect(await preview(home, oran, desk)).toEqual([accounts.first, accounts.second, accounts.third])
  const { data } = await ask("POST", "/parcels/preview", { account: null, documentIds: ["a".repeat(24)] })
  expect(data).toMatchObject([{ problem: "unknown-order", account: null }])
})

it("chooses by how the goods are delivered", async () => {
  await rules({ profile: "heavy", account: accounts.second }, { profile: "standard", account: accounts.third })
  const profile = (name: "standard" | "heavy" | "free") =>
    shop.db.updateTable("product").set({ delivery_profile: name }).where("slug", "=", "sac-casbah").execute()
  const lines = [
    { slug: "casque-aura", quantity: 1, color: "Noir" },
    { slug: "sac-casbah", quantity: 1, color: "Cognac" },
  ]
  const both = await confirmed({ lines })
  await profile("heavy")
  expect(await preview(both)).toEqual([accounts.second])
  await profile("free")
  expect(await preview(both)).toEqual([accounts.first])
  await profile("standard")
  expect(await preview(both)).toEqual([accounts.third])
})

it("passes over a carrier that does not go to the place", async () => {
  await rules({ account: accounts.second })
  const { id } = await stored("second")
  const place = { id: null, name: "Oran", wilayaCode: 31, postcode: null, hasDesk: true, isDelivered: true }
  await storePlaces(shop.db, id, [place], new Date())
  const [home, oran] = [await confirmed(), await confirmed({ wilaya: "Oran", commune: "Oran" })]
  expect(await preview(home, oran)).toEqual([accounts.first, accounts.second])
  await shop.db.deleteFrom("carrier_place").execute()
})

describe("a rule that compares carriers", () => {
  it("chooses who asks least for the commune, or for its wilaya", async () => {
    await rules({ choice: "cheapest" })
    const fee = (home: number, commune: string | null = null) => ({ wilayaCode: 16, commune, home, desk: null })
    await storeFees(shop.db, (await stored("first")).id, [fee(500), fee(800, "Kouba")], new Date())
    await storeFees(shop.db, (await stored("third")).id, [fee(600)], new Date())
    expect(await preview(await confirmed(), await confirmed({ commune: "Hydra" }))).toEqual([
      accounts.third,
      accounts.first,
    ])
    // Nobody tells a price for a desk.
    expect(await preview(await confirmed({ delivery: "desk" }))).toEqual([accounts.first])
  })

  it("chooses who delivers most, once ten parcels have ended", async () => {
    await rules({ choice: "best-rate" })
    const ended = async (name: string, count: number, status: "delivered" | "returned") => {
      const account = await stored(name)
      for (let n = 0; n < count; n++) {
        const order = await confirmed()
        const { id } = await shop.db
          .selectFrom("orders")
          .select("id")
          .where("document_id", "=", order)
          .executeTakeFirstOrThrow()
        const parcel = { order_id: id, account_id: account.id, reference: order, state: "created" as const, status }
        const by = { staff_id: "1", staff_name: "Lina", created_at: new Date().toISOString() }
        await shop.db
          .insertInto("parcel")
          .values({ document_id: order, ...parcel, ...by })
          .execute()
      }
    }
    await ended("second", 9, "delivered")
    expect(await preview(await confirmed())).toEqual([accounts.first])
    await ended("second", 1, "returned")
    expect(await preview(await confirmed())).toEqual([accounts.second])
  })
})

it("is changed by who may, one at a time, for accounts that there are", async () => {
  const { data } = await ask("GET", "/carrier-rules")
  const put = (given: object, staff = owner, version = data.version) =>
    ask("PUT", "/carrier-rules", { rules: [{ ...any, ...given }], version }, staff)
  expect((await put({ account: accounts.first }, agent)).status).toBe(403)
  expect((await put({ account: accounts.first }, owner, "another")).status).toBe(409)
  expect((await put({ account: "a".repeat(24) })).status).toBe(400)
  expect((await put({ account: null })).status).toBe(400)
  expect((await put({ choice: "cheapest", account: accounts.first })).status).toBe(400)
  expect((await put({ account: accounts.first, minTotal: 10, maxTotal: 5 })).status).toBe(400)
  expect((await put({ account: accounts.third })).status).toBe(200)
  expect((await ask("DELETE", `/carriers/${accounts.third}`)).status).toBe(200)
  expect((await ask("GET", "/carrier-rules")).data.rules).toEqual([])
})
