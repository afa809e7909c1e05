import { createHmac } from "node:crypto"
import { once } from "node:events"
import { cpSync, mkdirSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inTransaction } from "#db/transaction.ts"
import { type Running, startProcess } from "../testing.ts"
import { startCardService, startCourier } from "./testing/services.ts"

const root = join(import.meta.dirname, "../..")
/** Inside the sources, so that a plugin's imports are found as in `plugins/`. */
const folder = join(root, "build", `plugin-examples-${process.pid}`)
const key = "a-key-of-the-card-service"
const courierToken = "a-token-of-the-courier"
const [email, password] = ["rania@hanout.test", "trois-figues-et-un-melon"]

/** The shop's address, which its settings name. */
let origin: string
let own: OwnDatabase
let db: Db
let shop: Running
let cookie: string
let cards: Awaited<ReturnType<typeof startCardService>>
let courier: Awaited<ReturnType<typeof startCourier>>
/** The private link's token, and the documentId, of the order that the tests share. */
const order = { token: "", documentId: "", total: 0 }

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function start() {
  const settings = {
    PLUGINS_DIR: folder,
    PUBLIC_URL: origin,
    PORT: new URL(origin).port,
    WEBHOOK_NETWORK: "any",
    SAMPLE_DATA: "off",
  }
  shop = await startProcess("all", { ...own.env, ...settings, CARD_SERVICE_URL: cards.url, CARD_SERVICE_KEY: key })
}

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  const passwordHash = await hashPassword(password)
  const member = { name: "Rania", email, role: "owner", locale: "fr", passwordHash } as const
  await inTransaction(db, (tx) => storeStaff(tx, member, new Date()))
  cards = await startCardService(key)
  courier = await startCourier(courierToken)
  mkdirSync(folder, { recursive: true })
  for (const name of ["card-payment.ts", "town-courier.ts"]) {
    cpSync(join(root, "plugins/examples", name), join(folder, name))
  }
  await start()
  const signedIn = await send("/api/admin/auth/sign-in/email", { email, password })
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
})
afterAll(async () => {
  await shop?.stop()
  cards.stop()
  courier.stop()
  await db.destroy()
  await own.remove()
  rmSync(folder, { recursive: true, force: true })
})

const send = (path: string, json?: unknown, method = "POST", headers: Record<string, string> = {}) =>
  fetch(shop.url + path, {
    method,
    redirect: "manual",
    headers: { origin, cookie: cookie ?? "", "content-type": "application/json", ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })

async function admin<T>(method: string, path: string, json?: unknown): Promise<{ status: number; data: T }> {
  const answer = await send(`/api/admin${path}`, json, method)
  return { status: answer.status, data: ((await answer.json()) as { data: T }).data }
}

const page = async (path: string) => {
  const answer = await fetch(shop.url + path, { redirect: "manual" })
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() }
}

function paid(message: object, signedBy = key) {
  const body = JSON.stringify(message)
  const signature = createHmac("sha256", signedBy).update(body).digest("hex")
  return fetch(`${shop.url}/x/card-payment/paid`, { method: "POST", headers: { "x-signature": signature }, body })
}

it("leads the shopper of an unpaid order to the service's page, for what is left of it", async () => {
  const person = {
    firstname: "Amina",
    lastname: "Bensalem",
    mobile: "0661 92 83 74",
    wilaya: "Alger",
    commune: "Kouba",
  }
  const goods = { color: "Cognac", quantity: "1", amount: "18900", delivery: "home", try: "a-key-of-this-order" }
  const placed = await fetch(`${shop.url}/product-details/sac-casbah`, {
    method: "POST",
    body: new URLSearchParams({ ...goods, ...person }),
    redirect: "manual",
    headers: { origin },
  })
  const where = placed.headers.get("location") ?? ""
  order.token = new URL(where, shop.url).searchParams.get("order") ?? ""
  const row = await db.selectFrom("orders").selectAll().where("token", "=", order.token).executeTakeFirstOrThrow()
  Object.assign(order, { documentId: row.document_id, total: row.total / 100 })
  for (const path of [where, `/order?order=${order.token}`]) {
    expect((await page(path)).text).toContain(`pay=card-payment`)
  }
  const stranger = "&amount=1&returnTo=https://elsewhere.test/&url=https://elsewhere.test/"
  const begun = await page(`/order?order=${order.token}&pay=card-payment${stranger}`)
  expect([begun.status, begun.location]).toEqual([303, `${cards.url}pay/1`])
  const returnTo = `${origin}/order?order=${order.token}`
  expect(cards.asked).toEqual([
    { order: order.documentId, label: expect.stringMatching(/^HN-/), amount: order.total, locale: "fr", returnTo },
  ])
  const arabic = await page(`/ar/order?order=${order.token}&pay=card-payment`)
  expect(arabic.location).toBe(`${cards.url}pay/2`)
  expect(cards.asked[1]?.returnTo).toBe(`${origin}/ar/order?order=${order.token}`)
})

it.each([
  ["a service that there is not", "&pay=other"],
  ["what is no name", "&pay=https://elsewhere.test/"],
])("shows the order, and leads nowhere, for %s", async (_, query) => {
  const unpaid = `/order?order=${order.token}&unpaid=1`
  const sent = await page(`/order?order=${order.token}${query}`)
  expect([sent.status, sent.location]).toEqual([303, unpaid])
  const shown = await page(unpaid)
  expect([shown.status, shown.location]).toEqual([200, null])
  expect(shown.text).toContain("en espèces à la livraison")
  expect(cards.asked).toHaveLength(2)
})

it("begins no payment for a HEAD request", async () => {
  const address = `${origin}/order?order=${order.token}&pay=card-payment`
  await fetch(address, { method: "HEAD", redirect: "manual" })
  expect(cards.asked).toHaveLength(2)
})

it("records a payment that the service has signed, once, whatever a stranger sends", async () => {
  const message = { reference: "CARD-1", order: order.documentId, amount: order.total }
  expect((await paid(message, "another-key")).status).toBe(403)
  expect(await (await paid(message)).json()).toEqual({ isNew: true })
  expect(await (await paid(message)).json()).toEqual({ isNew: false })
  expect((await paid({ ...message, amount: 1 })).status).toBe(500)
  const row = await db.selectFrom("orders").selectAll().where("token", "=", order.token).executeTakeFirstOrThrow()
  expect([row.paid, row.paid]).toEqual([row.total, order.total * 100])
  const { data } = await admin<{ paid: number; history: object[] }>("GET", `/orders/${order.documentId}`)
  expect(data.paid).toBe(order.total)
  expect(data.history.at(-1)).toMatchObject({
    kind: "paid",
    actor: "card-payment",
    details: { amount: order.total, reference: "CARD-1" },
  })
  const shown = await page(`/confirmation-commande?order=${order.token}`)
  expect(shown.text).not.toContain("pay=card-payment")
  expect(shown.text).toContain("Rien à payer à la livraison")
  const again = await page(`/order?order=${order.token}&pay=card-payment`)
  expect(again.location).toBe(`/order?order=${order.token}&unpaid=1`)
})

it("sends a paid order by the plugin's carrier, which collects nothing", async () => {
  type Listed = { accounts: { documentId: string; places: number }[]; platforms: { platform: string }[] }
  const listed = async () => (await admin<Listed>("GET", "/carriers")).data
  expect((await listed()).platforms.map(({ platform }) => platform)).toContain("town-courier")
  const account = {
    name: "Notre coursier",
    platform: "town-courier",
    baseUrl: courier.url,
    division: 58,
    fromWilaya: 16,
  }
  const choices = { isDefault: true, validates: false, mayBeOpened: false, webhookSecret: null }
  const made = await admin<{ documentId: string }>("POST", "/carriers", {
    ...account,
    ...choices,
    keys: { token: courierToken },
  })
  expect(made.status).toBe(201)
  await vi.waitFor(async () => expect((await listed()).accounts[0]?.places).toBe(1), { timeout: 20_000 })
  await admin("POST", `/orders/${order.documentId}/status`, { to: "confirmed" })
  const sent = await admin("POST", "/parcels", { account: made.data.documentId, documentIds: [order.documentId] })
  expect(sent.data).toMatchObject([{ problem: null }])
  await vi.waitFor(() => expect(courier.parcels).toHaveLength(1), { timeout: 20_000 })
  expect(courier.parcels[0]).toMatchObject({ commune: "Kouba", collect: 0, phone: "0661928374" })
})

it("keeps an account whose plugin is gone, and says so", async () => {
  await shop.stop()
  rmSync(join(folder, "town-courier.ts"))
  await start()
  type Task = { problem: string | null }
  type Gone = { accounts: { documentId: string; platform: string; updatedAt: string; tasks: { places: Task } }[] }
  const account = async () => (await admin<Gone>("GET", "/carriers")).data.accounts[0]
  const { documentId = "", updatedAt } = (await account()) ?? {}
  expect((await admin("POST", `/carriers/${documentId}/places`, {})).status).toBe(200)
  await vi.waitFor(async () => expect((await account())?.tasks.places.problem).toBe("no-adapter"), { timeout: 20_000 })
  expect((await account())?.platform).toBe("town-courier")
  const change = { name: "x", baseUrl: courier.url, division: 58, fromWilaya: 16, updatedAt, keys: { token: "new" } }
  const choices = { isDefault: true, validates: false, mayBeOpened: false }
  expect((await admin("PATCH", `/carriers/${documentId}`, { ...change, ...choices })).status).toBe(400)
  const { hook_key: hook } = await db.selectFrom("carrier_account").select("hook_key").executeTakeFirstOrThrow()
  expect((await send(`/api/carrier-hooks/${hook}`, {})).status).toBe(404)
})

it("stops a start without the address to which a service leads back", async () => {
  await shop.stop()
  const settings = { PLUGINS_DIR: folder, CARD_SERVICE_URL: cards.url, CARD_SERVICE_KEY: key }
  await expect(startProcess("all", { ...own.env, ...settings })).rejects.toThrow(/needs PUBLIC_URL/)
})
