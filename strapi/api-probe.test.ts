import { afterEach, beforeEach, expect, test } from "vitest"
import { type ApiKind, apiProbe, fetchKind } from "./api-probe.ts"
import { checkStrapi } from "./check-strapi.ts"
import { strictStrapi } from "./testing/strict-strapi.ts"

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

test("what a Strapi lacks is named", async () => {
  const check = (own: object = {}) => checkStrapi({ apiBase: strapi.url, token, ...own })
  expect(await check()).toEqual(["404 for /api/app-setting: there is no such content, or it was never filled in"])
  strapi.add("app-setting", {})
  expect(await check()).toEqual(["/api/products is empty in the default locale"])
  strapi.add("products", { name: "A", slug: "a", price: 1 })
  expect(await check()).toEqual([])
  const denied = await check({ token: "another-token-1234567890" })
  expect(denied).toHaveLength(3)
  expect(denied[0]).toContain("401 for /api/products")
})
