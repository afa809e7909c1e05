import { z } from "zod"
import type { CategoryResource } from "#api/catalogue/contract-category.ts"
import { type ProductType, productTypes } from "#core/catalogue/product-type.ts"
import { foldText } from "#core/search/fold-text.ts"
import { toSlug } from "#core/text/name-slug.ts"
import { type MediaOptions, mediaFromStrapi } from "../media/media-from-strapi.ts"
import { documentId, number, text } from "./lenient.ts"

/** Section 3 of the specification names `documentId` and `title`; the others are read where a Strapi has them. */
export const strapiCategory = z.object({
  id: z.int(),
  documentId,
  title: text(120),
  name: text(120),
  slug: text(100),
  productType: text(40),
  position: number,
  image: z.unknown().optional(),
  parent: z.unknown().optional(),
})

export type StrapiCategory = z.infer<typeof strapiCategory>

/** Words of titles, folded, by which a universe is recognised that no field names. */
const typeWords: Record<(typeof productTypes)[number], RegExp> = {
  electronics: /electron|high-?tech|telephon|phone|الكتروني|هاتف|هواتف/,
  fashion: /fashion|mode|vetement|chaussure|clothes|shoes|ازياء|ملابس|احذيه/,
  beauty: /beaute|beauty|parfum|cosmeti|maquillage|جمال|عطور|تجميل/,
  jewelry: /bijou|jewel|montre|مجوهرات|ساعات/,
}

/** The universe that a field names, or else the title. */
export function toProductType(named: string, titles: readonly string[]): ProductType {
  const known = productTypes.find((type) => type === named.toLowerCase())
  if (known) return known
  const folded = foldText(titles.join(" "))
  return productTypes.find((type) => typeWords[type].test(folded)) ?? "electronics"
}

export const categoryTitle = ({ title, name }: Pick<StrapiCategory, "title" | "name">): string => title || name

/** The slug of a category: its own, or that of its title, as addresses of listings are read; else the documentId. */
export const categorySlug = (category: Pick<StrapiCategory, "slug" | "title" | "name" | "documentId">): string =>
  toSlug(category.slug) || toSlug(categoryTitle(category)) || category.documentId

/** @param productCount how many products are in the category */
export function categoryFromStrapi(
  category: StrapiCategory,
  options: MediaOptions & { locale: string; productCount: number },
): CategoryResource {
  const { id, position, productType } = category
  const parent = strapiCategory.safeParse(category.parent).data
  const title = categoryTitle(category)
  return {
    id,
    documentId: category.documentId,
    slug: categorySlug(category),
    title,
    productType: toProductType(productType, [title]),
    parent: parent ? categorySlug(parent) : null,
    position: position ?? id,
    productCount: options.productCount,
    image: mediaFromStrapi(category.image, options),
    locale: options.locale,
  }
}
