import { z } from "zod"
import { cardsAnswer, catalogueAnswer, catalogueSuggestions } from "#api/catalogue/contract-listing.ts"
import type { MediaResource } from "#api/media/contract.ts"
import { formatListing } from "#core/catalogue/listing-params.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { pricedAt } from "#core/catalogue/offer.ts"
import type { Product } from "#core/catalogue/product.ts"
import { fromDinars } from "#core/money.ts"
import type { QueryValues } from "#core/path-template.ts"
import { pick } from "#core/pick.ts"
import { createCards } from "./cards.server.ts"
import type { Content } from "./content.server.ts"
import type { ListReads } from "./list-reads.server.ts"
import type { Listing } from "./listing.ts"
import type { Suggestions } from "./suggestions.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { productFromWire } from "./transport/from-wire.server.ts"
import { laterPicture } from "./transport/picture-from-wire.server.ts"
import { bodyReader } from "./transport/read.server.ts"
import { recordTags, type TagClock } from "./transport/tag-clock.server.ts"

const withPicture = <T>({ image, ...rest }: T & { image: MediaResource | null }) => ({
  ...rest,
  picture: laterPicture(image),
})

const suggestionsAnswer = z.object({ data: catalogueSuggestions })

/** The part of the client that reads suggestions for searches. */
function createSuggestions(read: ReturnType<typeof bodyReader>): Pick<Content, "suggestions"> {
  return {
    async suggestions({ searchText, productType }, locale): Promise<Suggestions> {
      const query = { searchText: searchText || undefined, productType: productType.join(",") || undefined, locale }
      const { data } = await read({ from: "GET /api/catalogue/suggestions", query, answer: suggestionsAnswer })
      return {
        meant: data.spellingSuggestion,
        categories: data.categories.map(withPicture),
        products: data.products.map(({ name: title, ...product }) => withPicture({ ...product, title })),
        total: data.total,
      }
    },
  }
}

/** Products of one row. */
export const maxRow = 100

/** Cards of all cached rows together, and of all cached listings: about 4 KB each. */
const maxCards = 3000
/** Best sellers change without a tag: what is cached is read again after so many milliseconds. */
const maxAge = 60_000

/** Characters of the name of a list that is cached. */
const maxName = 1000

type CardsBody = z.infer<typeof cardsAnswer>
type ListingBody = z.infer<typeof catalogueAnswer>

const counts = (wire: Record<string, number>) => new Map(Object.entries(wire))

function listingFromWire({ data, meta }: ListingBody): Listing {
  const { pagination, from, to, facets, spellingSuggestion: meant } = meta
  const { price, status, productType, category, subCategory, size, color, brand } = facets
  return {
    products: data.map(productFromWire),
    total: pagination.total,
    page: pagination.page,
    pages: pagination.pageCount,
    from,
    to,
    meant,
    facets: {
      price: { maxPrice: fromDinars(price.highest), bars: price.bars },
      status: counts(status),
      productType: counts(productType),
      category: counts(category),
      subCategory: counts(subCategory),
      size: size.map((each) => pick(each, "kind", "value", "name", "count")),
      color,
      brand: brand.map((each) => pick(each, "slug", "name", "count")),
    },
  }
}

/** The parameters of a listing's address, several values behind commas. */
function listingValues(query: ListingQuery): Record<string, string> {
  const params = new URLSearchParams(formatListing({ ...query, view: null }))
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name).join(",")]))
}

/** The part of the client that reads lists of products: what a screen shows, and nothing else of the catalogue. */
export function createCatalogue(
  call: ApiCall,
  lists: ListReads,
  clock: TagClock,
): Pick<Content, "listing" | "row" | "products" | "showcase" | "suggestions"> {
  const read = bodyReader(call)
  const limits = { maxWeight: maxCards, maxAge }
  const listings = lists.reader<ListingBody, Listing>("listing", {
    ...limits,
    weightOf: ({ products }) => products.length,
    fromWire: listingFromWire,
  })
  const rows = lists.reader<CardsBody, Product[]>("row", {
    ...limits,
    weightOf: ({ length }) => length,
    fromWire: ({ data }) => data.map(productFromWire),
  })

  /** Offers end at their moment, also in what was cached before. */
  const sold = (products: Product[]) => {
    const now = new Date().toISOString()
    return products.map((product) => pricedAt(product, now))
  }

  const readListing = (values: QueryValues) =>
    read({ from: "GET /api/catalogue", query: values, answer: catalogueAnswer })
  const readRow = (values: QueryValues) => read({ from: "GET /api/catalogue/row", query: values, answer: cardsAnswer })

  return {
    async listing(query, locale, { paging, newest, pageSize } = {}) {
      const values = { ...listingValues(query), locale, paging, newest, pageSize }
      const name = JSON.stringify(values)
      // Every text is another address, and no link of the shop's has a name so long: neither is cached.
      const isCached = query.searchText === "" && name.length <= maxName
      if (!isCached) recordTags(["listing"])
      const listing = isCached
        ? await listings(name, () => readListing(values))
        : listingFromWire(await readListing(values))
      return { ...listing, products: sold(listing.products) }
    },
    async row({ categories, ...row }, locale) {
      const values = { ...row, categories: categories?.join(",") || undefined, locale }
      return sold(await rows(JSON.stringify(values), () => readRow(values)))
    },
    ...createCards(read, clock),
    ...createSuggestions(read),
  }
}
