import { afterAll, beforeAll, expect, it } from "vitest"
import { maxHashingOfNetwork, withHashingSlot } from "#api/passwords/hashing-slot.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { openStorefront } from "./testing/storefront.ts"

let shop: TestShop
let storefront: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openTestShop(testToken)
  storefront = await openStorefront((request) => shop.send(request.url, request), testToken)
})
afterAll(() => shop.close())

it("answers a sign-in for which there is no room with a static page, not with one that is rendered", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const full = Array.from({ length: 4 * maxHashingOfNetwork + 1 }, (_, index) =>
    withHashingSlot({ lane: "shoppers", isKnown: false, address: `2001:db8:${index}::1` }, () => released).catch(
      () => undefined,
    ),
  )
  const answer = await storefront.send(
    "/ar/login",
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "login=0550000001&password=wrong-one",
    },
    "2001:db8:ffff::1",
  )
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ])
  const page = await answer.text()
  expect(page).toContain("المتجر مشغول جدًا الآن")
  expect(page.length).toBeLessThan(4000)
  release()
  await Promise.all(full)
})
