import type { ProductType } from "../product-type.ts"
import { type CatalogueColumns, slugsInOrUnder } from "./catalogue-columns.ts"

/** A gallery has so many pictures at least. */
export const minGalleryPictures = 4

/** By what a row of products is ordered; equal ones stand newest first. */
export const rowOrders = [
  "newest",
  "selling",
  "rated",
  "featured",
  "discount",
  "cheapest",
  "ending",
  "related",
  "pictures",
] as const

export type RowOrder = (typeof rowOrders)[number]

/** Selects a row of products of a page: which ones, in which order, how many. */
export type ProductRowQuery = {
  order: RowOrder
  limit: number
  /** `first`: what is in stock stands before what is not; `only`: nothing else stands there. */
  stock?: "any" | "first" | "only"
  /** Tests that a product must pass. */
  only?: readonly RowTest[]
  productType?: ProductType | undefined
  /** Slug of a category of either level, with those under it. */
  category?: string | undefined
  /** Slug. */
  brand?: string | undefined
  /** Slugs of the categories that `related` products share, those with most of them first. */
  shared?: readonly string[]
  /** The id of a product that is left out. */
  except?: number | undefined
  /** Takes the last ones of the order instead of the first; they keep their order. */
  last?: boolean
}

export const rowTests = ["featured", "on-sale", "rated", "image", "offer", "video", "swatches", "gallery"] as const

export type RowTest = (typeof rowTests)[number]

type Keys = readonly [number, number, number]
type KeyOf = (slot: number) => number

/** Smaller keys stand first. */
function keysOf(catalogue: CatalogueColumns, { order, shared = [] }: ProductRowQuery): [KeyOf, KeyOf] {
  const { sellCount, rating, reviewCount, featured, discount, price, categories, pictures } = catalogue.columns.arrays
  const none: KeyOf = () => 0
  const falling =
    (column: Float64Array | Uint8Array): KeyOf =>
    (slot) =>
      -(column[slot] ?? 0)
  const sharedBy = new Map<number, number>()
  for (const { code, value } of order === "related" ? catalogue.categoryLists.entries() : []) {
    sharedBy.set(code, value.filter(({ slug }) => shared.includes(slug)).length)
  }
  const orders: Record<RowOrder, [KeyOf, KeyOf]> = {
    newest: [none, none],
    selling: [falling(sellCount), none],
    rated: [(slot) => -(rating[slot] || 0), falling(reviewCount)],
    featured: [falling(featured), none],
    discount: [falling(discount), none],
    cheapest: [(slot) => price[slot] ?? 0, none],
    ending: [(slot) => catalogue.offerEnd(slot) ?? Number.POSITIVE_INFINITY, none],
    pictures: [falling(pictures), none],
    related: [(slot) => -(sharedBy.get(categories[slot] ?? 0) ?? 0), none],
  }
  return orders[order]
}

/** Makes the predicate whether a product belongs in a row. */
function rowTest(catalogue: CatalogueColumns, row: ProductRowQuery): (slot: number) => boolean {
  const { stock, discount, rating, featured, image, type, brand, categories, id } = catalogue.columns.arrays
  const { pictures, colors, video } = catalogue.columns.arrays
  const tests: Record<RowTest, (slot: number) => boolean> = {
    featured: (slot) => featured[slot] === 1,
    "on-sale": (slot) => (discount[slot] ?? 0) > 0,
    rated: (slot) => !Number.isNaN(rating[slot]),
    image: (slot) => image[slot] === 1,
    offer: (slot) => catalogue.offerEnd(slot) !== null,
    video: (slot) => video[slot] === 1,
    swatches: (slot) => (colors[slot] ?? 0) >= 2,
    gallery: (slot) => (pictures[slot] ?? 0) >= minGalleryPictures,
  }
  const all = (row.only ?? []).map((name) => tests[name])
  if (row.stock === "only") all.push((slot) => stock[slot] === 1)
  if (row.productType !== undefined) {
    const wanted = [...catalogue.types.entries()].find(({ value }) => value === row.productType)?.code ?? -1
    all.push((slot) => type[slot] === wanted)
  }
  if (row.brand !== undefined) {
    const wanted = [...catalogue.brands.entries()].find(({ value }) => value.slug === row.brand)?.code ?? -1
    all.push((slot) => brand[slot] === wanted)
  }
  if (row.category !== undefined) {
    const lists = [...catalogue.categoryLists.entries()]
    const { category } = row
    const codes = new Set(lists.filter(({ value }) => slugsInOrUnder(value).has(category)).map(({ code }) => code))
    all.push((slot) => codes.has(categories[slot] ?? 0))
  }
  if (row.except !== undefined) all.push((slot) => id[slot] !== row.except)
  return (slot) => all.every((test) => test(slot))
}

const isBefore = (a: Keys, b: Keys) => a[0] < b[0] || (a[0] === b[0] && (a[1] < b[1] || (a[1] === b[1] && a[2] < b[2])))

/** The slots of a row, in one pass over the products that holds on to no more than the row shows. */
export function selectRow(catalogue: CatalogueColumns, row: ProductRowQuery): Int32Array {
  const { stock } = catalogue.columns.arrays
  const passes = rowTest(catalogue, row)
  const [first, second] = keysOf(catalogue, row)
  const soldOut: KeyOf = (slot) => (row.stock === "first" ? 1 - (stock[slot] ?? 0) : 0)
  // Related products look at what they share before the stock.
  const keys = (slot: number): Keys =>
    row.order === "related" ? [first(slot), soldOut(slot), 0] : [soldOut(slot), first(slot), second(slot)]
  const newest = catalogue.newest.read()
  const direction = row.last ? -1 : 1
  const chosen: { slot: number; keys: Keys }[] = []
  const precedes = (a: Keys, b: Keys) => (row.last ? isBefore(b, a) : isBefore(a, b))
  for (let index = row.last ? newest.length - 1 : 0; index >= 0 && index < newest.length; index += direction) {
    const slot = newest[index] ?? 0
    if (!passes(slot)) continue
    const own = keys(slot)
    const worst = chosen.at(-1)
    if (chosen.length >= row.limit && (!worst || !precedes(own, worst.keys))) continue
    let place = chosen.length
    while (place > 0 && precedes(own, chosen[place - 1]?.keys ?? own)) place -= 1
    chosen.splice(place, 0, { slot, keys: own })
    if (chosen.length > row.limit) chosen.pop()
  }
  const slots = chosen.map(({ slot }) => slot)
  return Int32Array.from(row.last ? slots.reverse() : slots)
}
