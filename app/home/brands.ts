import type { Picture, Product, ProductType } from "#core/product.ts"

/** A brand with the picture of one of its products. */
export type Brand = Product["brand"] & { productCount: number; picture: Picture | null }

/** The brands of a universe, those with most products first. */
export function brandsOf(products: Product[], universe: ProductType): Brand[] {
  const own = products.filter(({ productType }) => productType === universe)
  const counted = Map.groupBy(own, ({ brand }) => brand.slug)
  return [...counted.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((some) => {
      const [first] = some
      const picture = some.find(({ image }) => image)?.image ?? null
      return first ? [{ ...first.brand, productCount: some.length, picture }] : []
    })
}
