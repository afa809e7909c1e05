import { formatListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, withoutValue } from "#core/catalogue/listing-query.ts"
import { currencyLabel, toDinars } from "#core/money.ts"
import type { I18n } from "../../../i18n/i18n.tsx"
import type { ListingChip } from "../listing-screen-data.ts"
import type { ListingVariant } from "../listing-variants.ts"
import { flatOptions, type ListingFacets, unlisted } from "./facet-options.ts"
import { groupDigits } from "./group-digits.ts"

function priceLabel({ minPrice, maxPrice }: ListingQuery, { t, locale }: I18n): string {
  const min = minPrice === null ? "" : groupDigits(toDinars(minPrice))
  const max = maxPrice === null ? "" : groupDigits(toDinars(maxPrice))
  const range = maxPrice === null ? "above" : minPrice === null ? "below" : "between"
  return t(`listing.price.${range}`, { min, max, currency: currencyLabel(locale) })
}

/** The active filters in the order of the sidebar, the search first unless it is what the page is about. */
export function listingChips(
  query: ListingQuery,
  facets: Omit<ListingFacets, "price">,
  { subject }: ListingVariant,
  i18n: I18n,
): ListingChip[] {
  const { searchText, minPrice, maxPrice } = query
  const first = { ...query, page: 1 }
  const { status, categories, sizes, colors, brands } = facets
  // A chip stands alone: which 40 it means has to be in its words.
  const named = sizes.flatMap(({ kind, options }) =>
    options.map((option) => ({ ...option, label: i18n.t(`listing.chips.size.${kind}`, { name: option.label }) })),
  )
  const all = flatOptions([...status, ...categories, ...named, ...colors, ...brands])
  const boxes = all.filter(({ chosen }) => chosen)
  const others = unlisted(query, facets).map(({ name, value }) => ({ name, value, label: value }))
  const search = { label: i18n.t("listing.chips.search", { text: searchText }), without: { ...first, searchText: "" } }
  const price = { label: priceLabel(query, i18n), without: { ...first, minPrice: null, maxPrice: null } }
  const chips = [
    ...(searchText === "" || subject === "search" ? [] : [search]),
    ...(minPrice === null && maxPrice === null ? [] : [price]),
    ...[...boxes, ...others].map(({ name, value, label }) => ({ label, without: withoutValue(query, name, value) })),
  ]
  return chips.map(({ label, without }) => ({ label, search: formatListing(without) }))
}
