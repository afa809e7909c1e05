import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { newTestToken } from "../testing/tokens.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const list = async () => {
  const answer = await owner.send("GET", "/api/admin/tokens")
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

it("shows a token once, and stores its hash alone", async () => {
  const { token, documentId } = await newTestToken(shop, owner, ["products.read"])
  expect(token).toMatch(/^hanout_[\w-]{43}$/)
  const [first] = await list()
  expect(first).toMatchObject({ documentId, name: "Caisse", hint: token.slice(-4), scopes: ["products.read"] })
  expect(first).toMatchObject({ madeBy: owner.name, state: "open", lastUsedAt: null, expiresAt: null })
  const stored = await shop.db.selectFrom("api_token").selectAll().execute()
  const audit = await shop.db.selectFrom("audit_log").selectAll().execute()
  expect(JSON.stringify([await list(), stored, audit])).not.toContain(token.slice(0, 30))
  expect(audit.at(-1)).toMatchObject({ resource: "tokens", action: "create", document_id: documentId })
})

it("says when a token was last used, once a minute", async () => {
  const { send, documentId } = await newTestToken(shop, owner, ["products.read"])
  expect((await send("GET", "/api/products?status=draft")).status).toBe(200)
  const used = async () => (await list()).find((one) => one.documentId === documentId)?.lastUsedAt
  const first = await used()
  expect(first).toEqual(expect.any(String))
  await send("GET", "/api/products?status=draft")
  expect(await used()).toBe(first)
})

it.each([
  ["without the password", { password: undefined }, "PASSWORD_REQUIRED"],
  ["with a wrong one", { password: "another-password-of-mine" }, "INVALID_PASSWORD"],
])("makes none %s", async (_, wrong, code) => {
  const body = { name: "x", scopes: ["orders.read"], expiresAt: null, password: owner.password, ...(wrong as object) }
  const answer = await owner.send("POST", "/api/admin/tokens", body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { details: { code } } })
})

it.each([
  ["a scope that there is not", { scopes: ["everything"] }],
  ["no scope", { scopes: [] }],
  ["no name", { name: " " }],
  ["a moment that has passed", { expiresAt: "2020-01-01T00:00:00.000Z" }],
])("rejects %s", async (_, wrong) => {
  const body = { name: "x", scopes: ["orders.read"], expiresAt: null, password: owner.password, ...wrong }
  expect((await owner.send("POST", "/api/admin/tokens", body)).status).toBe(400)
})

it("revokes one, and writes that down", async () => {
  const { send, documentId } = await newTestToken(shop, owner, ["products.read"])
  expect((await send("GET", "/api/products?status=draft")).status).toBe(200)
  expect((await owner.send("DELETE", `/api/admin/tokens/${documentId}`)).status).toBe(200)
  expect((await send("GET", "/api/products?status=draft")).status).toBe(401)
  expect((await owner.send("DELETE", `/api/admin/tokens/${documentId}`)).status).toBe(404)
  const audit = await shop.db.selectFrom("audit_log").selectAll().where("action", "=", "revoke").execute()
  expect(audit.at(-1)).toMatchObject({ resource: "tokens", document_id: documentId, staff_name: owner.name })
})

it("opens nothing for who is no owner any more", async () => {
  const other = await signedIn(shop, "owner", "Autre propriétaire")
  const { send, documentId } = await newTestToken(shop, other, ["products.read"])
  expect((await send("GET", "/api/products?status=draft")).status).toBe(200)
  await shop.db.updateTable("staff_user").set({ role: "manager" }).where("id", "=", other.id).execute()
  expect((await send("GET", "/api/products?status=draft")).status).toBe(401)
  expect((await list()).find((one) => one.documentId === documentId)).toMatchObject({ state: "orphaned" })
})

it("has room for fifty", async () => {
  const made = await shop.db.selectFrom("api_token").select("id").execute()
  const rows = Array.from({ length: 50 - made.length }, (_, index) => ({
    document_id: `filler${index}`,
    name: "x",
    token_hash: `hash${index}`,
    hint: "xxxx",
    scopes: "[]",
    staff_id: owner.id,
    created_at: new Date().toISOString(),
    expires_at: null,
    last_used_at: null,
    sheet: null,
  }))
  await shop.db.insertInto("api_token").values(rows).execute()
  await expect(newTestToken(shop, owner)).rejects.toThrow("TOO_MANY")
})
