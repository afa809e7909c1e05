import type { ListedProduct } from "#core/catalogue/listing-variant.ts"
import { fromDinars } from "#core/money.ts"
import type { ProductResource } from "../catalogue/contract.ts"

type Answer = { data: ProductResource[]; meta: { pagination: { pageCount: number } } }

const populate = "populate=image,medias,categories,colors.image,variants"
const toPicture = (image: ProductResource["image"]) =>
  image ? { url: image.url, width: image.width, height: image.height, alt: image.alternativeText } : null

/** All products of `/api/products`, newest first, as they are answered and as the plain functions take them.
 *  @param read the JSON of a path under `/api` */
export async function readAllProducts(
  read: (path: string) => Promise<unknown>,
  locale: string,
): Promise<{ resources: ProductResource[]; products: ListedProduct[] }> {
  const resources: ProductResource[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const pages = `pagination[pageSize]=80&pagination[page]=${page}`
    const answer = (await read(`products?${populate}&locale=${locale}&sort=createdAt:desc&${pages}`)) as Answer
    resources.push(...answer.data)
    pageCount = answer.meta.pagination.pageCount
  }
  const products = resources.map((resource) => ({
    ...resource,
    title: resource.name,
    price: fromDinars(resource.price),
    lastPrice: resource.lastPrice === null ? null : fromDinars(resource.lastPrice),
    image: toPicture(resource.image),
    medias: [],
    colors: [],
    variants: resource.variants ?? [],
    categories: resource.categories ?? [],
  }))
  return { resources, products }
}
