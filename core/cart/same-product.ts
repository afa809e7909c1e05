import type { Product } from "../catalogue/product.ts"

/** The two names of a product that a list in the browser may know. */
export type ProductIdentity = Pick<Product, "documentId" | "slug">

/** A line of a list: a product, and which of its variants where one is chosen. */
export type LineIdentity = ProductIdentity & { choice?: { variant: string } }

/** One product under its slug or its documentId: a list of an earlier shop may know only one of them. */
export function isSameProduct(one: ProductIdentity, other: ProductIdentity): boolean {
  return one.slug === other.slug || one.documentId === other.documentId
}

/** One variant of one product; a product whose variant is not chosen is a line of its own. */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return isSameProduct(one, other) && one.choice?.variant === other.choice?.variant
}

/** A product that was taken out of a list, and where it stood: what an undo needs. */
export type RemovedItem<Item> = { item: Item; at: number }

/** Puts a product back where it was; the same list when it is there again already. */
export function restore<Item extends LineIdentity>(
  list: readonly Item[],
  { item, at }: RemovedItem<Item>,
): readonly Item[] {
  return list.some((other) => isSameLine(other, item)) ? list : list.toSpliced(at, 0, item)
}
