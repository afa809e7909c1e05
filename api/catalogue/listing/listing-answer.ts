import type { Facets } from "#core/catalogue/facets.ts"
import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { toDinars } from "#core/money.ts"
import { type CatalogueFacets, type CatalogueMeta, maxOptionValues } from "../contract-listing.ts"

type Options = { pageSize: number; paging: "pages" | "more"; newest: 6 | 8 }

type Counted = { value: string; count: number }

/** The values of an option that are worth showing, in their order: of too many those with most results. */
function visibleValues<T extends Counted>(values: T[], chosen: string[]): T[] {
  const shown = values.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (shown.length <= maxOptionValues) return shown
  const rank = ({ value, count }: T) => (chosen.includes(value) ? Number.POSITIVE_INFINITY : count)
  const first = new Set(shown.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1)).slice(0, maxOptionValues))
  return shown.filter((value) => first.has(value))
}

function wireOptions(index: CatalogueIndex, { size, color }: Facets, query: ListingQuery) {
  const { sizes, colors } = index.options()
  const sized = sizes.map((each) => ({ ...each, count: size.get(each.value) ?? 0 }))
  const colored = colors.map((each) => ({ ...each, count: color.get(each.value) ?? 0 }))
  return {
    size: visibleValues(sized, query.size).map(({ productCount: _, ...each }) => each),
    color: visibleValues(colored, query.color).map(({ code, name, hex, count }) => ({ code, name, hex, count })),
  }
}

function wireFacets(index: CatalogueIndex, { price, brand, ...facets }: Facets, query: ListingQuery): CatalogueFacets {
  const brands = index.brands().map((each) => ({ ...each, count: brand.get(each.slug) ?? 0 }))
  const shown = brands.filter(({ slug, count }) => count > 0 || query.brand.includes(slug))
  return {
    price: { highest: toDinars(price.maxPrice), bars: price.bars },
    status: Object.fromEntries(facets.status),
    productType: Object.fromEntries(facets.productType),
    category: Object.fromEntries(facets.category),
    subCategory: Object.fromEntries(facets.subCategory),
    ...wireOptions(index, { price, brand, ...facets }, query),
    brand: shown.toSorted((a, b) => b.productCount - a.productCount || a.name.localeCompare(b.name, "fr")),
  }
}

/** The products of a page of a listing, and what its answer says beside them. A search that finds nothing shows the results of
 *  the one that was probably meant.
 *  @param now ISO 8601 */
export function listingAnswer(
  index: CatalogueIndex,
  requested: ListingQuery,
  options: Options,
  now: string,
): { ids: number[]; meta: CatalogueMeta } {
  const spellingSuggestion = index.spellingSuggestion(requested.searchText)
  const query = spellingSuggestion === null ? requested : { ...requested, searchText: spellingSuggestion }
  const { ids, total, page, pages, from, to, facets } = index.query(query, now, options)
  return {
    ids,
    meta: {
      pagination: { page, pageSize: options.pageSize, pageCount: pages, total },
      from,
      to,
      spellingSuggestion,
      facets: wireFacets(index, facets, query),
    },
  }
}
