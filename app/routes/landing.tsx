import { data } from "react-router"
import { toBlockProduct } from "../cards/block-product.ts"
import { productOrItsAddress } from "../catalogue/product/product-address.server.ts"
import { ProductBlock } from "../catalogue/product/product-block.tsx"
import { productFacts } from "../catalogue/product/product-meta.ts"
import { unknownChoiceHeaders } from "../catalogue/product/unknown-choice.server.ts"
import { findProductSizeGuide } from "../catalogue/size-guide/size-guide.server.ts"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { startingOrder } from "../orders/order-form/sending/order-form-values.ts"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/landing"
import "../catalogue/product/product.css"
import "../content/home/home.css"
import "../content/landing/landing-page.css"
import { LandingFoot } from "../content/landing/landing-foot.tsx"
import { landingFormId } from "../content/landing/landing-meta.ts"
import * as landingPageCss from "../content/landing/landing-page.module.css"
import { landingProof } from "../content/landing/landing-view.server.ts"
import { PageSections } from "../content/sections/page-sections.tsx"

/** The page behind an advertisement: one product and its order form, nothing that leads away. */
export const handle = { layout: "backup-defaultlp" } satisfies RouteHandle

/** Search engines are sent to the product's own page. */
export const meta: Route.MetaFunction = metaOf(productFacts)

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const [product, places] = await Promise.all([
    productOrItsAddress(content, params.id, { locale, path: "/landing" }),
    pagePlaces(content, { wilaya: startingOrder().wilaya, locale }),
  ])
  const page = { ...place, product, places, now: new Date().toISOString() }
  const sizeGuide = await findProductSizeGuide(content, product, locale)
  const below = landingProof(product, locale)
  return data({ ...page, sizeGuide, below }, { headers: unknownChoiceHeaders(url, product) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form is answered by the product's own page, as in a quick view. */
export default function Landing({ loaderData, matches }: Route.ComponentProps) {
  const { product, sizeGuide, below, now } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <>
      <div className={`wrap ${landingPageCss.landingPart}`}>
        <ProductBlock
          product={toBlockProduct(product)}
          {...loaderData.places}
          sizeGuide={sizeGuide}
          now={now}
          formId={landingFormId}
          alone
        />
      </div>
      <PageSections sections={below} title={undefined} settings={settings} now={now} />
      <LandingFoot settings={settings} />
    </>
  )
}
