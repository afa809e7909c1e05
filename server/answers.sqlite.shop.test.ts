import { afterAll, beforeAll, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "./testing.ts"

// What the real program answers, looked at from outside.
let own: OwnDatabase
let shop: Running
beforeAll(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("all", own.env)
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

const html = "text/html; charset=utf-8"
const json = /^application\/json(; charset=utf-8)?$/i

test.each<[path: string, status: number, type: string | RegExp]>([
  ["/", 200, html],
  ["/ar/shop", 200, html],
  ["/login", 200, html],
  ["/nowhere", 404, html],
  ["/admin", 200, html],
  ["/sitemap.xml", 200, "application/xml; charset=utf-8"],
  ["/feed.xml", 200, /^application\/atom\+xml; charset=utf-8$/],
  ["/robots.txt", 200, "text/plain; charset=utf-8"],
  ["/api/products", 200, json],
  ["/api/openapi.json", 200, json],
  ["/api/orders/none", 403, json],
  ["/api/admin/me", 401, json],
  ["/api/nothing", 404, json],
  ["/media/sac-casbah/cognac.webp", 200, "image/webp"],
])("%s is answered with %i, its own type and the headers of a safe page", async (path, status, type) => {
  const answer = await fetch(shop.url + path)
  await answer.arrayBuffer()
  expect(answer.status).toBe(status)
  expect(answer.headers.get("content-type")).toMatch(type instanceof RegExp ? type : new RegExp(`^${type}$`, "i"))
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  expect(answer.headers.get("content-security-policy")).toMatch(/base-uri 'none'.*frame-ancestors 'none'/)
  if (type !== json) expect(answer.headers.get("referrer-policy")).toBeTruthy()
  expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
})

test.each([
  ...["/.git/config", "/.git/HEAD", "/.env", "/package.json", "/data/auth-secret", "/server/main.ts"],
  ...["/assets", "/assets/", "/admin/assets/", "/media/", "/media/sac-casbah/", "/metrics", "/..%2f..%2fetc%2fpasswd"],
])("%s is nothing that the shop gives away", async (path) => {
  const answer = await fetch(shop.url + path, { redirect: "manual" })
  await answer.arrayBuffer()
  expect([301, 404]).toContain(answer.status)
  expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?!\/)/)
})
