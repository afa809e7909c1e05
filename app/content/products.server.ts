import { data } from "react-router"
import type { ProductResource } from "#api/contract/product.ts"
import { productAddress } from "#api/contract/tokens.ts"
import { type Locale, locales } from "#core/locale.ts"
import { pricedAt } from "#core/offer.ts"
import type { Product, ProductDetail } from "#core/product.ts"
import { reviewsOnPage } from "#core/review.ts"
import type { ApiCall } from "./api-call.server.ts"
import type { Content } from "./content.server.ts"
import { productDetailFromWire, productFromWire, reviewFromWire } from "./from-wire.server.ts"
import { readPreview } from "./preview.server.ts"
import { growingListReader, listReader } from "./read.server.ts"
import { revalidated } from "./revalidated.server.ts"
import { createSoldNow } from "./sold-now.server.ts"

const from = "GET /api/products"
const cardPopulate = "image,medias,categories,colors.image"
const detail = { populate: "image,colors.image,categories,medias,features,reviews,stars", sort: "createdAt:desc" }
const mostKept = 500

type ReviewResource = NonNullable<ProductResource["reviews"]>[number]
/** By the moments as ISO 8601 has them; those of one moment stay in the order of their ids. */
const newestFirst = (one: Product, other: Product) =>
  one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1

type Read<T> = () => T | Promise<T>

/** The part of the client that reads products: all of them for lists, and each one that was looked at. */
export function createProducts(
  call: ApiCall,
): Pick<Content, "products" | "productBySlug" | "previewedProduct" | "slugOf" | "reviewsOf"> {
  const readList = listReader(call)
  const readAll = growingListReader(call)
  const lists = new Map(
    locales.map((locale) => [
      locale,
      {
        read: revalidated(async (etag) => {
          const read = await readAll({ from, query: { populate: cardPopulate, locale } }, productFromWire)(etag)
          return read === "same" ? read : { ...read, value: read.value.toSorted(newestFirst) }
        }),
        sold: createSoldNow(),
      },
    ]),
  )
  const details = new Map<string, Read<ProductDetail[]>>()

  /** The call of section 7 of the specification; kept, so that a product is still shown while the API is away. */
  const detailReader = (slug: string, locale: Locale) => {
    const query = { "filters[slug][$eq]": slug, ...detail, locale }
    const key = `${locale}/${slug}`
    const known = details.get(key) ?? revalidated(readList({ from, query }, productDetailFromWire, { pageSize: 1 }))
    details.delete(key)
    details.set(key, known)
    for (const oldest of details.keys()) {
      if (details.size <= mostKept) break
      details.delete(oldest)
    }
    return known
  }

  return {
    async products(locale) {
      const list = lists.get(locale)
      return list ? list.sold(await list.read()) : []
    },
    async productBySlug(slug, locale) {
      if (!productAddress.safeParse(slug).success) throw data("Product not found", { status: 404 })
      const [product] = await detailReader(slug, locale)()
      if (!product) throw data("Product not found", { status: 404 })
      return pricedAt(product, new Date().toISOString())
    },
    async previewedProduct(token, locale) {
      const product = await readPreview<ProductResource>(call, token, locale)
      if (!product) throw data("Product not found", { status: 404 })
      return productDetailFromWire(product)
    },
    async reviewsOf({ documentId }, page) {
      const answer = await call("GET /api/products/:documentId/reviews", {
        params: { documentId },
        query: { "pagination[page]": page, "pagination[pageSize]": reviewsOnPage },
      })
      if (answer.status !== 200) throw data("The content API is away", { status: 503 })
      // Checked by the contract on the API's side of the seam.
      return (answer.body as { data: ReviewResource[] }).data.map(reviewFromWire)
    },
    async slugOf(address) {
      if (!productAddress.safeParse(address).success) return undefined
      for (const field of ["documentId", "formerSlugs"]) {
        const query = { fields: "slug", [`filters[${field}][$eq]`]: address }
        const found = await readList({ from, query }, (wire: ProductResource) => wire.slug)(null)
        if (found !== "same" && found.value[0] !== undefined) return found.value[0]
      }
      return undefined
    },
  }
}
