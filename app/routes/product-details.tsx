import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router"
import { type Locale, localizedPath, splitLocale } from "#core/locale.ts"
import { type Content, contentContext } from "../content/content.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { answerOrder } from "../order-form/answer-order.server.ts"
import type { OrderAnswer } from "../order-form/order-answer.ts"
import { readOrder, startingOrder } from "../order-form/typed-order.ts"
import { ProductBlock } from "../product/product-block.tsx"
import { ProductCrumbs } from "../product/product-crumbs.tsx"
import { productMeta } from "../product/product-meta.ts"
import { ProductTabs } from "../product/product-tabs.tsx"
import { RelatedList } from "../product/related-list.tsx"
import { relatedProducts } from "../product/related-products.ts"
import type { Route } from "./+types/product-details"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta({ ...loaderData, shopName: matches[0].loaderData?.settings.shopName }) : []

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { locale } = splitLocale(url.pathname)
  const [product, products, wilayas, communes] = await Promise.all([
    productOrItsAddress(content, params.id, locale),
    content.products(locale),
    content.wilayas(),
    content.communes(startingOrder("").wilaya),
  ])
  const related = relatedProducts(products, product)
  return { product, related, wilayas, communes, locale, origin: url.origin, now: new Date().toISOString() }
}

/** The product behind a slug; the way to it behind a documentId.
 *  @throws a redirect, or the 404 'Product not found' */
async function productOrItsAddress(content: Content, id: string, locale: Locale) {
  try {
    return await content.productBySlug(id, locale)
  } catch (problem) {
    const slug = await content.slugOf(id)
    if (slug) throw redirect(localizedPath(locale, `/product-details/${slug}`), 301)
    throw problem
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  return answerOrder({ form, slug: params.id, locale, content: context.get(contentContext) })
}

/** Keeps the form when the shop cannot be reached at all: the alert of section 8, not the error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (problem) {
    if (problem instanceof Response) throw problem
    const answer: OrderAnswer = { typed: readOrder(await sent.formData()), communes: [], alert: { kind: "failed" } }
    // An error status keeps the router from asking for the page again, which would fail in its turn.
    return data(answer, { status: 503 })
  }
}

/** A refused order says that price or stock have changed: the page must not go on showing the old ones. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function ProductDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const { product, related, wilayas, communes, now } = loaderData
  return (
    <div className="wrap pb-(--section)">
      <ProductCrumbs product={product} />
      <ProductBlock key={product.slug} {...{ product, wilayas, communes, now }} answer={actionData}>
        <ProductTabs product={product} />
      </ProductBlock>
      <RelatedList title={t("product.related")} products={related} />
    </div>
  )
}
