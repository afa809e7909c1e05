import { afterAll, beforeAll, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { reportErrorsTo } from "../../../api-client/transport/report.server.ts"
import { contentOf } from "../../../testing/shop-content.ts"
import { testimonialsOf, testimonialsRead } from "./testimonials.server.ts"

let shop: TestShop
let content: Content
beforeAll(async () => {
  shop = await openTestShop()
  content = contentOf(shop)
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
