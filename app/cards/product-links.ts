import type { CategoryRef, Product } from "#core/catalogue/product.ts"
import { type ShownUniverse, universeName } from "#core/catalogue/universe.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { productPath } from "../page/product-path.ts"
import type { Crumb } from "../ui/crumbs.tsx"

/** The product's category of the upper level, for the breadcrumb. */
export function topCategory<Category extends Pick<CategoryRef, "parent">>({
  categories,
}: {
  categories: readonly Category[]
}): Category | undefined {
  return categories.find(({ parent }) => parent === null) ?? categories[0]
}

/** The product's narrowest category: what it is, on cards. A tablet is no phone. */
export function narrowestCategory<Category extends Pick<CategoryRef, "parent">>({
  categories,
}: {
  categories: readonly Category[]
}): Category | undefined {
  return categories.find(({ parent }) => parent !== null) ?? categories[0]
}

/** The listing of a universe. */
export function universePath({ productType }: Pick<Product, "productType">): string {
  return `/shop?productType=${productType}`
}

/** The listing of a category or a sub-category. */
export function categoryPath({ slug, parent }: Pick<CategoryRef, "slug" | "parent">): string {
  return `/shop?${new URLSearchParams(parent === null ? { category: slug } : { subCategory: slug })}`
}

export function brandPath({ brand }: Pick<Product, "brand">): string {
  return `/shop?${new URLSearchParams({ brand: brand.slug })}`
}

/** Returns the address of a search for a word. */
export function searchPath(word: string): string {
  return `/shop?${new URLSearchParams({ searchText: word })}`
}

/** From the home page down to a product: universe, category, product. */
export function productSteps(product: Product, universes: readonly ShownUniverse[] = []): Crumb[] {
  const category = topCategory(product)
  const universe = universeName(universes, product.productType)
  return [
    ...(universe ? [{ path: universePath(product), label: universe }] : []),
    ...(category
      ? [{ path: categoryPath(category), label: category.title, language: textLanguage(category, "title") }]
      : []),
    { path: productPath(product), label: product.title, language: textLanguage(product, "name") },
  ]
}
