import { afterAll, beforeAll, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { createApiCall } from "../../../api-client/transport/api-call.server.ts"
import { createContentClient } from "../../../api-client/transport/content-client.server.ts"
import { reportErrorsTo } from "../../../api-client/transport/report.server.ts"
import { createTagClock } from "../../../api-client/transport/tag-clock.server.ts"
import { testimonialsOf, testimonialsRead } from "./testimonials.server.ts"

let shop: TestShop
let content: Content
beforeAll(async () => {
  shop = await openTestShop()
  const api = async (request: Request) =>
    shop.send(new URL(request.url).pathname + new URL(request.url).search, request)
  content = createContentClient(createApiCall(api, testToken), createTagClock())
})
afterAll(() => shop.close())

test("a product that is gone since the list was read is left out, and the page stands", async () => {
  const reported: unknown[] = []
  reportErrorsTo((problem) => reported.push(problem))
  const products = await content.row({ rule: "top-rated", limit: testimonialsRead }, "fr")
  const [gone] = products
  await shop.db
    .updateTable("product")
    .set({ published_at: null })
    .where("slug", "=", gone?.slug ?? "")
    .execute()
  const shown = await testimonialsOf(content, products, { locale: "fr", max: testimonialsRead })
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.map(({ product }) => product.slug)).not.toContain(gone?.slug)
  expect(reported).toHaveLength(1)
})
