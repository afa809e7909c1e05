import { splitLocale } from "#core/locale.ts"
import { contentContext } from "../content/content.server.ts"
import { productOrItsAddress } from "../content/product-address.server.ts"
import type { RouteHandle } from "../layouts/layouts.ts"
import { startingOrder } from "../order-form/typed-order.ts"
import { ProductBlock } from "../product/product-block.tsx"
import { productMeta } from "../product/product-meta.ts"
import { findProductSizeGuide } from "../size-guide/size-guide.server.ts"
import type { Route } from "./+types/landing"

/** The page behind an advertisement: one product and its order form, nothing that leads away. */
export const handle = { layout: "backup-defaultlp" } satisfies RouteHandle

/** Search engines are sent to the product's own page. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta({ ...loaderData, settings: matches[0].loaderData?.settings }) : []

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { locale } = splitLocale(url.pathname)
  const [product, wilayas, communes] = await Promise.all([
    productOrItsAddress(content, params.id, { locale, path: "/landing" }),
    content.wilayas(),
    content.communes(startingOrder().wilaya),
  ])
  const page = { product, wilayas, communes, locale, origin: url.origin, now: new Date().toISOString() }
  return { ...page, sizeGuide: await findProductSizeGuide(content, product, locale) }
}

/** The form is answered by the product's own page, as in a quick view. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { product, wilayas, communes, sizeGuide, now } = loaderData
  return (
    <div className="wrap pb-(--section)">
      <ProductBlock key={product.slug} {...{ product, wilayas, communes, sizeGuide, now }} alone />
    </div>
  )
}
