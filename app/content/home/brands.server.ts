import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Content } from "../../api-client/content.server.ts"

/** A brand with the picture of one of its products. */
export type Brand = Product["brand"] & { productCount: number; picture: Picture | null }

type BrandsOptions = { universe: ProductType | null; locale: Locale; max: number }

/** The brands of a universe or of all, those with most products first. */
export async function brandsOf(content: Content, { universe, locale, max }: BrandsOptions): Promise<Brand[]> {
  const listed = await content.listing({ ...plainListing, productType: universe ? [universe] : [] }, locale, {
    pageSize: 1,
  })
  // A Strapi's products may have none.
  const named = listed.facets.brand.filter(({ slug }) => slug !== "")
  const brands = named.toSorted((a, b) => b.count - a.count).slice(0, max)
  return Promise.all(
    brands.map(async ({ slug, name, count: productCount }) => {
      const type = universe && { productType: universe }
      const row = { rule: "newest", limit: 1, brand: slug, image: true, ...type } as const
      const [pictured] = await content.row(row, locale)
      return { slug, name, productCount, picture: pictured?.image ?? null }
    }),
  )
}
