import { afterAll, beforeAll, expect, test } from "vitest"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { openDatabase } from "#db/database.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inTransaction } from "#db/transaction.ts"
import { type Running, startProcess } from "./testing.ts"

// Two processes of one shop: what one of them revokes opens nothing in the other from that moment.
const [email, password] = ["rania@hanout.test", "trois-figues-et-un-melon"]
const json = { "content-type": "application/json" }
const settings = { AUTH_SECRET: "a-secret-of-32-characters-or-more-for-tests", API_TOKEN: "a-token-for-the-tests" }

let own: OwnDatabase
let here: Running
let there: Running
let cookie: string
beforeAll(async () => {
  own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  const passwordHash = await hashPassword(password)
  const member = { name: "Rania", email, role: "owner", locale: "fr", passwordHash } as const
  await inTransaction(db, (tx) => storeStaff(tx, member, new Date()))
  await db.destroy()
  const env = { ...own.env, ...settings, SAMPLE_DATA: "off" }
  here = await startProcess("api", env)
  there = await startProcess("api", env)
  const signedIn = await fetch(`${here.url}/api/admin/auth/sign-in/email`, {
    method: "POST",
    headers: { ...json, origin: here.url },
    body: JSON.stringify({ email, password }),
  })
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
})
afterAll(async () => {
  await here?.stop()
  await there?.stop()
  await own.remove()
})

async function admin(method: string, path: string, body?: object) {
  const headers = { ...json, cookie, origin: here.url }
  const answer = await fetch(`${here.url}/api/admin${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: { documentId: string; token: string } }).data
}

const statuses = (path: string, init: RequestInit = {}) =>
  Promise.all([here, there].map(async ({ url }) => (await fetch(url + path, init)).status))

test("a token is dead in every process as soon as one has revoked it", async () => {
  const named = { name: "Caisse", expiresAt: null, password }
  const { token, documentId } = await admin("POST", "/tokens", { ...named, scopes: ["products.read", "orders.read"] })
  const headers = { authorization: `Bearer ${token}` }
  const drafts = () => statuses("/api/products?status=draft", { headers })
  const orders = () => statuses("/api/orders", { headers })
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })
  const accept = "application/json, text/event-stream"
  const assistant = () =>
    statuses("/api/mcp", { method: "POST", headers: { ...headers, ...json, accept }, body: message })
  for (const ask of [drafts, orders, assistant]) expect(await ask()).toEqual([200, 200])
  await admin("DELETE", `/tokens/${documentId}`)
  for (const ask of [drafts, orders, assistant]) expect(await ask()).toEqual([401, 401])
})

test("the address of a sheet is too", async () => {
  const named = { name: "Comptabilité", expiresAt: null, password }
  const made = await admin("POST", "/sheets", { ...named, columns: ["number", "total"], locale: "fr", days: 30 })
  const { pathname } = new URL(made.token)
  expect(await statuses(pathname)).toEqual([200, 200])
  await admin("DELETE", `/tokens/${made.documentId}`)
  expect(await statuses(pathname)).toEqual([401, 401])
})
