import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the transport; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import type { Content } from "./content.server.ts"
import { createApiCall } from "./transport/api-call.server.ts"
import { createContentClient } from "./transport/content-client.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

let shop: TestShop
let content: Content
const open = () => {
  const api = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return shop.send(pathname + search, request)
  }
  content = createContentClient(createApiCall(api, testToken), createTagClock())
}
beforeAll(async () => {
  shop = await openTestShop()
  open()
})
afterAll(() => shop.close())

const namesOf = async (wilaya: string) => (await content.communes(wilaya)).map(({ name }) => name)
const place = { wilaya: "M'Sila", commune: "Bou Saâda" }

it("offers the wilayas of 2026 behind the 58, each with its communes", async () => {
  const wilayas = await content.wilayas()
  expect(wilayas).toHaveLength(69)
  expect(wilayas.slice(0, 58).every(({ within }) => !within)).toBe(true)
  const parent = wilayas.find(({ name }) => name === "M'Sila")
  const added = wilayas.find(({ name }) => name === "Bou Saâda")
  expect(added).toMatchObject({ within: { name: "M'Sila" }, home: parent?.home, desk: parent?.desk })
  expect(await namesOf("Bou Saâda")).toHaveLength(23)
  expect(await namesOf("M'Sila")).toHaveLength(47)
  expect(await content.storedPlace(place)).toMatchObject({ wilaya: { code: 28 }, commune: { namear: "بوسعادة" } })
})

it("lists the 69 with the setting, and still names the places of orders", async () => {
  await shop.db.updateTable("app_setting").set({ wilaya_division: "69" }).execute()
  open()
  const wilayas = await content.wilayas()
  expect(wilayas).toHaveLength(69)
  expect(wilayas.every(({ within }) => !within)).toBe(true)
  expect(await namesOf("M'Sila")).toHaveLength(24)
  expect(await content.storedPlace(place)).toMatchObject({ wilaya: { code: 28 }, commune: { namear: "بوسعادة" } })
})
