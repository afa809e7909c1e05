import { Hono } from "hono"
import { z } from "zod"
import { productAddress } from "#api/common/contract-tokens.ts"
import { notFound, queryError } from "#api/errors.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import type { createDetails } from "./catalogue/product-details.ts"
import type { FollowedContent } from "./catalogue/sync-content.ts"
import { variantsOfColors } from "./wire/colors-from-strapi.ts"

const maxPageSize = 100

const count = (usual: number, max: number) => z.coerce.number().int().min(1).max(max).catch(usual)

const localeOf = (params: URLSearchParams): Locale => locales.find((locale) => locale === params.get("locale")) ?? "fr"

function listAnswer(data: unknown[], page: number, pageSize: number, total: number): Response {
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return Response.json({ data, meta: { pagination } })
}

/** `GET /products` as the storefront asks it, and nothing more: one product by its slug or documentId, variants by ids, and
 *  the addresses of all. */
export function productRoutes(followed: FollowedContent, details: ReturnType<typeof createDetails>): Hono {
  return new Hono()
    .get("/", async (c) => {
      const params = new URL(c.req.url).searchParams
      const locale = localeOf(params)
      const content = await followed.of(locale)
      const { products } = content
      const slug = params.get("filters[slug][$eq]")
      if (slug !== null) {
        const product = productAddress.safeParse(slug).success
          ? await details.bySlug(slug, { content, locale })
          : undefined
        const shown = product && { ...product, reviews: product.reviews?.slice(0, reviewsOnPage) }
        return listAnswer(shown ? [shown] : [], 1, 1, shown ? 1 : 0)
      }
      const documentId = params.get("filters[documentId][$eq]")
      if (documentId !== null || params.has("filters[formerSlugs][$eq]")) {
        const card = products.card(products.idOfDocument(documentId ?? "") ?? -1)
        return listAnswer(card ? [{ slug: card.slug }] : [], 1, 1, card ? 1 : 0)
      }
      if (params.has("populate")) return variantsAnswer(params, products)
      const page = count(1, 1_000_000).parse(params.get("pagination[page]"))
      const pageSize = count(25, maxPageSize).parse(params.get("pagination[pageSize]"))
      const ids = orderedIds(params, products)
      const part = ids.slice((page - 1) * pageSize, page * pageSize)
      const data = part.map((id) => ({ id, slug: products.card(id)?.slug ?? "" }))
      return listAnswer(data, page, pageSize, ids.length)
    })
    .get("/:documentId/reviews", async (c) => {
      const content = await followed.of("fr")
      const card = content.products.card(content.products.idOfDocument(c.req.param("documentId")) ?? -1)
      if (!card) throw notFound()
      const product = await details.bySlug(card.slug, { content, locale: "fr" })
      const reviews = product?.reviews ?? []
      const page = count(1, 10_000).parse(c.req.query("pagination[page]"))
      const shown = reviews.slice((page - 1) * reviewsOnPage, page * reviewsOnPage)
      return listAnswer(shown, page, reviewsOnPage, reviews.length)
    })
}

type Products = Awaited<ReturnType<FollowedContent["of"]>>["products"]

/** The ids of a list of addresses: all, or those between two ids, upwards. */
function orderedIds(params: URLSearchParams, products: Products): number[] {
  const ids = products.ids()
  const sort = params.get("sort")
  if (sort === "id:desc") return ids.toReversed()
  const after = count(0, Number.MAX_SAFE_INTEGER).parse(params.get("filters[id][$gt]"))
  const upTo = count(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).parse(params.get("filters[id][$lte]"))
  return ids.filter((id) => id > after && id <= upTo)
}

/** The variants of the products of some ids, as their colours make them. */
function variantsAnswer(params: URLSearchParams, products: Products): Response {
  const names = [...params.keys()].filter((name) => /^filters\[id\]\[\$in\]\[\d{1,3}\]$/.test(name))
  if (names.length === 0 || names.length > maxPageSize) throw queryError(["filters"], "1 to 100 ids are needed")
  const data = names.flatMap((name) => {
    const card = products.card(Number(params.get(name)))
    return card ? [{ id: card.id, variants: variantsOfColors(card) }] : []
  })
  return listAnswer(data, 1, maxPageSize, data.length)
}
