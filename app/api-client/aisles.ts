import type { ShownUniverse } from "#core/catalogue/universe.ts"
import { type Picture, thumbnailUrl } from "#core/media/picture.ts"
import type { Category } from "./content.ts"

/** A category as menus name it. */
export type MenuCategory = Pick<Category, "slug" | "title" | "textLanguages" | "productType" | "productCount">

/** A category with as much of its picture as a thumbnail needs. */
export type Aisle = MenuCategory & { image: Pick<Picture, "url" | "color"> | null }

export const upperLevel = (categories: Category[]): Category[] => categories.filter(({ parent }) => parent === null)

const toMenuCategory = ({ slug, title, textLanguages, productType, productCount }: Category): MenuCategory => ({
  slug,
  title,
  productType,
  productCount,
  textLanguages,
})

/** The universes that menus name: those that the merchant has categories of. Not by the number of products: those without a
 *  category are in no count that every page may depend on.
 *  @param universes those that the shop shows */
export function namedUniverses(
  universes: readonly ShownUniverse[],
  categories: readonly Pick<MenuCategory, "productType">[],
): ShownUniverse[] {
  const named = new Set(categories.map(({ productType }) => productType))
  return universes.filter(({ slug }) => named.has(slug))
}

/** A picture of each universe, by its slug: that of its first category that has one. */
export function universePictures(categories: readonly Category[]): Record<string, Picture> {
  const pictures: Record<string, Picture> = {}
  for (const { productType, image } of categories) if (image) pictures[productType] ??= image
  return pictures
}

/** The categories of the upper level, for the menus of every page. */
export const menuCategories = (categories: Category[]): MenuCategory[] => upperLevel(categories).map(toMenuCategory)

/** Pixels of the page. */
const aisleSide = 64

/** As much of a picture as a thumbnail of it needs that is at most 64 pixels wide. */
export const toThumbnail = ({ color, ...picture }: Picture): Pick<Picture, "url" | "color"> => ({
  url: thumbnailUrl(picture, aisleSide),
  ...(color && { color }),
})

/** The categories of the upper level for lists with small pictures. */
export const toAisles = (categories: Category[]): Aisle[] =>
  upperLevel(categories).map((category) => ({
    ...toMenuCategory(category),
    image: category.image && toThumbnail(category.image),
  }))
