import { afterEach, beforeEach, expect, test } from "vitest"
import { strapiReader } from "../client/read-strapi.ts"
import { strapiClient } from "../client/strapi-client.ts"
import { strictStrapi } from "../testing/strict-strapi.ts"
import { createChangeLog } from "./change-log.ts"
import { createDetails } from "./product-details.ts"
import { syncContent } from "./sync-content.ts"

const token = "a-token-of-strapi-1234567890"
let strapi: Awaited<ReturnType<typeof strictStrapi>>
let now = 0
let close = () => {}
beforeEach(async () => {
  strapi = await strictStrapi(token)
  strapi.add("products", { name: "Sac", slug: "sac", price: 10 })
  strapi.add("app-setting", { uniqueVisitorsCount: 1 })
  now = 1_000_000
})
afterEach(() => {
  close()
  return strapi.close()
})

function open() {
  const client = { apiBase: strapi.url, token }
  const options = { ...client, mediaHost: undefined, read: strapiReader(strapiClient(client), () => now) }
  const changes = createChangeLog()
  const errors: unknown[] = []
  const followed = syncContent(options, changes, { onError: (error) => errors.push(error), now: () => now })
  close = followed.close
  const details = createDetails(options, changes, () => now)
  /** What a view of a product's page reads. */
  const view = async () => {
    followed.refresh()
    const content = await followed.of("fr")
    const product = await details.bySlug("sac", { content, locale: "fr" })
    return [content.products.count, product?.price]
  }
  return { followed, view, errors }
}

test.each([
  { what: "hangs", mode: { delay: "never" as const } },
  { what: "takes two seconds", mode: { delay: 2000 } },
  { what: "answers 500", mode: { status: 500 } },
])("what is old is answered without waiting for a Strapi that $what", async ({ mode }) => {
  const { view } = open()
  expect(await view()).toEqual([1, 10])
  Object.assign(strapi.content.products[0] ?? {}, { price: 20, updatedAt: "2027-01-01T00:00:00.000Z" })
  Object.assign(strapi.mode, mode)
  now += 3_600_000
  // What waited for Strapi would show the new price, or fail.
  for (let index = 0; index < 3; index++) expect(await view()).toEqual([1, 10])
})

test("80 views of what is fresh ask Strapi nothing, and 80 of what is old ask once", async () => {
  const { view } = open()
  await view()
  const first = strapi.calls.length
  now += 9000
  await Promise.all(Array.from({ length: 80 }, view))
  expect(strapi.calls).toHaveLength(first)
  now += 60_000
  await Promise.all(Array.from({ length: 80 }, view))
  await expect
    .poll(() =>
      strapi.calls
        .slice(first)
        .map(({ path }) => path)
        .toSorted(),
    )
    .toEqual([
      "/api/app-setting",
      "/api/categories",
      // The language, the list, and the product of the page.
      "/api/products",
      "/api/products",
      "/api/products",
    ])
  await Promise.all(Array.from({ length: 80 }, view))
  expect(strapi.calls.length - first).toBe(5)
})

test("every language is read ahead of the first visitor, whose page then asks nothing for lists", async () => {
  const { followed, errors } = open()
  expect(followed.isRead()).toBe(false)
  followed.start()
  await expect.poll(followed.isRead).toBe(true)
  const calls = strapi.calls.length
  for (const locale of ["fr", "ar", "en"] as const) expect((await followed.of(locale)).products.count).toBe(1)
  expect(strapi.calls).toHaveLength(calls)
  expect(errors).toEqual([])
})
