import { describe, expect, test } from "vitest"
import { bearerCheck } from "#api/auth.ts"
import { http, post } from "../testing/http.ts"

const token = "the-token-of-the-shop-api"
const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
const neighbor = { origin: "https://blog.shop.test", "sec-fetch-site": "same-site" }
const sentBy = { "another site": evil, "a neighbour under the same domain": neighbor }

const changing = [
  "/api/orders",
  "/api/unique-visitors",
  "/api/shopper/sessions",
  "/api/admin/sign-in",
  "/api/admin/staff",
  "/contact",
]
const authorizations = [
  undefined,
  "",
  "Basic x",
  "Basic dTpw",
  "Bearer",
  "Bearer ",
  "Bearer x",
  `Bearer ${token}x`,
  `Bearer ${token.slice(0, -1)}`,
  `Basic ${token}`,
  token,
]

describe.each(["the whole shop", "the storefront alone"])("%s", (which) => {
  /** The handler, and how many requests reached a part. */
  function shop() {
    let reached = 0
    const part = () => new Response(String(++reached), { status: 201 })
    const parts = which === "the whole shop" ? { api: part, pages: part } : { pages: part }
    return { ...http(parts, { isBearer: bearerCheck(token) }), reached: () => reached }
  }

  test.each(Object.entries(sentBy))(
    "a request of %s reaches no part, whatever it is authorized by",
    async (_by, from) => {
      const { send, reached } = shop()
      const paths = changing.flatMap((path) => authorizations.map((authorization) => ({ path, authorization })))
      const statuses = await Promise.all(
        paths.map(async ({ path, authorization }) => {
          const headers = { ...from, ...(authorization !== undefined && { authorization }) }
          return (await send(path, post("a=b", headers))).status
        }),
      )
      expect(new Set(statuses)).toEqual(new Set([403]))
      expect(reached()).toBe(0)
    },
  )

  test("the API's bearer does not open pages to another site", async () => {
    const { send } = shop()
    expect((await send("/contact", post("a=b", { ...evil, authorization: `Bearer ${token}` }))).status).toBe(403)
  })
})

test("an API call with the shop's bearer is nobody's browser", async () => {
  const { send } = http({ api: () => new Response("stored", { status: 201 }) }, { isBearer: bearerCheck(token) })
  const statusWith = async (headers: Record<string, string>) =>
    (await send("/api/orders", post("{}", { ...headers, authorization: `Bearer ${token}` }))).status
  expect(await statusWith(evil)).toBe(201)
  expect(await statusWith({})).toBe(201)
})

test("an API without a token has no bearer", async () => {
  const { send } = http({ api: () => new Response("stored") }, { isBearer: bearerCheck("") })
  expect((await send("/api/orders", post("{}", { ...evil, authorization: "Bearer " }))).status).toBe(403)
})

test("the answer of the API is a problem in its own shape", async () => {
  const rejected = await http({ api: () => new Response("") }).send("/api/unique-visitors", post("", evil))
  expect(await rejected.json()).toMatchObject({ error: { name: "ForbiddenError" } })
})
