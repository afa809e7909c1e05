import { afterAll, beforeAll, expect, it } from "vitest"
import { storePluginSubscribers } from "#db/events/plugin-subscribers.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

async function ask(method: string, path: string, body?: object) {
  const answer = await sendWith(shop, owner.cookie, method, `/api/admin/webhooks${path}`, body)
  const text = await answer.text()
  return { status: answer.status, text, body: JSON.parse(text) as { data: Record<string, unknown> } }
}

const fields = { name: "Feuille", address: "https://hooks.example/shop", types: ["order.placed", "stock.changed"] }

async function added(more: object = {}) {
  const { status, body } = await ask("POST", "", { ...fields, ...more })
  expect(status).toBe(201)
  return body.data as Record<string, string>
}

it("tells the secret of a webhook once, and keeps it encrypted", async () => {
  const { documentId, secret = "" } = await added()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const list = await ask("GET", "")
  expect(list.text).toContain(documentId)
  expect(list.text).not.toContain(secret)
  const stored = await shop.db.selectFrom("event_subscriber").selectAll().execute()
  const audit = await shop.db.selectFrom("audit_log").selectAll().execute()
  expect(JSON.stringify([stored, audit])).not.toContain(secret.slice("whsec_".length))
  expect(audit.at(-1)).toMatchObject({ resource: "webhooks", action: "create" })
  const { body } = await ask("POST", `/${documentId}/secret`, {})
  expect(body.data.secret).toMatch(/^whsec_/)
  expect(body.data.secret).not.toBe(secret)
})

it("changes one in the version that was read, pauses and removes it", async () => {
  const { documentId, updatedAt } = await added()
  const change = { ...fields, name: "Autre", isPaused: true, updatedAt }
  expect((await ask("PATCH", `/${documentId}`, change)).body.data).toMatchObject({ name: "Autre", isPaused: true })
  expect((await ask("PATCH", `/${documentId}`, { ...change, updatedAt: "2020-01-01T00:00:00.000Z" })).status).toBe(409)
  expect((await ask("DELETE", `/${documentId}`)).status).toBe(200)
  expect((await ask("DELETE", `/${documentId}`)).status).toBe(404)
})

it("leaves a plugin's queue to the plugin, but for pausing and sending again", async () => {
  const rows = () => shop.db.selectFrom("event_subscriber").selectAll().where("address", "like", "plugin:%").execute()
  await Promise.all([1, 2].map(() => storePluginSubscribers(shop.db, [{ name: "low-stock", types: [] }], new Date())))
  const [row] = await rows()
  expect(await rows()).toHaveLength(1)
  const documentId = row?.document_id
  for (const [method, path, body] of [
    ["DELETE", "", undefined],
    ["POST", "/secret", {}],
    ["POST", "/test", {}],
    ["PATCH", "", { ...fields, isPaused: false, updatedAt: row?.edited_at }],
  ] as const) {
    expect((await ask(method, `/${documentId}${path}`, body)).status, `${method} ${path}`).toBe(409)
  }
  const paused = await ask("PATCH", `/${documentId}`, { isPaused: true, updatedAt: row?.edited_at })
  expect(paused.body.data).toMatchObject({ isPaused: true, address: "plugin:low-stock" })
  await storePluginSubscribers(shop.db, [], new Date())
  expect(await rows()).toEqual([])
})

it.each([
  ["an event that there is not", { types: ["order.eaten"] }],
  ["an address without a scheme", { address: "hooks.example" }],
  ["an address of a file", { address: "file:///etc/passwd" }],
  ["a password in the address", { address: "https://a:b@hooks.example/" }],
  ["no name", { name: " " }],
])("rejects %s", async (_, wrong) => {
  expect((await ask("POST", "", { ...fields, ...wrong })).status).toBe(400)
})

it("sends no test into a private network", async () => {
  for (const address of ["https://127.0.0.1/", "http://hooks.example/", "https://[::1]/", "https://localhost/"]) {
    const { documentId } = await added({ address })
    const { body } = await ask("POST", `/${documentId}/test`, {})
    expect(body.data, address).toMatchObject({ problem: "forbidden-address", statusCode: null })
    await ask("DELETE", `/${documentId}`)
  }
})

it("counts what waits, begins now, and goes back to a moment", async () => {
  await placedOrder(shop)
  const { documentId } = await added({ types: [] })
  const one = async () =>
    ((await ask("GET", "")).body.data as unknown as Record<string, unknown>[]).find(
      (row) => row.documentId === documentId,
    )
  expect(await one()).toMatchObject({ waiting: 0, dead: 0 })
  expect((await ask("POST", `/${documentId}/replay`, { from: "2020-01-01T00:00:00.000Z" })).status).toBe(200)
  expect(Number((await one())?.waiting)).toBeGreaterThan(1)
  expect((await ask("GET", `/${documentId}/deliveries`)).body.data).toEqual([])
  expect((await ask("POST", `/${documentId}/again`, {})).body.data).toEqual({ count: 0 })
})

it("has room for twenty", async () => {
  const answers = []
  for (let count = 0; count < 21; count++) answers.push((await ask("POST", "", fields)).status)
  expect(answers).toContain(201)
  expect(answers.at(-1)).toBe(409)
  expect(((await ask("GET", "")).body.data as unknown as unknown[]).length).toBe(20)
})
