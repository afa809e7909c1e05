import { afterAll, beforeAll, expect, it } from "vitest"
import { orderColumns } from "#core/orders/order-columns.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { newTestToken } from "../testing/tokens.ts"

let shop: TestShop
let owner: TestStaff
let now = new Date()
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  owner = await signedIn(shop, "owner")
  await placedOrder(shop)
})
afterAll(() => shop.close())

const fields = { name: "Feuille", columns: ["number", "phone", "total"], locale: "fr", days: 7, expiresAt: null }

async function newSheet(more: object = {}) {
  const answer = await owner.send("POST", "/api/admin/sheets", { ...fields, ...more, password: owner.password })
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: { token: string; documentId: string } }
  return { address: data.token, documentId: data.documentId, token: data.token.split("/").at(-1) ?? "" }
}

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await shop.send(address, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it("gives out the chosen columns of the newest orders, and no cache keeps them", async () => {
  const { address } = await newSheet()
  const { status, headers, text } = await read(address)
  expect(status).toBe(200)
  expect(headers.get("cache-control")).toBe("private, no-store")
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
  const [titles, first] = text.split("\r\n")
  expect(titles).toBe("Numéro,Téléphone,Total")
  expect(first).toMatch(/^HN-\d\d-\d{6},0\d{3}( \d\d){3},\d+(\.\d+)?$/)
  expect((await read(`${address}.csv`)).text).toBe(text)
})

it("opens nothing else, and nothing else opens it", async () => {
  const { token } = await newSheet()
  const bearer = { authorization: `Bearer ${token}` }
  for (const path of ["/api/orders", "/api/products?status=draft", "/api/products"]) {
    expect((await read(path, bearer)).status, path).toBe(401)
  }
  const program = await newTestToken(shop, owner)
  expect((await read(`/api/sheets/${program.token}`)).status).toBe(401)
  expect((await read(`/api/sheets/hanout_${"A".repeat(43)}`)).status).toBe(401)
  expect((await read("/api/sheets/x")).status).toBe(401)
})

it("is dead at once when it is revoked, and after its end", async () => {
  const { address, documentId } = await newSheet()
  expect((await read(address)).status).toBe(200)
  await owner.send("DELETE", `/api/admin/tokens/${documentId}`)
  expect((await read(address)).status).toBe(401)
  const ends = await newSheet({ expiresAt: new Date(now.getTime() + 1000).toISOString() })
  expect((await read(ends.address)).status).toBe(200)
  now = new Date(now.getTime() + 2000)
  expect((await read(ends.address)).status).toBe(401)
})

it("writes no text that a sheet takes for a formula", async () => {
  const formula = "=IMPORTXML(1)"
  await shop.db.updateTable("orders").set({ firstname: formula, note: "+213 appelez" }).execute()
  const { address } = await newSheet({ columns: ["firstname", "note"] })
  const { text } = await read(address)
  expect(text).toContain(`'${formula}`)
  expect(
    text
      .split("\r\n")
      .slice(1)
      .filter((line) => /^["]?[=+@-]|,["]?[=+@-]/.test(line)),
  ).toEqual([])
})

it("knows orders of its days alone", async () => {
  const { address } = await newSheet({ columns: [...orderColumns] })
  expect((await read(address)).text.split("\r\n").length).toBeGreaterThan(2)
  now = new Date(now.getTime() + 8 * 24 * 3_600_000)
  expect((await read(address)).text.split("\r\n")).toHaveLength(2)
  const [titles = ""] = (await read(address)).text.split("\r\n")
  expect(titles.split(",")).toHaveLength(orderColumns.length)
})

it.each([
  ["a column that there is not", { columns: ["password"] }],
  ["no column", { columns: [] }],
  ["any number of days", { days: 4000 }],
])("rejects %s", async (_, wrong) => {
  const answer = await owner.send("POST", "/api/admin/sheets", { ...fields, ...wrong, password: owner.password })
  expect(answer.status).toBe(400)
})
