import { isInStock, pictureCount } from "../product.ts"
import { Columns } from "./columns.ts"
import type { IndexedProduct } from "./indexed-product.ts"
import { Interned } from "./interned.ts"
import { Offers } from "./offers.ts"
import { SlotOrder } from "./slot-order.ts"
import { VariantLists } from "./variant-lists.ts"

/** The most that a column of bytes holds. */
const maxCounted = 255

type IndexedCategory = IndexedProduct["categories"][number]

/** Categories that several products have in common, in their order. */
export type CategoryList = Pick<IndexedCategory, "slug" | "parent">[]

/** The slugs of categories and of those above them: what is in a sub-category alone is listed and counted above it too. */
export const slugsInOrUnder = (categories: CategoryList): Set<string> =>
  new Set(categories.flatMap(({ slug, parent }) => (parent === null ? [slug] : [slug, parent])))

/** The same for the same categories; a control character is in no slug. */
function listKey(categories: CategoryList): string {
  let key = ""
  for (const { slug, parent } of categories) key += `${slug}\n${parent === null ? "" : `\t${parent}`}\n`
  return key
}

/** The columns of an index, filled from products, and the orders that listings have. Prices are those of a moment. */
export class CatalogueColumns {
  columns = new Columns()
  /** Universes. */
  types = new Interned<string>()
  brands = new Interned<IndexedProduct["brand"]>()
  categoryLists = new Interned<CategoryList>()
  variants = new VariantLists()
  #offers = new Offers()
  readonly #isLive = (slot: number) => this.columns.arrays.live[slot] === 1
  /** Newest first, those of one moment in the order of their ids. */
  readonly newest = new SlotOrder((a, b) => this.compareNewest(a, b), this.#isLive)
  readonly cheapest = new SlotOrder((a, b) => this.#price(a) - this.#price(b) || this.compareNewest(a, b), this.#isLive)
  readonly dearest = new SlotOrder((a, b) => this.#price(b) - this.#price(a) || this.compareNewest(a, b), this.#isLive)

  /** The order of two slots in a plain listing. */
  compareNewest(a: number, b: number): number {
    const { createdAt, id } = this.columns.arrays
    return (createdAt[b] ?? 0) - (createdAt[a] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0)
  }

  /** Stores a product in place of what was stored of it.
   *  @returns its slot */
  set(product: IndexedProduct): number {
    const { columns } = this
    const known = columns.slot(product.id)
    const slot = known ?? columns.allocate(product.id)
    const { arrays } = columns
    const createdAt = Date.parse(product.createdAt)
    const hasMoved = known === undefined || arrays.createdAt[slot] !== createdAt
    arrays.createdAt[slot] = createdAt
    if (hasMoved) this.newest.change(slot)
    this.#setPrice(slot, this.#offers.set(slot, product), hasMoved)
    const old = (column: "brand" | "categories" | "variants" | "type") =>
      known === undefined ? -1 : (arrays[column][slot] ?? -1)
    const [oldBrand, oldList, oldVariants] = [old("brand"), old("categories"), old("variants")]
    const oldType = old("type")
    const { categories } = product
    arrays.brand[slot] = this.brands.add(product.brand.slug, product.brand)
    arrays.categories[slot] = this.categoryLists.add(listKey(categories), categories)
    arrays.variants[slot] = this.variants.add(product)
    this.brands.release(oldBrand)
    this.categoryLists.release(oldList)
    if (known !== undefined) this.variants.release(oldVariants)
    arrays.stock[slot] = Number(isInStock(product))
    arrays.type[slot] = this.types.add(product.productType, product.productType)
    this.types.release(oldType)
    arrays.sellCount[slot] = product.sellCount
    arrays.rating[slot] = product.rating ?? Number.NaN
    arrays.reviewCount[slot] = product.reviewCount
    arrays.featured[slot] = Number(product.featured)
    arrays.image[slot] = Number(product.image !== null)
    arrays.pictures[slot] = Math.min(pictureCount(product), maxCounted)
    arrays.colors[slot] = Math.min(product.colors.length, maxCounted)
    arrays.video[slot] = Number(product.videoId !== null)
    return slot
  }

  /** Removes a product.
   *  @returns the slot that it had; undefined when it was not there */
  delete(id: number): number | undefined {
    const { columns } = this
    const slot = columns.slot(id)
    if (slot === undefined) return undefined
    this.brands.release(columns.arrays.brand[slot] ?? -1)
    this.categoryLists.release(columns.arrays.categories[slot] ?? -1)
    this.types.release(columns.arrays.type[slot] ?? -1)
    this.variants.release(columns.arrays.variants[slot] ?? -1)
    this.#offers.delete(slot)
    columns.release(id)
    for (const order of [this.newest, this.cheapest, this.dearest]) order.change(slot)
    return slot
  }

  /** Returns the data from which `fromSnapshot` builds the same columns; can be sent to another thread. */
  snapshot() {
    return {
      columns: this.columns.snapshot(),
      types: this.types.snapshot(),
      brands: this.brands.snapshot(),
      categoryLists: this.categoryLists.snapshot(),
      variants: this.variants.snapshot(),
      offers: this.#offers.snapshot(),
      orders: { newest: this.newest.read(), cheapest: this.cheapest.read(), dearest: this.dearest.read() },
    }
  }

  static fromSnapshot(snapshot: ReturnType<CatalogueColumns["snapshot"]>): CatalogueColumns {
    const catalogue = new CatalogueColumns()
    catalogue.columns = Columns.fromSnapshot(snapshot.columns)
    catalogue.types = Interned.fromSnapshot(snapshot.types)
    catalogue.brands = Interned.fromSnapshot(snapshot.brands)
    catalogue.categoryLists = Interned.fromSnapshot(snapshot.categoryLists)
    catalogue.variants = VariantLists.fromSnapshot(snapshot.variants)
    catalogue.#offers = Offers.fromSnapshot(snapshot.offers)
    for (const order of ["newest", "cheapest", "dearest"] as const) catalogue[order].restore(snapshot.orders[order])
    return catalogue
  }

  /** Moves the prices to a moment.
   *  @param now milliseconds since 1970 */
  moveTo(now: number): void {
    this.#offers.moveTo(now, (slot, priced) => this.#setPrice(slot, priced, false))
  }

  /** The end of a running offer in milliseconds since 1970; null when none runs. */
  offerEnd(slot: number): number | null {
    return this.#offers.runningUntil(slot)
  }

  /** When an offer last began or ended, in milliseconds since 1970. */
  get pricesSince(): number {
    return this.#offers.since
  }

  #price(slot: number): number {
    return this.columns.arrays.price[slot] ?? 0
  }

  #setPrice(slot: number, { price, discount }: { price: number; discount: number }, hasMoved: boolean): void {
    const { arrays } = this.columns
    arrays.discount[slot] = discount
    if (!hasMoved && arrays.price[slot] === price) return
    arrays.price[slot] = price
    this.cheapest.change(slot)
    this.dearest.change(slot)
  }
}
