import type { Product } from "../catalogue/product.ts"
import type { VariantChoice } from "../catalogue/variants/variant.ts"
import type { Notice } from "../content/notice.ts"
import type { Picture } from "../media/picture.ts"
import { isSameProduct, type ProductIdentity, type RemovedItem } from "./same-product.ts"

/** A product in a list that the browser stores. `id` is a text in lists of an earlier shop. */
export type SavedProduct = Pick<Product, "documentId" | "slug" | "title" | "productType" | "image"> & {
  id: number | string
  /** Codes of colour and size, where a variant was chosen; absent otherwise, and in lists of an earlier shop. */
  chosen?: VariantChoice
}

/** The wishlist or the compare list, oldest first. */
export type SavedList = readonly SavedProduct[]

export const emptyList: SavedList = []

export type SavedListChange<Key extends string> = {
  /** The same object when nothing changed. */
  list: SavedList
  notice: Notice<Key> | null
  removedItem?: RemovedItem<SavedProduct>
}

export function findSaved(list: SavedList, product: ProductIdentity): SavedProduct | undefined {
  return list.find((item) => isSameProduct(item, product))
}

/** A picture without what only its first moments on screen need. */
export function toSavedPicture(picture: Picture | null): Picture | null {
  if (!picture) return null
  const { url, width, height, alt, sized } = picture
  return { url, width, height, alt, ...(sized && { sized }) }
}

/** The part of a product that a list keeps. */
export function toSavedProduct(product: SavedProduct): SavedProduct {
  const { id, documentId, slug, title, productType, image, chosen } = product
  return {
    id,
    documentId,
    slug,
    title,
    productType,
    image: toSavedPicture(image),
    ...(chosen && { chosen: { color: chosen.color, size: chosen.size } }),
  }
}
