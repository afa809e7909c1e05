import fc from "fast-check"
import { expect, it } from "vitest"
import { formatListing } from "#core/catalogue/listing-params.ts"
import { listingSorts, listingStatuses } from "#core/catalogue/listing-query.ts"
import { noBrandId } from "#core/catalogue/no-brand.ts"
import { productTypes } from "#core/catalogue/product-type.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { readAllProducts } from "../testing/all-products.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"
import { expectListing } from "../testing/expected-listing.ts"

const used = catalogueShop()

/** All products in a language, of no cache. */
const readAll = (locale: Locale) =>
  readAllProducts(async (path) => {
    const answer = await used.get(path, { authorization: "Bearer none" })
    expect(answer.status).toBe(200)
    return answer.json()
  }, locale)

const past = "2026-01-01T00:00:00.000Z"
const future = "2999-01-01T00:00:00.000Z"
const moment = fc.constantFrom("2025-03-01T00:00:00.000Z", "2025-04-01T00:00:00.000Z", past)

/** Columns of a product that a change writes. Amounts in centimes. */
const anyColumns = fc.oneof(
  fc.record({
    price: fc.constantFrom(100, 9_900, 1_000_000, 1_234_500, 20_000_000),
    last_price: fc.option(fc.constant(30_000_000)),
    discount: fc.constantFrom(0, 5, 15),
    offer_start: fc.constantFrom(null, past, future),
    offer_end: fc.constantFrom(null, past, future),
  }),
  fc.constantFrom({ status: "in-stock", quantity: 3 } as const, { status: "out-of-stock", quantity: 0 } as const),
  fc.record({ published_at: fc.constantFrom(null, past, past, past, future) }),
  fc.record({ product_type: fc.constantFrom(...productTypes) }),
  fc.record({ created_at: moment }),
  fc.record({ featured: fc.constantFrom(0 as const, 1 as const), sell_count: fc.nat({ max: 5 }) }),
)
const anyWords = fc.constantFrom("Casque", "Sac cuir", "حقيبة", "Montre Nova")

/** A change of one product: its row, its words, its brand, a category, or its variants. Numbers choose among what there is. */
const anyChange = fc.record({
  product: fc.nat(),
  columns: anyColumns,
  name: fc.option(anyWords),
  brand: fc.option(fc.nat()),
  category: fc.option(fc.nat()),
  variants: fc.option(fc.record({ active: fc.constantFrom(0 as const, 1 as const), quantity: fc.nat({ max: 1 }) })),
})
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never

const chosen = (ids: readonly { id: number }[], index: number) => ids[index % ids.length]?.id ?? 0

async function apply(change: Change): Promise<number> {
  const { db } = used.shop
  const [products, brands, categories] = [
    await db.selectFrom("product").select("id").orderBy("id").execute(),
    await db.selectFrom("brand").select("id").where("id", "<>", noBrandId).orderBy("id").execute(),
    await db.selectFrom("category").select("id").orderBy("id").execute(),
  ]
  const id = chosen(products, change.product)
  const brand = change.brand === null ? {} : { brand_id: chosen(brands, change.brand) }
  const values = { ...change.columns, ...brand }
  await db.updateTable("product").set(values).where("id", "=", id).execute()
  if (change.name !== null) {
    await db.updateTable("product_text").set({ name: change.name }).where("product_id", "=", id).execute()
  }
  if (change.category !== null) {
    const category_id = chosen(categories, change.category)
    await db.deleteFrom("product_category").where("product_id", "=", id).execute()
    await db.insertInto("product_category").values({ product_id: id, category_id, position: 0 }).execute()
  }
  if (change.variants) {
    // The last variant stays as it is: a product has one at least.
    const first = db.selectFrom("product_variant").select("id").where("product_id", "=", id).orderBy("id").limit(1)
    await db.updateTable("product_variant").set(change.variants).where("id", "in", first).execute()
  }
  return id
}

const amount = fc.option(fc.constantFrom(1000, 1_000_000, 1_500_000), { freq: 3 })
/** Mostly none: of many filters at once nothing is left. */
const some = <T extends string>(values: readonly T[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1, maxLength: 2 }) },
  )

/** Queries with the values that the shop has. */
async function anyQueryOf() {
  const { resources } = await readAll("fr")
  const categories = resources.flatMap((one) => one.categories ?? [])
  const upper = new Set(categories.map(({ slug, parent }) => parent ?? slug))
  const lower = new Set(categories.flatMap(({ slug, parent }) => (parent === null ? [] : [slug])))
  const { meta } = await used.listing("locale=fr")
  return fc.record({
    minPrice: amount,
    maxPrice: amount,
    status: some(listingStatuses),
    productType: some(productTypes),
    category: some([...upper]),
    subCategory: some([...lower]),
    size: some(meta.facets.size.map(({ value }) => value)),
    color: some(meta.facets.color.map(({ code }) => code)),
    brand: some(meta.facets.brand.map(({ slug }) => slug)),
    searchText: fc.constantFrom("", "", "", "", "", "", "", "casque", "csaque", "sac cuir", "سماعات", "zzzz"),
    sort: fc.constantFrom(...listingSorts),
    view: fc.constant(null),
    page: fc.constantFrom(1, 1, 1, 2),
  })
}

it("answers random queries over random catalogues as the plain functions do", async () => {
  const anyQuery = (await anyQueryOf()).filter(
    ({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice,
  )
  const anyRun = fc.record({
    changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }),
    queries: fc.array(anyQuery, { minLength: 4, maxLength: 4 }),
    locale: fc.constantFrom<Locale>("fr", "ar", "en"),
  })
  await fc.assert(
    fc.asyncProperty(anyRun, async ({ changes, queries, locale }) => {
      const ids: number[] = []
      for (const change of changes) ids.push(await apply(change))
      await used.catalogue.update(ids)
      const all = await readAll(locale)
      for (const query of queries) {
        const text = new URLSearchParams(formatListing(query)).toString()
        await expectListing(used, all, { text, locale })
      }
    }),
    // Each run goes on with the shop that the one before left.
    { numRuns: 25, endOnFailure: true },
  )
})
