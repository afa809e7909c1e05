import { data } from "react-router"
import { landingPath } from "#core/content/landing-page.ts"
import { toBlockProduct } from "../cards/block-product.ts"
import { hidden } from "../catalogue/product/previewed-product.server.ts"
import { ProductBlock } from "../catalogue/product/product-block.tsx"
import { unknownChoiceHeaders } from "../catalogue/product/unknown-choice.server.ts"
import { findProductSizeGuide } from "../catalogue/size-guide/size-guide.server.ts"
import { LandingFoot } from "../content/landing/landing-foot.tsx"
import { landingFacts, landingFormId } from "../content/landing/landing-meta.ts"
import {
  findLanding,
  isLandingPreview,
  readLanding,
  readLandingSections,
} from "../content/landing/landing-view.server.ts"
import { PreviewBar } from "../content/preview-bar.tsx"
import { PageSections } from "../content/sections/page-sections.tsx"
import { pagePlaces } from "../orders/order-form/delivery/places.server.ts"
import { answerOrder } from "../orders/order-form/sending/answer-order.server.ts"
import { startingOrder } from "../orders/order-form/sending/order-form-values.ts"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/landing-page"
import "../catalogue/product/product.css"
import "../content/home/home.css"
import "../content/landing/landing-page.css"
import * as landingPageCss from "../content/landing/landing-page.module.css"

export const handle = { layout: "backup-defaultlp" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(landingFacts)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const isPreview = isLandingPreview(params.slug)
  const [{ page, product, sections: stored }, places] = await Promise.all([
    readLanding(content, params.slug, locale),
    pagePlaces(content, { wilaya: startingOrder().wilaya, locale }),
  ])
  const [sections, sizeGuide] = await Promise.all([
    readLandingSections(content, stored, { product, locale }),
    findProductSizeGuide(content, product, locale),
  ])
  const now = new Date().toISOString()
  const shown = { ...place, page, product, places, ...sections, sizeGuide, now, isPreview }
  return data(shown, { headers: isPreview ? hidden : unknownChoiceHeaders(url, product) })
}

/** The order form of the page: its orders are marked with where they come from. */
export async function action(args: Route.ActionArgs) {
  const { locale, content } = pageRequest(args)
  const { product: slug, documentId: landingPage } = await findLanding(content, args.params.slug, locale)
  return answerOrder({ ...formRequest(args), slug, landingPage })
}

/** The page behind an advertisement that the merchant made: one product with its order form, and sections around it. */
export default function LandingPageScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { page, product, above, below, sizeGuide, now, isPreview } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <>
      {isPreview && <PreviewBar />}
      <PageSections sections={above} title={undefined} settings={settings} now={now} />
      <div
        className={`wrap ${landingPageCss.landingPart}`}
        // A preview counts nobody.
        data-landing-page={isPreview ? undefined : page.documentId}
      >
        <ProductBlock
          product={toBlockProduct(product)}
          {...loaderData.places}
          sizeGuide={sizeGuide}
          now={now}
          answer={actionData}
          formId={landingFormId}
          isPreview={isPreview}
          landing={{ path: landingPath(page.slug), title: page.title, text: page.text }}
          alone
        />
      </div>
      <PageSections sections={below} title={undefined} settings={settings} now={now} />
      <LandingFoot settings={settings} />
    </>
  )
}
