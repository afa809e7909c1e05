import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Product, ProductType } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Content } from "../../api-client/content.server.ts"

/** A brand with the picture of one of its products. */
export type Brand = Product["brand"] & { productCount: number; picture: Picture | null }

const maxBrands = 12

/** The brands of a universe, those with most products first. */
export async function brandsOf(content: Content, universe: ProductType, locale: Locale): Promise<Brand[]> {
  const listed = await content.listing({ ...plainListing, productType: [universe] }, locale, { pageSize: 1 })
  const brands = listed.facets.brand.toSorted((a, b) => b.count - a.count).slice(0, maxBrands)
  return Promise.all(
    brands.map(async ({ slug, name, count: productCount }) => {
      const row = { rule: "newest", limit: 1, productType: universe, brand: slug, image: true } as const
      const [pictured] = await content.row(row, locale)
      return { slug, name, productCount, picture: pictured?.image ?? null }
    }),
  )
}
