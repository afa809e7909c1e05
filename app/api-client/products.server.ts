import { data } from "react-router"
import { z } from "zod"
import { productResource, review } from "#api/catalogue/contract.ts"
import { cardsAnswer } from "#api/catalogue/contract-listing.ts"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { productAddress } from "#api/common/contract-tokens.ts"
import { soldAt } from "#core/catalogue/offer.ts"
import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import type { Content } from "./content.server.ts"
import type { SearchWord } from "./content.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { productDetailFromWire, reviewFromWire, variantFromWire } from "./transport/from-wire.server.ts"
import { bodyReader, failureOf, growingListReader, listReader, orUnavailable } from "./transport/read.server.ts"
import { recordTags, type TagClock } from "./transport/tag-clock.server.ts"
import { perLocale, tagged } from "./transport/tagged.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** Products of one request. */
const maxProducts = 100

const variantsAnswer = listEnvelope(productResource.pick({ id: true, variants: true }))

/** The part of the client that reads the variants of several products. */
export function createVariants(call: ApiCall): Pick<Content, "variantsOf"> {
  const readList = listReader(call)
  return {
    async variantsOf(ids, locale) {
      const requestedIds = [...new Set(ids)].slice(0, maxProducts)
      if (requestedIds.length === 0) return new Map()
      const named = Object.fromEntries(requestedIds.map((id, index) => [`filters[id][$in][${index}]`, id]))
      const query = { ...named, fields: "id", populate: "variants", locale }
      const load = readList(
        { from: "GET /api/products", query, answer: variantsAnswer },
        ({ id, variants = [] }) => [id, variants.map(variantFromWire)] as const,
        { pageSize: maxProducts, maxPages: 1 },
      )
      return new Map(await load())
    },
  }
}

const from = "GET /api/products"
const detail = {
  populate: "image,colors.image,categories,medias,features,reviews,stars,variants",
  sort: "createdAt:desc",
}
/** Products in one language that are cached. */
const maxDetails = 500
/** Products of one sitemap: in three languages they stay under the 50 000 addresses that one may have. */
const slugPart = 5000

const detailsAnswer = listEnvelope(productResource)
const previewAnswer = z.object({ data: productResource })
const reviewsAnswer = listEnvelope(review)
const slugsAnswer = listEnvelope(productResource.pick({ slug: true }))
const idsAnswer = listEnvelope(productResource.pick({ id: true }))
const idsAndSlugsAnswer = listEnvelope(productResource.pick({ id: true, slug: true }))

/** Best sellers among which words for the search are looked for, and how long a word may be. */
const wordSources = 12
const maxWordLength = 24
/** Milliseconds. */
const wordsAge = 600_000

/** Names of products that are short enough for a search field. */
const searchWords = (products: readonly SearchWord[]): SearchWord[] =>
  products.flatMap(({ name, productType }) => (name.length <= maxWordLength ? { name, productType } : []))

/** The part of the client that reads products one by one, with all that their pages show. */
export function createProducts(
  call: ApiCall,
  clock: TagClock,
): Pick<
  Content,
  | "slugParts"
  | "slugsOfPart"
  | "newestProduct"
  | "searchWords"
  | "productBySlug"
  | "previewedProduct"
  | "slugOf"
  | "reviewsOf"
> {
  const readList = listReader(call)
  const readBody = bodyReader(call)
  const newest = perLocale((locale) => {
    // The index knows it; a sorted list of products is one of all products for the database.
    const source = {
      from: "GET /api/catalogue/row",
      query: { rule: "newest", limit: 1, locale },
      answer: cardsAnswer,
    } as const
    return tagged(clock, async () => ({ value: (await readBody(source)).data[0]?.slug ?? null, tags: ["menu"] }))
  })
  const words = perLocale((locale) => {
    const source = {
      from: "GET /api/catalogue/row",
      query: { rule: "best-sellers", limit: wordSources, locale },
      answer: cardsAnswer,
    } as const
    // Orders change it without a tag: what is cached is read again after a while.
    return tagged(clock, async () => ({ value: searchWords((await readBody(source)).data), tags: ["menu"] }), {
      maxAge: wordsAge,
    })
  })
  const lastId = readList({ from, query: { fields: "id", sort: "id:desc" }, answer: idsAnswer }, ({ id }) => id, {
    pageSize: 1,
    maxPages: 1,
  })
  const details = taggedLru<ProductDetail[]>(clock, { maxWeight: maxDetails, weightOf: () => 1 })

  /** The call of section 7 of the specification; cached, so that a product is still shown while the API is away. */
  const readDetails = (slug: string, locale: Locale) =>
    details(`${locale}/${slug}`, async () => {
      const query = { "filters[slug][$eq]": slug, ...detail, locale }
      const source = { from, query, answer: detailsAnswer } as const
      const value = await readList(source, productDetailFromWire, { pageSize: 1, maxPages: 1 })()
      return { value, tags: value.length > 0 ? value.map(({ id }) => `product:${id}`) : ["shelf"] }
    })

  return {
    newestProduct: newest,
    searchWords: words,
    async slugParts() {
      recordTags(["shelf"])
      return Math.ceil(((await lastId())[0] ?? 0) / slugPart)
    },
    slugsOfPart(part) {
      recordTags(["shelf"])
      const bounds = { after: (part - 1) * slugPart, upTo: part * slugPart }
      return growingListReader(call)(
        { from, query: { fields: "id,slug" }, answer: idsAndSlugsAnswer },
        ({ slug }) => slug,
        bounds,
      )()
    },
    async productBySlug(slug, locale) {
      if (!productAddress.safeParse(slug).success) throw data("Product not found", { status: 404 })
      const [product] = await readDetails(slug, locale)
      if (!product) throw data("Product not found", { status: 404 })
      return soldAt(product, new Date().toISOString())
    },
    async previewedProduct(token, locale) {
      const product = await readPreview(call, { token, locale, answer: previewAnswer })
      if (!product) throw data("Product not found", { status: 404 })
      return productDetailFromWire(product)
    },
    reviewsOf({ documentId }, page) {
      return orUnavailable(async () => {
        const answer = await call("GET /api/products/:documentId/reviews", {
          params: { documentId },
          query: { "pagination[page]": page, "pagination[pageSize]": reviewsOnPage },
        })
        if (answer.status !== 200) throw failureOf(answer, "reviews")
        return answer.parse(reviewsAnswer).data.map(reviewFromWire)
      })
    },
    async slugOf(address) {
      if (!productAddress.safeParse(address).success) return undefined
      for (const field of ["documentId", "formerSlugs"]) {
        const query = { fields: "slug", [`filters[${field}][$eq]`]: address }
        const found = await readList({ from, query, answer: slugsAnswer }, ({ slug }) => slug)()
        if (found[0] !== undefined) return found[0]
      }
      return undefined
    },
  }
}
