import type { Notice } from "./notice.ts"
import type { Picture, Product } from "./product.ts"
import { isSameProduct, type ProductIdentity, type TakenOut } from "./same-product.ts"

/** What a list kept in the browser knows of a product. `id` is a text in lists of an earlier shop. */
export type KeptProduct = Pick<Product, "documentId" | "slug" | "title" | "productType" | "image"> & {
  id: number | string
}

/** The wishlist or the compare list, oldest first. */
export type KeptList = readonly KeptProduct[]

export const emptyList: KeptList = []

export type KeptChange<Key extends string> = {
  /** The same object when nothing changed. */
  list: KeptList
  notice: Notice<Key> | null
  takenOut?: TakenOut<KeptProduct>
}

export function findKept(list: KeptList, product: ProductIdentity): KeptProduct | undefined {
  return list.find((item) => isSameProduct(item, product))
}

/** A picture without what only its first moments on screen need. */
export function keptPicture(picture: Picture | null): Picture | null {
  if (!picture) return null
  const { url, width, height, alt, sized } = picture
  return { url, width, height, alt, ...(sized && { sized }) }
}

/** The part of a product that a list keeps. */
export function keptProduct({ id, documentId, slug, title, productType, image }: KeptProduct): KeptProduct {
  return { id, documentId, slug, title, productType, image: keptPicture(image) }
}

/** What the shop says now about a slug that a list holds; null = not sold any more. */
export type CurrentProduct = { slug: string; product: KeptProduct | null }

/** Brings a list up to what the shop sells now: titles and slugs of today, without what is gone. Products that were not
 *  asked about stay as they are.
 *  @returns the same list when nothing is different, and the titles that were taken out */
export function refreshKept(list: KeptList, current: CurrentProduct[]): { list: KeptList; gone: string[] } {
  const answers = new Map(current.map(({ slug, product }) => [slug, product]))
  const kept: KeptProduct[] = []
  const gone: string[] = []
  for (const old of list) {
    const product = answers.get(old.slug)
    if (product === null) gone.push(old.title)
    else {
      const item = product ? keptProduct(product) : old
      if (!findKept(kept, item)) kept.push(item)
    }
  }
  const same = JSON.stringify(kept) === JSON.stringify(list)
  return { list: same ? list : kept, gone }
}
