import type { PriceFacet } from "#core/catalogue/facets.ts"
import type { ChoiceFilter, ListingQuery } from "#core/catalogue/listing-query.ts"
import type { SizeKind } from "#core/catalogue/variants/size-values.ts"
import { fromPackedText, toPackedText } from "#core/packed-text.ts"
import type { FacetOption, SizeGroup } from "./facet-options.ts"

/** What a listing can be filtered by. */
export type ListingFacets = {
  price: PriceFacet
  status: FacetOption[]
  categories: FacetOption[]
  sizes: SizeGroup[]
  colors: FacetOption[]
  brands: FacetOption[]
}

/** The same as a page's data hold it: the long lists as texts. Their boxes are chosen as the address says. */
export type PackedFacets = Omit<ListingFacets, "sizes" | "colors" | "brands"> & {
  sizes: { kind: SizeKind; options: string }[]
  colors: string
  brands: string
}

const packOptions = (options: FacetOption[]): string =>
  toPackedText(
    options.map(({ value, label, count, hex }) => (hex ? [value, label, count, hex] : [value, label, count])),
  )

const unpackOptions = (name: ChoiceFilter, text: string, query: ListingQuery): FacetOption[] =>
  fromPackedText(text).map(([value = "", label = "", count, hex]) => ({
    name,
    value,
    label,
    count: Number(count),
    chosen: query[name].some((chosen) => chosen === value),
    ...(hex && { hex }),
  }))

/** Facets for a page's data. */
export const packFacets = ({ sizes, colors, brands, ...facets }: ListingFacets): PackedFacets => ({
  ...facets,
  sizes: sizes.map(({ kind, options }) => ({ kind, options: packOptions(options) })),
  colors: packOptions(colors),
  brands: packOptions(brands),
})

/** What `packFacets` has packed.
 *  @param query what the address asks for */
export const unpackFacets = (
  { sizes, colors, brands, ...facets }: PackedFacets,
  query: ListingQuery,
): ListingFacets => ({
  ...facets,
  sizes: sizes.map(({ kind, options }) => ({ kind, options: unpackOptions("size", options, query) })),
  colors: unpackOptions("color", colors, query),
  brands: unpackOptions("brand", brands, query),
})
