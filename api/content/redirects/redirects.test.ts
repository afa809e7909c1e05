import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

async function call(method: string, path: string, body?: object) {
  const answer = await shop.send(`/api/admin${path}`, {
    method,
    headers: { cookie: editor.cookie, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const store = async (...pairs: [string, string][]) => {
  const { body } = await call("POST", "/redirects", { pairs: pairs.map(([from, to]) => ({ from, to })) })
  return body.data.map(({ problem }: { problem: string | null }) => problem)
}
const leads = async (path: string) => {
  const { status, body } = await shop.get(`/api/redirects?path=${encodeURIComponent(path)}`)
  return status === 200 ? (body as { data: { to: string } }).data.to : status
}

it("leads an address of before to a page, however it is escaped, and all others nowhere", async () => {
  expect(await leads("/product/cap")).toBe(404)
  expect(await store(["https://old.example/product/cap/?x=1", "/shop"], ["/produit/قميص", "/shop?page=2"])).toEqual([
    null,
    null,
  ])
  expect(await leads("/product/cap")).toBe("/shop")
  expect(await leads("/product/cap/")).toBe("/shop")
  expect(await leads("/produit/%D9%82%D9%85%D9%8A%D8%B5/")).toBe("/shop?page=2")
  expect(await leads("/product/Cap")).toBe(404)
  expect(await leads("//product/cap")).toBe(404)
  expect(await leads("/%zz")).toBe(404)
  expect(await leads(`/${"a".repeat(2900)}`)).toBe(404)
  expect(await leads(`/${"a".repeat(3100)}`)).toBe(400)
  expect((await shop.get("/api/redirects")).status).toBe(400)
})

it("stores nothing that leads elsewhere or round in circles, and the rest of the same request", async () => {
  expect(
    await store(
      ["/a", "https://evil.example/"],
      ["/b", "//evil.example"],
      ["", "/shop"],
      ["/c", "/c/"],
      ["/d", "/e"],
      ["/e", "/f"],
      ["/f", "/d"],
      ["/g", "/shop"],
      ["/g", "/cart"],
    ),
  ).toEqual(["NOT_OWN", "NOT_OWN", "NOT_PATH", "SAME", "LOOP", "LOOP", "LOOP", null, "TWICE"])
  expect([await leads("/a"), await leads("/d"), await leads("/g")]).toEqual([404, 404, "/shop"])
  // A loop with what is stored already.
  expect(await store(["/h", "/i"])).toEqual([null])
  expect(await store(["/i", "/h"])).toEqual(["LOOP"])
  expect(await store(["/h", "/cart"])).toEqual([null])
  expect(await store(["/i", "/h"])).toEqual([null])
})

it("lists, finds and deletes them, with lines in the audit log", async () => {
  await store(["/old/100%25-lin", "/shop"], ["/old_page", "/shop"])
  const found = await call("GET", `/redirects?text=${encodeURIComponent("100%")}`)
  expect(found.body.data).toMatchObject([{ from: "/old/100%-lin", to: "/shop" }])
  expect((await call("GET", "/redirects?text=old_")).body.meta.pagination.total).toBe(1)
  const { body } = await call("POST", "/redirects/delete", { from: ["/old_page", "/nothing"] })
  expect(body).toEqual({ data: { deleted: 1 } })
  expect(await leads("/old_page")).toBe(404)
  const logged = await shop.db.selectFrom("audit_log").select("action").where("resource", "=", "redirects").execute()
  expect(new Set(logged.map(({ action }) => action))).toEqual(new Set(["create", "delete"]))
})

it("is not for agents", async () => {
  const agent = await signedIn(shop, "agent")
  expect((await shop.send("/api/admin/redirects", { headers: { cookie: agent.cookie } })).status).toBe(403)
})
