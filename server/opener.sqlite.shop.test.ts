import { afterAll, beforeAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess } from "./testing.ts"

// Cross-Origin-Opener-Policy stands on what is one person's or not public, and on no page that is the same for everybody.
let own: OwnDatabase
let shop: Running
beforeAll(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("all", { ...own.env, API_TOKEN: testToken })
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

const openerPolicy = async (path: string, init?: RequestInit) => {
  const answer = await fetch(shop.url + path, init)
  await answer.arrayBuffer()
  return answer.headers.get("cross-origin-opener-policy")
}

/** Routes of what is one person's. A new route of the table is public until it stands here. */
const personal = new Set(
  ["confirmation-commande", "order", "review", "login", "register", "forgot", "profile", "news-link"].map(
    (name) => `routes/${name}.tsx`,
  ),
)

const names: Record<string, string> = {
  "routes/product-details.tsx": "sac-casbah",
  "routes/landing.tsx": "sac-casbah",
  "routes/size-guide.tsx": "shoe",
}

test("every page of the table of routes keeps its opener, or breaks with it where it is personal", async () => {
  const [pages] = await routes
  const shown = (pages?.children ?? []).filter(({ file }) => file.endsWith(".tsx") && !/preview\.tsx$/.test(file))
  expect(shown.length).toBeGreaterThan(50)
  for (const { path = "", file } of shown) {
    const address = `/${path.replace(/:\w+\??/, names[file] ?? "rien").replace("*", "rien")}`
    expect([address, await openerPolicy(address)]).toEqual([address, personal.has(file) ? "same-origin" : null])
  }
})

test.each([
  "/search?searchText=sac",
  "/shop?searchText=sac&minPrice=1000",
  "/wishlist?products=1",
  "/product-details/sac-casbah?color=rien",
  "/fr/shop",
  "/shop/",
  "/ar/cart",
  "/en/checkout",
])("%s is the same for everybody, rendered and from memory", async (path) => {
  expect(await openerPolicy(path)).toBeNull()
  expect(await openerPolicy(path)).toBeNull()
  expect(await openerPolicy(path, { redirect: "manual" })).toBeNull()
})

test("an order's confirmation and its tracking break with their opener", async () => {
  const { data } = await (await fetch(`${shop.url}/api/orders`, orderRequest())).json()
  for (const path of ["/confirmation-commande", "/ar/confirmation-commande", "/order"])
    expect(await openerPolicy(`${path}?order=${data.token}`)).toBe("same-origin")
})

test("the console and its built page break with their opener at every address", async () => {
  for (const path of ["/admin", "/admin/orders", "/admin/first-owner?token=rien"])
    expect(await openerPolicy(path)).toBe("same-origin")
})

test("a preview of a product and of a page break with their opener", async () => {
  const [, token = ""] = /first-owner\?token=(\S+)/.exec(shop.printed()) ?? []
  const post = (path: string, body: object, cookie = "") =>
    fetch(`${shop.url}/api/admin/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shop.url, cookie },
      body: JSON.stringify(body),
    })
  const person = { name: "Rania", email: "rania@shop.example", password: "petit jardin de jasmin", locale: "fr" }
  const joined = await post("first-owner", { token, ...person })
  const cookie = joined.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ")
  const list = async (path: string) => (await (await fetch(`${shop.url}/api/${path}`)).json()).data[0].documentId
  const product = await post(`products/${await list("products")}/preview`, {}, cookie)
  const article = await post("preview", { resource: "posts", documentId: await list("posts") }, cookie)
  for (const made of [product, article]) {
    const { url } = (await made.json()).data
    expect(await openerPolicy(url)).toBe("same-origin")
  }
})

test("what a form is answered with breaks with its opener, on a public page too", async () => {
  const form = { method: "POST", headers: { origin: shop.url }, body: new URLSearchParams({ name: "Amina" }) }
  expect(await openerPolicy("/contact", form)).toBe("same-origin")
  expect(await openerPolicy("/contact")).toBeNull()
})
