import type { Message } from "#core/i18n/message.ts"

export const search = {
  "search.title": "Search",
  "search.intro": "A product, a brand, a category: in French, in Arabic or in English.",
  "search.description": "Search the whole shop, delivered to all 58 wilayas and paid for on delivery.",
  "search.form": "Search the shop",
  "search.meant.nothing": "Nothing found for “{text}”.",
  "search.meant": "Did you mean {text}?",
  "search.recent": "Recent searches",
  "search.recent.forget": "Clear search history",
  "search.popular": "Popular categories",
  "search.best": "Bestsellers",
  "search.suggest": "Suggestions",
  "search.suggest.count": { one: "{n} suggestion", other: "{n} suggestions" },
  "search.suggest.categories": "Categories",
  "search.suggest.products": "Products",
  "search.suggest.none": "Nothing found for “{text}”. Try a shorter word.",
  "search.suggest.all": { one: "See the result for “{text}”", other: "See all {n} results for “{text}”" },
} satisfies Record<string, Message>
