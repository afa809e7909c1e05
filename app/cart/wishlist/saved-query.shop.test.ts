import { afterAll, beforeAll, expect, test } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import type { Content } from "../../api-client/content.server.ts"
import { contentOf } from "../../testing/shop-content.ts"
import { bestsellers, comparedProducts, findProducts, maxRequested } from "./saved-query.server.ts"

let shop: TestShop
let content: Content

beforeAll(async () => {
  shop = await openTestShop()
  content = contentOf(shop)
})
afterAll(() => shop.close())

test("answers each slug once, in the order asked, null for what is not sold", async () => {
  const answers = await findProducts(content, "sac-casbah,nothing,casque-aura,sac-casbah", "fr")
  expect(answers.map(({ slug, product }) => [slug, product?.slug])).toEqual([
    ["sac-casbah", "sac-casbah"],
    ["nothing", undefined],
    ["casque-aura", "casque-aura"],
  ])
})

test("understands a documentId and an id in place of a slug", async () => {
  const [known] = await findProducts(content, "casque-aura", "fr")
  const names = [known?.product?.documentId, known?.product?.id].join(",")
  expect((await findProducts(content, names, "ar")).map(({ product }) => product?.slug)).toEqual([
    "casque-aura",
    "casque-aura",
  ])
})

test("finds a product by an address that it had before, for both lists", async () => {
  const former = async (slug: string, before: string) => {
    const product = shop.db.selectFrom("product").select("id").where("slug", "=", slug)
    const { id } = await product.executeTakeFirstOrThrow()
    await shop.db.insertInto("product_slug").values({ slug: before, product_id: id }).execute()
  }
  await former("sac-casbah", "sac-de-cuir")
  const answers = [{ slug: "sac-de-cuir", product: expect.objectContaining({ slug: "sac-casbah" }) }]
  expect(await findProducts(content, "sac-de-cuir", "fr")).toEqual(answers)
  expect(await comparedProducts(content, "sac-de-cuir", "fr")).toEqual(answers)
})

test("answers no more than it may be asked, and nothing for nothing", async () => {
  const many = Array.from({ length: maxRequested + 5 }, (_, n) => `product-${n}`).join(",")
  const answers = await findProducts(content, many, "fr")
  expect(answers.length).toBeLessThanOrEqual(maxRequested)
  expect(answers.every(({ product }) => product === null)).toBe(true)
  expect(await findProducts(content, null, "fr")).toEqual([])
  expect(await findProducts(content, ",,", "fr")).toEqual([])
})

test("compares four products at most, with what they say of themselves", async () => {
  const slugs = (await content.row({ rule: "newest", limit: 6 }, "fr")).map(({ slug }) => slug)
  const answers = await comparedProducts(content, [...slugs, "nothing"].join(","), "fr")
  expect(answers.map(({ slug }) => slug)).toEqual(slugs.slice(0, 4))
  expect(answers.every(({ product }) => product && product.additionalInformation !== undefined)).toBe(true)
})

test("proposes what sells best and can be had", async () => {
  const proposed = await bestsellers(content, "fr")
  expect(proposed).toHaveLength(4)
  expect(proposed.every(({ status }) => status === "in-stock")).toBe(true)
  const products = await content.products(
    proposed.map(({ slug }) => slug),
    "fr",
  )
  const counts = proposed.map(({ slug }) => products.get(slug)?.sellCount ?? 0)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})
