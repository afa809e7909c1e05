import { expect } from "vitest"
import { spokenSpelling } from "#core/catalogue/index/spoken-spelling.ts"
import { parseListing } from "#core/catalogue/listing-params.ts"
import { listFacets } from "#core/catalogue/testing/reference-facets.ts"
import { listingPage, listResults } from "#core/catalogue/testing/reference-listing.ts"
import { fromDinars } from "#core/money.ts"
import { searchTest } from "#core/search/testing/reference-search.ts"
import { suggestSpelling } from "#core/search/testing/reference-spelling.ts"
import type { readAllProducts } from "./all-products.ts"
import type { CatalogueShop } from "./catalogue-shop.ts"

type All = Awaited<ReturnType<typeof readAllProducts>>

/** The search that was probably meant: of words of products, then of words that stand for them. */
function suggestSearch(products: All["products"], searchText: string): string | null {
  const finds = (text: string) => products.some(searchTest(text))
  const spelling = suggestSpelling(products, searchText)
  if (spelling !== null || searchText === "" || finds(searchText)) return spelling
  const corrected = spokenSpelling(searchText, finds)
  return corrected !== null && finds(corrected) ? corrected : null
}

/** Expects of `/api/catalogue` what the plain functions give over all products: cards, order, page, counts and facets.
 *  @param text the query without a language
 *  @param all the products in that language */
export async function expectListing(
  { listing }: Pick<CatalogueShop, "listing">,
  { products, resources }: All,
  { text, locale }: { text: string; locale: string },
): Promise<void> {
  const bySlug = new Map(resources.map((resource) => [resource.slug, resource]))
  const params = new URLSearchParams(text)
  const requested = parseListing(params)
  const newest = params.get("newest") === "6" ? 6 : 8
  const spellingSuggestion = suggestSearch(products, requested.searchText)
  const query = { ...requested, searchText: spellingSuggestion ?? requested.searchText }
  const page = listingPage(listResults(products, query, newest), query.page, params.has("paging") ? "more" : "pages")
  const facets = listFacets(products, query, newest)
  const { data, meta } = await listing(`${text}&locale=${locale}`)
  expect(data.map(({ slug }) => slug)).toEqual(page.products.map(({ slug }) => slug))
  for (const card of data) expect(bySlug.get(card.slug)).toMatchObject(card)
  expect(meta).toMatchObject({
    pagination: { page: page.page, pageSize: 12, pageCount: page.pages, total: page.total },
    from: page.from,
    to: page.to,
    spellingSuggestion,
  })
  for (const name of ["status", "productType", "category", "subCategory"] as const) {
    expect(new Map(Object.entries(meta.facets[name]))).toEqual(facets[name])
  }
  for (const [name, values] of [
    ["size", meta.facets.size],
    ["color", meta.facets.color.map((each) => ({ ...each, value: each.code }))],
  ] as const) {
    const found = values.filter(({ count }) => count > 0)
    expect(new Map(found.map(({ value, count }) => [value, count])), text).toEqual(facets[name])
  }
  const counted = meta.facets.brand.filter(({ count }) => count > 0)
  expect(new Map(counted.map(({ slug, count }) => [slug, count]))).toEqual(facets.brand)
  expect(fromDinars(meta.facets.price.highest)).toBe(facets.price.maxPrice)
  expect(meta.facets.price.bars).toEqual(facets.price.bars)
}
