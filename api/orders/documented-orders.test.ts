import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The bodies that a page sends to `POST /api/orders` with curl. */
function ordersOf(page: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../..", page), "utf8")
  const calls = text.matchAll(/curl [^\n]*\/api\/orders [^']*(?:'(?!\{)[^']*'[^']*)*'(\{"data":[^']*\})'/g)
  return [...calls].map(([, body = ""]) => body)
}

const post = (body: string, mobile: string) =>
  shop.send("/api/orders", {
    method: "POST",
    headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
    body: body.replace(/"mobile":"[^"]*"/, `"mobile":"${mobile}"`),
  })

it("takes the order of the README, in the specification's fields alone", async () => {
  const [body = "", ...others] = ordersOf("README.md")
  expect(others).toEqual([])
  const fields = [
    "amount",
    "color",
    "commune",
    "date",
    "firstname",
    "lastname",
    "mobile",
    "product",
    "quantity",
    "wilaya",
  ]
  expect(Object.keys(JSON.parse(body).data).toSorted()).toEqual(fields)
  const answer = await post(body, "0550 11 22 33")
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({
    data: { amount: 25_200, lines: [{ slug: "casque-aura", color: "Noir", quantity: 1, isOpen: false }] },
  })
})

it("takes every order of docs/api.md", async () => {
  const bodies = ordersOf("docs/api.md")
  expect(bodies.length).toBe(2)
  for (const [at, body] of bodies.entries()) expect((await post(body, `066111220${at}`)).status).toBe(201)
})
