import { Hono } from "hono"
import type { CategoryResource } from "#api/catalogue/contract-category.ts"
import {
  type CatalogueSuggestions,
  catalogueOptions,
  listingParameters,
  maxCatalogueCards,
  rowOptions,
} from "#api/catalogue/contract-listing.ts"
import { answerItems } from "#api/catalogue/listing/answer-json.ts"
import { listingAnswer } from "#api/catalogue/listing/listing-answer.ts"
import { queryError } from "#api/errors.ts"
import { readOptions, readParameters } from "#api/parameters/read-parameters.ts"
import { rowRules } from "#core/catalogue/index/row-rules.ts"
import { parseListing } from "#core/catalogue/listing-params.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { textTest } from "#core/search/search-text.ts"
import type { ShopContent } from "./catalogue/shop-content.ts"
import type { FollowedContent } from "./catalogue/sync-content.ts"

const localeOption = catalogueOptions.pick({ locale: true })

const valuesOf = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((value) => value.split(","))
    .slice(0, maxCatalogueCards)

/** `GET /catalogue` and its siblings over the products in memory, by the engine of core/ that our own API has. */
export function catalogueRoutes(followed: FollowedContent): Hono {
  return new Hono()
    .get("/", async (c) => {
      const params = readParameters(c.req.url, listingParameters)
      const { locale, ...options } = readOptions(params, catalogueOptions)
      const { products } = await followed.of(locale)
      const { ids, meta } = listingAnswer(products.index, parseListing(params), options, new Date().toISOString())
      return answerItems(products.cards(ids), meta)
    })
    .get("/cards", async (c) => {
      const params = readParameters(c.req.url, ["ids", "slugs", "locale"])
      const { locale } = readOptions(params, localeOption)
      const { products } = await followed.of(locale)
      const named = valuesOf(params, "ids").flatMap((id) => products.idOfDocument(id) ?? (Number(id) || []))
      const slugged = valuesOf(params, "slugs").flatMap((slug) => products.idOfSlug(slug) ?? [])
      return answerItems(products.cards([...new Set([...named, ...slugged])]), {})
    })
    .get("/row", async (c) => {
      const params = readParameters(c.req.url, Object.keys(rowOptions.shape))
      const { locale, rule, categories, image, ...row } = readOptions(params, rowOptions)
      const { products } = await followed.of(locale)
      const { only = [], ...rest } = { only: undefined, ...rowRules[rule] }
      const shared = categories?.split(",") ?? []
      const tests = image === undefined ? only : [...only, "image" as const]
      const ids = products.index.row({ ...rest, ...row, shared, only: tests }, new Date().toISOString())
      return answerItems(products.cards(ids), {})
    })
    .get("/suggestions", async (c) => {
      const params = readParameters(c.req.url, ["searchText", "productType", "locale"])
      const { locale } = readOptions(params, localeOption)
      const { searchText, productType } = parseListing(params)
      if (searchText.length > 100) throw queryError(["searchText"], "The text is too long")
      const content = await followed.of(locale)
      return c.json({ data: suggestions(content, { ...plainListing, searchText, productType }), meta: {} })
    })
}

const maxFound = { categories: 3, products: 5, popular: 6 }

function suggestions(content: ShopContent, requested: typeof plainListing): CatalogueSuggestions {
  const { products, categories } = content
  const { index } = products
  const now = new Date().toISOString()
  const isTyped = requested.searchText !== ""
  const spellingSuggestion = index.searchSuggestion(requested.searchText)
  const query = { ...requested, searchText: spellingSuggestion ?? requested.searchText }
  const found = isTyped ? index.query(query, now, { pageSize: maxFound.products }) : { ids: [], total: 0 }
  const isNamed = textTest(query.searchText)
  const { productType: types } = requested
  const inTypes = ({ productType }: CategoryResource) => types.length === 0 || types.includes(productType)
  const filled = categories.filter(({ productCount }) => productCount > 0)
  const shown = isTyped
    ? filled.filter((category) => inTypes(category) && isNamed(category.title)).slice(0, maxFound.categories)
    : filled.filter(({ parent }) => parent === null).slice(0, maxFound.popular)
  return {
    spellingSuggestion,
    total: found.total,
    categories: shown.map((category) => suggestedCategory(content, category, now)),
    products: found.ids.flatMap((id) => {
      const card = products.card(id)
      if (!card) return []
      const { documentId, slug, name, productType, price, lastPrice, image = null } = card
      return [{ id, documentId, slug, name, productType, price, lastPrice, image }]
    }),
  }
}

/** A category without a picture of its own shows one of its products. */
function suggestedCategory({ products }: ShopContent, category: CategoryResource, now: string) {
  const { slug, title, productType, image } = category
  const [standIn] = image ? [] : products.index.row({ order: "newest", limit: 1, category: slug, only: ["image"] }, now)
  const picture = image ?? (standIn === undefined ? undefined : products.card(standIn)?.image)
  return { slug, title, productType, image: picture ?? null }
}
