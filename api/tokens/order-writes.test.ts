import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { newTestToken, type TestToken } from "../testing/tokens.ts"

let shop: TestShop
let ask: TestToken["ask"]
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  ask = (await newTestToken(shop, owner, undefined, { name: "Entrepôt" })).ask
})
afterAll(() => shop.close())

const audit = () => shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirst()

describe("orders", () => {
  it("are listed, read, and moved on once", async () => {
    await placedOrder(shop)
    const { body } = await ask("GET", "/api/orders?filters[status]=new&pagination[pageSize]=1&sort=createdAt:desc")
    const [row] = body.data
    expect(row).toMatchObject({ status: "new" })
    const path = `/api/orders/${row?.documentId}`
    const read = await ask("GET", path)
    expect(read.headers.get("etag")).toBe(`"${row?.version}"`)
    const key = { "idempotency-key": "move", "if-match": read.headers.get("etag") ?? "" }
    const moved = await ask("POST", `${path}/status`, { data: { to: "confirmed" } }, key)
    expect(moved.body.data).toMatchObject({ status: "confirmed", agent: null })
    const again = await ask("POST", `${path}/status`, { data: { to: "confirmed" } }, key)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    const requests = await shop.db.selectFrom("token_request").selectAll().where("key", "=", "move").execute()
    // Nothing of the person is stored with the key.
    expect(requests).toMatchObject([{ answer: null, document_id: row?.documentId }])
    expect((await ask("POST", `${path}/status`, { data: { to: "shipped" } }, { "if-match": '"0"' })).status).toBe(412)
    expect((await ask("POST", `${path}/status`, { data: { to: "new" } })).status).toBe(409)
    expect(await audit()).toMatchObject({ resource: "orders", action: "status", staff_name: "Entrepôt" })
    expect((await ask("GET", "/api/orders?filters[nothing]=1")).status).toBe(400)
  })

  it("name no person to a token that may not read them", async () => {
    await placedOrder(shop)
    const { body } = await ask("GET", "/api/orders?filters[status]=new&pagination[pageSize]=1")
    const documentId = String(body.data[0]?.documentId)
    const mover = await newTestToken(shop, owner, ["orders.write"])
    const path = `/api/orders/${documentId}/status`
    const key = { "idempotency-key": "blind", "if-match": `"${body.data[0]?.version}"` }
    const moved = await mover.ask("POST", path, { data: { to: "confirmed" } }, key)
    const again = await mover.ask("POST", path, { data: { to: "confirmed" } }, key)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    for (const { status, body: answer, headers } of [moved, again]) {
      expect(status).toBe(200)
      expect(answer.data).toEqual({ documentId, status: "confirmed", version: expect.anything() })
      expect(headers.get("etag")).toBe(`"${answer.data.version}"`)
    }
    const rejected = [
      await mover.ask("POST", path, { data: { to: "shipped" } }, { "if-match": '"0"' }),
      await mover.ask("POST", path, { data: { to: "new" } }),
      await mover.ask("POST", path, { data: { to: "nowhere" } }),
    ]
    const { firstname, mobile } = (await ask("GET", `/api/orders/${documentId}`)).body.data as Record<string, string>
    expect(firstname).toEqual(expect.any(String))
    expect(JSON.stringify(rejected.map((one) => one.body))).not.toMatch(new RegExp(`${firstname}|${mobile}`))
  })
})
