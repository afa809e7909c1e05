import { findSaved, type SavedList, type SavedProduct, toSavedProduct } from "./saved-list.ts"

/** Present state of a slug of a list; null = not sold any more. */
export type CurrentProduct = { slug: string; product: SavedProduct | null }

/** Brings a list up to what the shop sells now, with what was chosen: titles and slugs of today, without what is gone. Products that were not
 *  asked about stay as they are.
 *  @returns the same list when nothing is different, and the titles that were taken out */
export function refreshSavedList(list: SavedList, current: CurrentProduct[]): { list: SavedList; gone: string[] } {
  const answers = new Map(current.map(({ slug, product }) => [slug, product]))
  const products: SavedProduct[] = []
  const gone: string[] = []
  for (const old of list) {
    const product = answers.get(old.slug)
    if (product === null) gone.push(old.title)
    else {
      const item = product ? toSavedProduct({ ...product, ...(old.chosen && { chosen: old.chosen }) }) : old
      if (!findSaved(products, item)) products.push(item)
    }
  }
  const same = JSON.stringify(products) === JSON.stringify(list)
  return { list: same ? list : products, gone }
}
