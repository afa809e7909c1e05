import type { PriceFacet } from "#core/catalogue/facets.ts"
import { type ChoiceFilter, choiceFilters, type ListingQuery, listingStatuses } from "#core/catalogue/listing-query.ts"
import type { ShownUniverse } from "#core/catalogue/universe.ts"
import { type SizeKind, sizeFilterValue, sizeKinds } from "#core/catalogue/variants/size-values.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import { namedUniverses } from "../../../api-client/aisles.ts"
import type { Category } from "../../../api-client/content.ts"
import type { Listing } from "../../../api-client/listing.ts"
import type { I18n } from "../../../i18n/i18n.tsx"

type Counted = Listing["facets"]

/** One box of a facet. */
export type FacetOption = {
  name: ChoiceFilter | "status"
  value: string
  label: string
  /** Of a category's label, named `title`, where that is not the page's. */
  textLanguages?: TextLanguages
  /** Results if this were chosen. */
  count: number
  chosen: boolean
  /** Of a colour, `#rrggbb`. */
  hex?: string
  /** Narrower boxes, unfolded under this one; absent = none. */
  children?: FacetOption[]
}

/** The sizes of one kind, such as all shoe sizes. */
export type SizeGroup = { kind: SizeKind; options: FacetOption[] }

/** Facets of a listing. */
export type ListingFacets = {
  price: PriceFacet
  status: FacetOption[]
  categories: FacetOption[]
  sizes: SizeGroup[]
  colors: FacetOption[]
  brands: FacetOption[]
}

/** Label of in-stock: beside a chosen size or colour it means units of that variant. */
function inStockLabel({ size, color }: ListingQuery, { t }: I18n): string {
  if (size.length > 0) {
    const areAll = (kind: SizeKind) => size.every((value) => value.startsWith(sizeFilterValue(kind, "")))
    const kind = (["capacity", "option"] as const).find(areAll) ?? "size"
    return t(`listing.status.in-stock.${kind}`)
  }
  return t(color.length > 0 ? "listing.status.in-stock.color" : "listing.status.in-stock")
}

export function statusOptions(counts: Counted, query: ListingQuery, i18n: I18n): FacetOption[] {
  const options = listingStatuses.map((value) => ({
    name: "status" as const,
    value,
    label: value === "in-stock" ? inStockLabel(query, i18n) : i18n.t("listing.status.on-sale"),
    count: counts.status.get(value) ?? 0,
    chosen: query.status.includes(value),
  }))
  return options.filter(worthShowing)
}

/** Whether an option is shown: it, or one below it, finds something or can be switched off. */
function worthShowing({ count, chosen, children = [] }: FacetOption): boolean {
  return count > 0 || chosen || children.some(worthShowing)
}

function unfolded(option: FacetOption): boolean {
  return option.chosen || (option.children ?? []).some(unfolded)
}

/** Universes, in each its categories, in each its sub-categories; unfolded where something is chosen. */
export function categoryOptions(
  counts: Counted,
  query: ListingQuery,
  categories: Category[],
  universes: readonly ShownUniverse[],
): FacetOption[] {
  const optionOf = (
    name: "productType" | "category" | "subCategory",
    value: string,
    { title: label, textLanguages }: Pick<Category, "title" | "textLanguages">,
    children?: FacetOption[],
  ): FacetOption => ({
    name,
    value,
    label,
    count: counts[name].get(value) ?? 0,
    chosen: query[name].some((other) => other === value),
    textLanguages,
    ...(children && { children }),
  })
  const tree = namedUniverses(universes, categories).map(({ slug: type, name }) => {
    const own = categories.filter((category) => category.productType === type && category.parent === null)
    const children = own.map((category) => {
      const subs = categories.filter(({ parent }) => parent === category.slug)
      return optionOf(
        "category",
        category.slug,
        category,
        subs.map((sub) => optionOf("subCategory", sub.slug, sub)),
      )
    })
    return optionOf("productType", type, { title: name }, children)
  })
  const foldAll = (options: FacetOption[] = []) => options.map(fold).filter(worthShowing)
  const fold = ({ children, ...option }: FacetOption): FacetOption => {
    const under = unfolded({ ...option, children }) ? foldAll(children) : []
    return under.length > 0 ? { ...option, children: under } : option
  }
  const [only] = tree
  return foldAll(only && tree.length === 1 ? only.children : tree)
}

/** Sizes by their kinds, without the kinds that no result has: a 40 of shoes is not a 40 of trousers. */
export function sizeGroups({ size }: Counted, query: ListingQuery): SizeGroup[] {
  const groups = sizeKinds.map((kind) => {
    const ofKind = size.filter((each) => each.kind === kind)
    const options = ofKind.map(({ value, name: label, count }): FacetOption => {
      return { name: "size", value, label, count, chosen: query.size.includes(value) }
    })
    return { kind, options: options.filter(worthShowing) }
  })
  return groups.filter(({ options }) => options.length > 0)
}

/** Colours, those of most products in the shop first. */
export function colorOptions({ color }: Counted, query: ListingQuery): FacetOption[] {
  const options = color.map(({ code: value, name: label, hex, count }): FacetOption => {
    return { name: "color", value, label, hex, count, chosen: query.color.includes(value) }
  })
  return options.filter(worthShowing)
}

/** Brands, those with most products in the shop first, so that boxes stay in their place while filters change. */
export function brandOptions({ brand }: Counted, query: ListingQuery): FacetOption[] {
  const options = brand.map(({ slug: value, name: label, count }): FacetOption => {
    return { name: "brand", value, label, count, chosen: query.brand.includes(value) }
  })
  return options.filter(worthShowing)
}

/** The boxes of a facet with those unfolded under them. */
export function flatOptions(options: FacetOption[]): FacetOption[] {
  return options.flatMap((option) => [option, ...flatOptions(option.children ?? [])])
}

/** Chosen values that no box stands for. */
export function unlisted(
  query: ListingQuery,
  facets: Pick<ListingFacets, "categories" | "sizes" | "colors" | "brands">,
): { name: ChoiceFilter; value: string }[] {
  const sizes = facets.sizes.flatMap(({ options }) => options)
  const boxes = flatOptions([...facets.categories, ...sizes, ...facets.colors, ...facets.brands])
  return choiceFilters.flatMap((name) =>
    query[name]
      .filter((value) => !boxes.some((box) => box.name === name && box.value === value))
      .map((value) => ({ name, value })),
  )
}
