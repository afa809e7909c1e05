import { data } from "react-router"
import type { RowRuleName } from "#core/catalogue/index/row-rules.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"
import { toBlockProduct } from "../cards/block-product.ts"
import { productSteps } from "../cards/product-links.ts"
import { RelatedList } from "../cards/related-list.tsx"
import { ViewedPlace } from "../cards/viewed-place.tsx"
import { hidden, isPreview, previewedProduct } from "../catalogue/product/previewed-product.server.ts"
import { productOrItsAddress } from "../catalogue/product/product-address.server.ts"
import { ProductBlock } from "../catalogue/product/product-block.tsx"
import { productFacts } from "../catalogue/product/product-meta.ts"
import { productPageLayoutAt } from "../catalogue/product/product-page-layouts.ts"
import { ProductTabs } from "../catalogue/product/product-tabs.tsx"
import { unknownChoiceHeaders } from "../catalogue/product/unknown-choice.server.ts"
import { findProductSizeGuide } from "../catalogue/size-guide/size-guide.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { answerOrder } from "../orders/order-form/sending/answer-order.server.ts"
import { startingOrder } from "../orders/order-form/sending/order-form-values.ts"
import { usePage } from "../page/page.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { useShellData } from "../page/shell-data.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/product-details"
import "../catalogue/product/product.css"
import type { Product, ProductDetail } from "#core/catalogue/product.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"

/** A product with the page of its reviews that an address asks for, such as `?reviews=2`.
 *  @throws the 404 'Product not found' for a page that it does not have */
async function withReviews(url: URL, product: ProductDetail, content: Content): Promise<ProductDetail> {
  const reviewsParam = url.searchParams.get("reviews") ?? "1"
  if (reviewsParam === "1") return product
  const page = /^[1-9]\d{0,5}$/.test(reviewsParam) ? Number(reviewsParam) : 0
  if (page < 1 || page > Math.ceil(product.reviewCount / reviewsOnPage))
    throw data("Product not found", { status: 404 })
  return { ...product, reviews: await content.reviewsOf(product, page), reviewsPage: page }
}

const shown = 4

/** Products to go on with: those that share a category first, then those of the same universe. */
async function relatedProducts(content: Content, product: Product, locale: Locale): Promise<Product[]> {
  const { id: except, productType } = product
  const categories = product.categories.map(({ slug }) => slug)
  return content.row({ rule: "related", limit: shown, productType, categories, except }, locale)
}

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(productFacts)

export async function loader({ params, context, url, pattern }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const path = routePath(pattern)
  const now = new Date().toISOString()
  const id = params.id ?? (await slugWithoutId(content, path, locale))
  const [product, places] = await Promise.all([
    isPreview(id)
      ? previewedProduct(content, id, locale)
      : productOrItsAddress(content, id, { locale, path: productPageLayoutAt(path).path }),
    pagePlaces(content, { wilaya: startingOrder().wilaya, locale }),
  ])
  const [related, shown, sizeGuide] = await Promise.all([
    relatedProducts(content, product, locale),
    withReviews(url, product, content),
    findProductSizeGuide(content, product, locale),
  ])
  const page = { ...place, product: shown, related, sizeGuide, places, now }
  if (isPreview(id)) return data({ ...page, isPreview: true }, { headers: hidden })
  return data({ ...page, isPreview: false }, { headers: unknownChoiceHeaders(url, product) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The product that a page shows whose address names none; the newest one where the shop has none of that kind.
 *  @throws the 404 'Product not found' when the shop has no product at all */
async function slugWithoutId(content: Content, path: string, locale: Locale): Promise<string> {
  const { shows } = productPageLayoutAt(path)
  const first = async (rule: RowRuleName) => (await content.row({ rule, limit: 1 }, locale))[0]
  const product = shows ? ((await first(shows)) ?? (await first("newest"))) : undefined
  if (!product) throw data("Product not found", { status: 404 })
  return product.slug
}

export async function action(args: Route.ActionArgs) {
  const { locale, content } = pageRequest(args)
  // An order is always sent to an address with its product's slug; only the form's own buttons come here without one.
  const slug = args.params.id ?? (await slugWithoutId(content, routePath(args.pattern), locale))
  return answerOrder({ ...formRequest(args), slug })
}

export default function ProductDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const layout = productPageLayoutAt(usePage().path)
  const { product, related, sizeGuide, places, now, isPreview } = loaderData
  return (
    <div className="wrap above-foot" data-viewed={product.slug}>
      <Crumbs steps={productSteps(product, useShellData()?.settings.universes)} />
      <ProductBlock
        product={toBlockProduct(product)}
        layout={layout}
        {...places}
        sizeGuide={sizeGuide}
        now={now}
        answer={actionData}
        isPreview={isPreview}
      >
        <ProductTabs product={product} />
      </ProductBlock>
      <RelatedList title={t("product.related")} products={related} />
      <ViewedPlace slug={product.slug} />
    </div>
  )
}
