import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase } from "#db/database.ts"
import { createApi } from "../composition/api.ts"
import { openTestShop, type TestShop, testSecret, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { newTestToken } from "../testing/tokens.ts"

let shop: TestShop
let owner: TestStaff
let now = new Date("2026-11-21T10:00:00.000Z")
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const drafts = "/api/products?status=draft&pagination[pageSize]=1"
const wrong = { authorization: `Bearer hanout_${"B".repeat(43)}` }

it("is dead at once in another process when it is revoked", async () => {
  const { token, documentId, send } = await newTestToken(shop, owner, ["products.read"])
  const db = openDatabase(shop.address)
  const other = createApi({ db, token: testToken, staff: { secret: testSecret, publicUrl: undefined } })
  const ask = async () =>
    (await other.fetch(new Request(`http://shop.test${drafts}`, { headers: { authorization: `Bearer ${token}` } })))
      .status
  expect([await ask(), (await send("GET", drafts)).status]).toEqual([200, 200])
  await owner.send("DELETE", `/api/admin/tokens/${documentId}`)
  expect([await ask(), (await send("GET", drafts)).status]).toEqual([401, 401])
  await other.close()
  await db.destroy()
})

it("counts tokens that open nothing by network, and lets one in that was right before", async () => {
  const before = await newTestToken(shop, owner, ["products.read"])
  const after = await newTestToken(shop, owner, ["products.read"])
  const client = "192.0.2.7"
  expect((await before.send("GET", drafts, undefined, {}, client)).status).toBe(200)
  const statuses = []
  for (let tries = 0; tries < 61; tries++) {
    statuses.push((await before.send("GET", drafts, undefined, wrong, client)).status)
  }
  expect(statuses.indexOf(429)).toBe(60)
  expect((await before.send("GET", drafts, undefined, {}, client)).status).toBe(200)
  expect((await after.send("GET", drafts, undefined, {}, client)).status).toBe(429)
  expect((await after.send("GET", drafts, undefined, {}, "198.51.100.7")).status).toBe(200)
  now = new Date(now.getTime() + 900_000)
  expect((await after.send("GET", drafts, undefined, wrong, client)).status).toBe(401)
})

it("limits each token by rate", async () => {
  now = new Date(now.getTime() + 60_000)
  const one = await newTestToken(shop, owner, ["numbers.read"])
  const other = await newTestToken(shop, owner, ["numbers.read"])
  // Rejected for its scope, which costs nothing more than the look.
  const ask = (token: typeof one) => token.send("GET", drafts)
  for (let count = 0; count < 600; count++) expect((await ask(one)).status).toBe(403)
  const tooMany = await ask(one)
  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await ask(other)).status).toBe(403)
  now = new Date(now.getTime() + 60_000)
  expect((await ask(one)).status).toBe(403)
})

it("takes no other spelling of a token", async () => {
  const { token } = await newTestToken(shop, owner, ["products.read"])
  for (const text of [token.toUpperCase(), `${token}x`, token.slice(0, -1), "hanout_", `hanout_${"é".repeat(43)}`]) {
    const { status } = await shop.send(drafts, { headers: { authorization: `Bearer ${encodeURI(text)}` } })
    expect([400, 401], text).toContain(status)
  }
})
