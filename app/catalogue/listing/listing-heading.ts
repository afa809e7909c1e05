import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { type ShownUniverse, universeName } from "#core/catalogue/universe.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Category, Settings } from "../../api-client/content.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import { wilayasText } from "../../page/wilayas-text.ts"
import type { Crumb } from "../../ui/crumbs.tsx"
import type { ListingPageLayout } from "./listing-page-layouts.ts"

/** Heading of a listing. `trail` leads from below the home page to it, the last crumb being the page itself. */
export type ListingHeading = {
  title: string
  /** Of the title, where that is not the page's. */
  language?: Crumb["language"]
  intro: string
  description: string
  trail: Crumb[]
}

/** The one value of a filter, if it has just one. */
function single<T extends string>(values: T[]): T | undefined {
  return values.length === 1 ? values[0] : undefined
}

/** From the universe down to the category or sub-category that the listing is narrowed to. */
function narrowing(query: ListingQuery, categories: Category[], path: string, universes: ShownUniverse[]): Crumb[] {
  const slug = single(query.subCategory) ?? single(query.category)
  const category = categories.find((other) => other.slug === slug)
  const parent = categories.find((other) => other.slug === category?.parent)
  const universe = category?.productType ?? single(query.productType)
  const name = universeName(universes, universe ?? null)
  const crumbOf = ({ title, slug, textLanguages }: Category, filter: string): Crumb => ({
    label: title,
    path: `${path}?${filter}=${slug}`,
    ...(textLanguages && { language: textLanguage({ textLanguages }, "title") }),
  })
  return [
    ...(name ? [{ label: name, path: `${path}?productType=${universe}` }] : []),
    ...(parent ? [crumbOf(parent, "category")] : []),
    ...(category ? [crumbOf(category, parent ? "subCategory" : "category")] : []),
  ]
}

/** Names a listing after its search, else after its narrowest single category or universe. */
export function listingHeading(
  query: ListingQuery,
  categories: Category[],
  { path, name, subject }: ListingPageLayout,
  i18n: I18n,
  settings: Pick<Settings, "openWilayas" | "universes" | "wilayaDivision">,
): ListingHeading {
  const { t } = i18n
  const text = query.searchText
  const narrowed = narrowing(query, categories, path, settings.universes)
  const root = { label: t(subject === "search" ? "search.title" : "listing.shop"), path }
  const trail = [root, ...narrowed]
  const last = narrowed.at(-1)
  if (text === "" && !last) {
    const description = t("listing.intro.all")
    return { title: t("listing.title.all"), intro: name ? t(name) : description, description, trail }
  }
  const title = text === "" && last ? last.label : t("listing.title.search", { text })
  const wilayas = wilayasText(settings, t)
  const found = text === "" ? [] : [{ label: title, path: `${path}?searchText=${encodeURIComponent(text)}` }]
  return {
    title,
    ...(text === "" && last?.language && { language: last.language }),
    intro: name ? t(name) : t("listing.intro.part", { wilayas }),
    description: t("listing.description.part", { title, wilayas }),
    trail: [...trail, ...found],
  }
}
