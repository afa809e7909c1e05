import type { Product, ProductType } from "#core/product.ts"

export type Brand = Product["brand"]

/** The brands of a universe, those with most products first. */
export function brandsOf(products: Product[], universe: ProductType): Brand[] {
  const own = products.filter(({ productType }) => productType === universe)
  const counted = Map.groupBy(own, ({ brand }) => brand.slug)
  return [...counted.values()].toSorted((a, b) => b.length - a.length).flatMap(([first]) => first?.brand ?? [])
}
