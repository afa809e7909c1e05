import type { SuggestedCategory, SuggestedProduct, Suggestions } from "../api-client/suggestions.ts"
import type { I18n } from "../i18n/i18n.tsx"

/** One line of the list of suggestions, and where it leads. */
export type SuggestOption = { id: string; href: string } & (
  | { kind: "recent" | "all"; text: string }
  | { kind: "category"; category: SuggestedCategory }
  | { kind: "product"; product: SuggestedProduct }
)

export type SuggestGroup = { title: string | null; options: SuggestOption[] }

/** Builds the address of a search. */
export function searchAddress(searchText: string, productType: string): string {
  return `?${new URLSearchParams({ searchText, ...(productType && { productType }) })}`
}

type SuggestState = { text: string; productType: string; recent: string[]; suggestions: Suggestions | undefined }

/** The list: last searches and popular categories before anything is typed, then what fits the text.
 *  @param listId prefix of the options' ids */
export function suggestGroups(
  { text, productType, recent, suggestions }: SuggestState,
  listId: string,
  { t, to }: I18n,
) {
  const search = (words: string) => to(`/search${searchAddress(words, productType)}`)
  const typed = text.trim() !== ""
  const searches = typed
    ? []
    : recent.map((words, index) => ({
        kind: "recent" as const,
        id: `${listId}-recent-${index}`,
        href: search(words),
        text: words,
      }))
  const categories = (suggestions?.categories ?? []).map((category) => ({
    kind: "category" as const,
    id: `${listId}-category-${category.slug}`,
    href: to(`/shop?category=${category.slug}`),
    category,
  }))
  const products = (suggestions?.products ?? []).map((product) => ({
    kind: "product" as const,
    id: `${listId}-product-${product.slug}`,
    href: to(`/product-details/${product.slug}`),
    product,
  }))
  const words = suggestions?.meant ?? text.trim()
  const total = suggestions?.total ?? 0
  const all = {
    kind: "all" as const,
    id: `${listId}-all`,
    href: search(words),
    text: t("search.suggest.all", { n: total, text: words }),
  }
  const groups: SuggestGroup[] = [
    { title: t("search.recent"), options: searches },
    { title: t(typed ? "search.suggest.categories" : "search.popular"), options: categories },
    { title: t("search.suggest.products"), options: products },
    { title: null, options: typed && total > 0 ? [all] : [] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
