import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { textTest } from "#core/search/search-text.ts"
import { listCategoryTitles } from "#db/catalogue/indexed-categories.ts"
import type { Db } from "#db/database.ts"
import { mediaByIds } from "#db/media/media.ts"
import { mediaResource } from "../../media/media-resource.ts"
import type { CatalogueSuggestions, ProductCard } from "../contract-listing.ts"
import type { Catalogue } from "./catalogue.ts"

const maxFound = { categories: 3, products: 5 }
const maxPopular = 6

type CategoryTitle = Awaited<ReturnType<typeof listCategoryTitles>>[number]

/** The categories of the upper level that sell best. */
function popularCategories(index: CatalogueIndex, categories: CategoryTitle[]): CategoryTitle[] {
  const totals = index.categories()
  return categories
    .filter(({ slug, parent }) => parent === null && (totals.get(slug)?.productCount ?? 0) > 0)
    .toSorted((a, b) => (totals.get(b.slug)?.sellCount ?? 0) - (totals.get(a.slug)?.sellCount ?? 0))
    .slice(0, maxPopular)
}

function namedCategories(
  index: CatalogueIndex,
  categories: CategoryTitle[],
  { searchText, productType }: ListingQuery,
): CategoryTitle[] {
  const isNamed = textTest(searchText)
  const inTypes = (category: CategoryTitle) => productType.length === 0 || productType.includes(category.productType)
  const named = categories.filter((category) => inTypes(category) && isNamed(category.title))
  if (named.length === 0) return []
  const totals = index.categories()
  return named.filter(({ slug }) => (totals.get(slug)?.productCount ?? 0) > 0).slice(0, maxFound.categories)
}

/** Suggestions for a text as it is typed: categories and products, and what was probably meant; without a text the
 *  categories that sell best.
 *  @param query only its text and types matter */
export async function suggestionsFor(
  db: Db,
  catalogue: Catalogue,
  { locale, now, query: requested }: { locale: Locale; now: Date; query: ListingQuery },
): Promise<CatalogueSuggestions> {
  const isTyped = requested.searchText !== ""
  const index = await (isTyped ? catalogue.ready(locale) : catalogue.readyToList(locale))
  const categories = await listCategoryTitles(db, locale)
  const spellingSuggestion = index.searchSuggestion(requested.searchText)
  const query = { ...requested, searchText: spellingSuggestion ?? requested.searchText }
  const moment = now.toISOString()
  const found = isTyped ? index.query(query, moment, { pageSize: maxFound.products }) : { ids: [], total: 0 }
  const shown = isTyped ? namedCategories(index, categories, query) : popularCategories(index, categories)
  // A category without a picture of its own shows one of its products.
  const standIns = shown.map(({ slug, imageId }) =>
    imageId === null ? index.row({ order: "newest", limit: 1, category: slug, only: ["image"] }, moment)[0] : undefined,
  )
  const ids = [...new Set([...found.ids, ...standIns.flatMap((id) => id ?? [])])]
  const read = await catalogue.cards.read(ids, locale, now)
  // Written by the cache.
  const cards = new Map(read.map((card) => JSON.parse(card.toString()) as ProductCard).map((card) => [card.id, card]))
  const pictures = await mediaByIds(
    db,
    shown.map(({ imageId }) => imageId),
    locale,
  )
  return {
    spellingSuggestion,
    categories: shown.map(({ slug, title, textLanguages, productType, imageId }, place) => ({
      slug,
      title,
      ...(textLanguages && { textLanguages }),
      productType,
      image: mediaResource(pictures, imageId) ?? cards.get(standIns[place] ?? -1)?.image ?? null,
    })),
    products: found.ids.flatMap((id) => {
      const card = cards.get(id)
      if (!card) return []
      const { documentId, slug, name, textLanguages, productType, price, lastPrice, image = null } = card
      const languages = textLanguages && { textLanguages }
      return [{ id, documentId, slug, name, ...languages, productType, price, lastPrice, image }]
    }),
    total: found.total,
  }
}
