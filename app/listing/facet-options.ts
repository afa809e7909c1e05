import { type ChoiceFilter, choiceFilters, type ListingQuery, listingStatuses } from "#core/listing-query.ts"
import { productTypes } from "#core/product.ts"
import type { Listing } from "../content/catalogue.server.ts"
import type { Category } from "../content/content.ts"
import type { I18n } from "../i18n/i18n.tsx"

type Counted = Listing["facets"]

/** One box of a facet. */
export type FacetOption = {
  name: ChoiceFilter | "status"
  value: string
  label: string
  /** Results if this were chosen. */
  count: number
  chosen: boolean
  /** Narrower boxes, unfolded under this one. */
  children: FacetOption[]
}

export function statusOptions(counts: Counted, query: ListingQuery, { t }: I18n): FacetOption[] {
  return listingStatuses.map((value) => ({
    name: "status",
    value,
    label: t(`listing.status.${value}`),
    count: counts.status.get(value) ?? 0,
    chosen: query.status.includes(value),
    children: [],
  }))
}

/** What is worth a box: something to find, or something to switch off, here or under it. */
function worthShowing({ count, chosen, children }: FacetOption): boolean {
  return count > 0 || chosen || children.some(worthShowing)
}

function unfolded(option: FacetOption): boolean {
  return option.chosen || option.children.some(unfolded)
}

/** Universes, in each its categories, in each its sub-categories; unfolded where something is chosen. */
export function categoryOptions(
  counts: Counted,
  query: ListingQuery,
  categories: Category[],
  { t }: I18n,
): FacetOption[] {
  const optionOf = (
    name: Exclude<ChoiceFilter, "brand">,
    value: string,
    label: string,
    children: FacetOption[],
  ): FacetOption => {
    const chosen = query[name].some((other) => other === value)
    return { name, value, label, count: counts[name].get(value) ?? 0, chosen, children }
  }
  const sold = new Set(categories.map(({ productType }) => productType))
  const universes = productTypes.filter((type) => sold.has(type))
  const tree = universes.map((type) => {
    const own = categories.filter((category) => category.productType === type && category.parent === null)
    const children = own.map(({ slug, title }) => {
      const subs = categories.filter(({ parent }) => parent === slug)
      return optionOf(
        "category",
        slug,
        title,
        subs.map((sub) => optionOf("subCategory", sub.slug, sub.title, [])),
      )
    })
    return optionOf("productType", type, t(`listing.universe.${type}`), children)
  })
  const fold = (option: FacetOption): FacetOption => ({
    ...option,
    children: unfolded(option) ? option.children.map(fold).filter(worthShowing) : [],
  })
  const [only] = tree
  return only && tree.length === 1 ? only.children.map(fold).filter(worthShowing) : tree.map(fold)
}

/** Brands, those with most products in the shop first, so that boxes stay in their place while filters change. */
export function brandOptions({ brand }: Counted, query: ListingQuery): FacetOption[] {
  const options = brand.map(({ slug: value, name: label, count }): FacetOption => {
    return { name: "brand", value, label, count, chosen: query.brand.includes(value), children: [] }
  })
  return options.filter(worthShowing)
}

/** The boxes of a facet with those unfolded under them. */
export function flatOptions(options: FacetOption[]): FacetOption[] {
  return options.flatMap((option) => [option, ...flatOptions(option.children)])
}

/** Chosen values that no box stands for. */
export function unlisted(
  query: ListingQuery,
  facets: { categories: FacetOption[]; brands: FacetOption[] },
): { name: ChoiceFilter; value: string }[] {
  const boxes = flatOptions([...facets.categories, ...facets.brands])
  return choiceFilters.flatMap((name) =>
    query[name]
      .filter((value) => !boxes.some((box) => box.name === name && box.value === value))
      .map((value) => ({ name, value })),
  )
}
