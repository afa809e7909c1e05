import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type TokenScope, tokenScopes } from "#core/staff/api-token.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { newTestToken } from "../../testing/tokens.ts"
import { tools } from "./mcp.ts"

let shop: TestShop
let owner: TestStaff
const clients: Client[] = []
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await shop.close()
})

/** An assistant with a token, by the SDK's own client. */
async function assistant(scopes: readonly TokenScope[]) {
  const { token } = await newTestToken(shop, owner, scopes, { name: "Assistant" })
  const client = new Client({ name: "test", version: "1" })
  const transport = new StreamableHTTPClientTransport(new URL("http://shop.test/api/mcp"), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: (url, init) => shop.send(String(url), init as RequestInit),
  })
  await client.connect(transport)
  clients.push(client)
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args })
    const [first] = result.content as { type: string; text: string }[]
    return { isError: result.isError ?? false, text: first?.text ?? "" }
  }
  return {
    client,
    call,
    json: async (name: string, args: Record<string, unknown>) => JSON.parse((await call(name, args)).text),
  }
}

it.each(tokenScopes)("shows a token with %s the tools of its scope alone", async (scope) => {
  const { client } = await assistant([scope])
  const own = tools.filter((tool) => tool.scope === scope).map(({ name }) => name)
  // A server without tools has no list of them.
  const shown = own.length === 0 ? [] : (await client.listTools()).tools.map(({ name }) => name)
  expect(shown).toEqual(own)
})

it("finds a product, its stock, orders and figures", async () => {
  await placedOrder(shop)
  const { json, client } = await assistant(tokenScopes)
  const { rows } = await json("find_products", { words: "casque aura" })
  expect(rows[0]).toMatchObject({ slug: "casque-aura", price: expect.any(Number), quantity: expect.any(Number) })
  const one = await json("get_product", { documentId: rows[0].documentId })
  expect(one.product).toMatchObject({ slug: "casque-aura" })
  const orders = await json("list_orders", { status: ["new"] })
  expect((await json("get_order", { documentId: orders.data[0].documentId })).status).toBe("new")
  const today = new Date().toISOString().slice(0, 10)
  expect(await json("sales_figures", { from: today, to: today })).toMatchObject({ now: { orders: expect.any(Number) } })
  const { tools: shown } = await client.listTools()
  expect(shown.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)).toEqual([
    "change_stock",
    "change_price",
    "move_order",
  ])
})

it("writes with the scope, in the token's name, by the shop's rules", async () => {
  const { json, call } = await assistant(["stock.write", "orders.write", "orders.read", "products.read"])
  const { rows } = await json("find_products", { words: "casque aura" })
  const { documentId } = rows[0]
  expect((await json("change_stock", { documentId, quantity: 17 })).meta).toEqual({ done: 1, failed: 0 })
  expect((await json("find_products", { words: "casque aura" })).rows[0].quantity).toBe(17)
  const orders = await json("list_orders", { status: ["new"] })
  const order = { documentId: orders.data[0].documentId }
  expect((await json("move_order", { ...order, to: "confirmed" })).status).toBe("confirmed")
  expect((await call("move_order", { ...order, to: "new" })).isError).toBe(true)
  expect((await call("change_stock", { quantity: 1 })).isError).toBe(true)
  const entry = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ staff_name: "Assistant", action: "status" })
  // Without its scope a tool is not there.
  const before = rows[0].price
  const refused = await call("change_price", { documentId, price: 1 }).catch(() => ({ isError: true }))
  expect(refused.isError).toBe(true)
  expect((await json("find_products", { words: "casque aura" })).rows[0].price).toBe(before)
})

it("names no person to one that may move orders and not read them", async () => {
  await placedOrder(shop)
  const row = await shop.db
    .selectFrom("orders")
    .select("document_id")
    .where("status", "=", "new")
    .executeTakeFirstOrThrow()
  const documentId = row.document_id
  const { json } = await assistant(["orders.write"])
  const moved = await json("move_order", { documentId, to: "confirmed" })
  expect(moved).toEqual({ documentId, status: "confirmed", version: expect.anything() })
})

it("takes no message without a token, and keeps no connection", async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  expect((await shop.send("/api/mcp", { method: "POST", headers, body })).status).toBe(401)
  expect((await shop.send("/api/mcp")).status).toBe(405)
})
