import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type ApiKind, apiProbe, fetchKind } from "./api-probe.ts"
import { checkStrapi } from "./check-strapi.ts"
import { readerToken, strictStrapi } from "./testing/strict-strapi.ts"

const token = "a-token-of-strapi-1234567890"
let strapi: Awaited<ReturnType<typeof strictStrapi>>
beforeEach(async () => {
  strapi = await strictStrapi(token)
})
afterEach(() => strapi.close())

test("a definite answer tells a Strapi; a 5xx, a 429 and no answer decide nothing", async () => {
  const ask = () => fetchKind({ apiBase: strapi.url, token })
  expect(await ask()).toBe("strapi")
  for (const status of [429, 500, 503]) {
    strapi.mode.status = status
    expect(await ask()).toBeUndefined()
  }
  await strapi.close()
  expect(await ask()).toBeUndefined()
})

test("the last definite answer holds while the API decides nothing, and another one replaces it", async () => {
  let now = 0
  let answer: ApiKind | undefined
  const kind = apiProbe(
    async () => answer,
    () => now,
  )
  expect(await kind()).toBeUndefined()
  answer = "strapi"
  expect(await kind()).toBe("strapi")
  for (const next of [undefined, "hanout"] as const) {
    answer = next
    now += 120_000
    await kind()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  await expect.poll(kind).toBe("hanout")
})

test.each([
  { what: "a 404 page of something else", status: 404, body: "<h1>Not Found</h1>" },
  { what: "a 404 of another API", status: 404, body: JSON.stringify({ error: "Not Found" }) },
  { what: "a 403 of a proxy in front", status: 403, body: JSON.stringify({ data: null, error: { status: 404 } }) },
  { what: "a 200 of something else", status: 200, body: JSON.stringify({ data: { name: "other" } }) },
  { what: "a 200 page", status: 200, body: "<h1>Welcome</h1>" },
])("$what decides nothing", async ({ status, body }) => {
  const fetch = async () => new Response(body, { status })
  expect(await fetchKind({ apiBase: "http://api.example", token }, fetch)).toBeUndefined()
})

describe("what a Strapi lacks is named", () => {
  const check = (own: object = {}) => checkStrapi({ apiBase: strapi.url, token, ...own })
  const fill = () => {
    strapi.add("app-setting", {})
    strapi.add("products", { name: "A", slug: "a", price: 1 })
  }

  test("nothing of a shop that is filled in, and nothing is stored", async () => {
    fill()
    expect(await check()).toEqual([])
    expect(strapi.content.orders).toEqual([])
  })

  test("settings that were never filled in, and no products", async () => {
    expect(await check()).toEqual(["404 for /api/app-setting: there is no such content, or it was never filled in"])
    strapi.add("app-setting", {})
    expect(await check()).toEqual(["/api/products is empty in fr and in the default locale"])
  })

  test("a token that nobody knows", async () => {
    const denied = await check({ token: "another-token-1234567890" })
    expect(denied).toHaveLength(4)
    expect(denied[0]).toBe("401 for /api/products: the token of API_TOKEN is not known")
  })

  test("a token that may not create orders", async () => {
    fill()
    expect(await check({ token: readerToken })).toEqual([
      "403 for /api/orders: the token of API_TOKEN has no permission to create",
    ])
  })

  test("a relation of the specification", async () => {
    fill()
    strapi.lacks("products", "colors.image")
    strapi.lacks("products", "reviews")
    expect(await check()).toEqual(["400 for /api/products: it has no colors.image"])
  })

  test("a language that is empty in fr and in the default one; one of the two is enough", async () => {
    fill()
    strapi.mode.locales = ["ar"]
    expect(await check()).toEqual(["/api/products is empty in fr and in the default locale"])
    for (const locales of [["en"], ["fr"]]) {
      strapi.mode.locales = locales
      expect(await check()).toEqual([])
    }
  })
})
