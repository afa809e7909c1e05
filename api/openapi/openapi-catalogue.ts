import { rowRuleNames } from "#core/catalogue/index/row-rules.ts"
import { listingSorts, listingStatuses } from "#core/catalogue/listing-query.ts"
import { locales } from "#core/i18n/locale.ts"
import {
  cardsAnswer,
  catalogueAnswer,
  catalogueSuggestions,
  maxAddedPageSize,
  maxCatalogueCards,
} from "../catalogue/contract-listing.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { queryLimits } from "../parameters/limits.ts"
import { content, failure, inline, type Json, parameter } from "./openapi-parts.ts"

const text = { type: "string" }
const slugs = { type: "array", items: text }
const size = { type: "integer", minimum: 1, maximum: maxCatalogueCards, default: 12 }
const locale = parameter("locale", { enum: locales, default: locales[0] })
const several = { description: "Several values: repeated, or behind commas" }
const searchText = parameter(
  "searchText",
  { type: "string", maxLength: queryLimits.maxSearchLength },
  {
    description: `Words that must each begin a word of the product; those after ${queryLimits.maxSearchWords} are ignored`,
  },
)
const types = parameter("productType", { type: "array", items: text }, several)

const listing = [
  searchText,
  types,
  parameter("category", slugs, { description: "Slugs of categories of either level" }),
  parameter("subCategory", slugs, several),
  parameter("size", slugs, {
    description:
      "Kinds and codes of sizes, such as shoe-42. With color and in-stock, one variant has to have all of them",
  }),
  parameter("color", slugs, { description: "Codes of colours" }),
  parameter("brand", slugs, several),
  parameter(
    "status",
    { type: "array", items: { enum: listingStatuses } },
    {
      description: "All of them must hold; in-stock is of the chosen size and colour where one is chosen",
    },
  ),
  parameter("minPrice", { type: "number" }, { description: "In dinars" }),
  parameter("maxPrice", { type: "number" }, { description: "In dinars" }),
  parameter("sort", { enum: listingSorts }, { description: "new-added and on-sale also narrow the listing" }),
  parameter("view", text, { description: "Ignored: a part of a listing's address" }),
  parameter("page", { type: "integer", minimum: 1 }, { description: "Beyond the last page the last one is shown" }),
  parameter("pageSize", size),
  parameter(
    "paging",
    { enum: ["pages", "more"], default: "pages" },
    {
      description: `more = with the pages before it, 20 together; pageSize is at most ${maxAddedPageSize} then`,
    },
  ),
  parameter("newest", { enum: [6, 8], default: 8 }, { description: "How many products new-added shows" }),
  locale,
]

const row = [
  parameter("rule", { enum: rowRuleNames }, { required: true }),
  parameter("limit", size),
  parameter("productType", text, { description: "Slug of a universe" }),
  parameter("category", text, { description: "Slug" }),
  parameter("brand", text, { description: "Slug" }),
  parameter("categories", text, { description: "Slugs behind commas: what rule=related shares" }),
  parameter("except", { type: "integer", minimum: 1 }, { description: "Id of a product that is left out" }),
  parameter("image", { enum: ["true"] }, { description: "Only products with a picture" }),
  locale,
]

const cards = [
  parameter("ids", text, { description: `Ids or documentIds behind commas, at most ${maxCatalogueCards}` }),
  parameter("slugs", text, { description: "The same with slugs; one of both is needed" }),
  locale,
]

const tooMany = { 429: failure("Too many searches of this network, without the bearer") }

const reading = (summary: string, answer: Parameters<typeof inline>[0], parameters: Json[], more: Json = {}) => ({
  get: {
    summary,
    parameters,
    responses: {
      200: { description: "Found", content: content(inline(answer)) },
      304: { description: "Unchanged since the ETag in If-None-Match" },
      400: failure("A parameter that is not known, or not allowed"),
      ...more,
    },
  },
})

/** The addresses of the catalogue that Strapi does not have. What a listing's parameters cannot be read as is ignored, as in
 *  the shop's own addresses; other parameters are checked. */
export function cataloguePaths(): Record<string, Json> {
  return {
    "/api/catalogue": reading("A page of a listing or search, with facets", catalogueAnswer, listing, tooMany),
    "/api/catalogue/cards": reading("Products as cards, in the order of their names", cardsAnswer, cards),
    "/api/catalogue/row": reading("The first products of a rule, such as the best sellers", cardsAnswer, row),
    "/api/catalogue/suggestions": reading(
      "What a search proposes while it is typed",
      itemEnvelope(catalogueSuggestions),
      [searchText, types, locale],
      tooMany,
    ),
  }
}
