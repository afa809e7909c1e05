import { afterAll, beforeAll, expect, test } from "vitest"
import { tokenPrefix } from "#core/staff/api-token.ts"
import { openDatabase } from "#db/database.ts"
import { addToken } from "#db/staff/api-tokens.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { hashToken } from "#db/token-hash.ts"
import { inTransaction } from "#db/transaction.ts"
import { type Running, startProcess } from "./testing.ts"

// The whole way of an order through the real program at its most talkative, and every line that it wrote.
const token = "a-token-for-the-tests"
const typed = { firstname: "Zoubida", lastname: "Benkhelifa", mobile: "0661 92 83 74", commune: "Kouba" }

let own: OwnDatabase
let shop: Running

beforeAll(async () => {
  own = await ownDatabase("nothing")
  shop = await startProcess("all", { ...own.env, API_TOKEN: token, LOG_LEVEL: "debug", METRICS_PORT: "0" })
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { origin: shop.url, ...headers },
  })

/** Makes a private address of a sheet.
 *  @returns its token */
async function privateSheet(): Promise<string> {
  const db = openDatabase(own.address)
  const member = { name: "Rania", email: "rania@hanout.test", role: "owner", locale: "fr", passwordHash: "" } as const
  const text = `${tokenPrefix}${"s".repeat(43)}`
  const made = await inTransaction(db, (tx) => storeStaff(tx, member, new Date()))
  if ("taken" in made) throw new Error("There is such a member")
  const sheet = { columns: ["firstname"], locale: "fr", days: 7 } as const
  const fields = { name: "Feuille", hint: "ssss", scopes: [], expiresAt: null, staffId: made.id }
  const stored = { ...fields, tokenHash: hashToken(text), sheet: { ...sheet, columns: [...sheet.columns] } }
  await inTransaction(db, (tx) => addToken(tx, stored, new Date()))
  await db.destroy()
  return text
}

/** Waits until the request with this id has its line. */
const lineOf = (id: string) =>
  expect
    .poll(() =>
      shop
        .printed()
        .split("\n")
        .filter((line) => line.includes(`"requestId":"${id}"`)),
    )
    .not.toEqual([])

test("an order leaves no name, phone, address or token in the log, on paper or in the counts", async () => {
  const product = "/product-details/sac-casbah"
  const key = { try: "a-key-of-this-order" }
  const fields = {
    color: "Cognac",
    quantity: "1",
    amount: "18900",
    wilaya: "Alger",
    delivery: "home",
    ...key,
    ...typed,
  }
  const page = await (await fetch(shop.url + product)).text()
  expect(page).toContain('name="firstname"')

  const rejected = await send(product, { ...fields, mobile: "" })
  expect(rejected.status).toBeLessThan(500)
  const placed = await send(product, fields, { "x-request-id": "the-order-itself" })
  expect(placed.status).toBe(303)
  const where = placed.headers.get("location") ?? ""
  const orderToken = new URL(where, shop.url).searchParams.get("order") ?? ""
  expect(orderToken).toMatch(/^[\w-]{22}$/)

  const thanks = await fetch(shop.url + where)
  expect(await thanks.text()).toContain(typed.firstname)
  expect(thanks.headers.get("cache-control")).toBe("no-store")
  expect(thanks.headers.get("referrer-policy")).toBe("no-referrer")

  const bearer = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  await fetch(`${shop.url}/api/orders/${orderToken}`, { headers: bearer })
  const body = JSON.stringify({ data: { ...typed, wilaya: "Nowhere", product: 7 } })
  await fetch(`${shop.url}/api/orders`, { method: "POST", headers: bearer, body })
  await send("/contact", { name: typed.firstname, mobile: typed.mobile, message: `Je suis ${typed.lastname}` })
  const sheet = await privateSheet()
  expect(await (await fetch(`${shop.url}/api/sheets/${sheet}`)).text()).toContain(typed.firstname)
  for (const path of [
    `/api/sheets/${sheet}.csv?${sheet}`,
    `/fr/api/sheets/${sheet}`,
    `/api/sheets/${sheet}/${sheet}`,
  ]) {
    await fetch(shop.url + path)
  }
  await fetch(`${shop.url}/api/products?status=draft`, { headers: { authorization: `Bearer ${sheet}` } })
  await fetch(`${shop.url}/search?searchText=${typed.lastname}`, { headers: { "x-request-id": "the-last-of-all" } })
  await lineOf("the-last-of-all")

  const printed = shop.printed()
  const address = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(printed)?.[0]
  const counts = await (await fetch(address ?? "")).text()
  expect(counts).toContain('hanout_orders_total{outcome="placed"} 1')
  for (const text of [printed, counts]) {
    for (const personal of [...Object.values(typed), "0661928374", "661928374", orderToken, token, sheet]) {
      expect(text).not.toContain(personal)
    }
  }
  const lines = printed.split("\n").filter((line) => line.startsWith("{"))
  expect(lines.map((line) => JSON.parse(line).requestId)).toContain("the-order-itself")
  const routes = lines.map((line) => JSON.parse(line).route)
  expect(routes).toEqual(expect.arrayContaining(["/confirmation-commande", "/api/sheets/:token"]))
})
