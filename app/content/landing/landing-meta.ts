import type { MetaDescriptor } from "react-router"
import { landingPath } from "#core/content/landing-page.ts"
import type { LandingPage } from "../../api-client/content.ts"
import { productPath } from "../../cart/product-path.ts"
import { type ProductPage, productData } from "../../catalogue/product/product-data.ts"
import { pageMeta } from "../../shell/seo.ts"
import { structuredData } from "../../shell/structured-data.ts"

type LandingFacts = ProductPage & { page: LandingPage }

/** Title, description and share card of a landing page. Unless the merchant lets search engines have it, it stays out of
 *  them and names its product's own page as the canonical one. */
export function landingMeta({ page, ...facts }: LandingFacts): MetaDescriptor[] {
  const { product, origin, locale, settings } = facts
  const { slug, title, text, indexed } = page
  return [
    ...pageMeta({
      origin,
      locale,
      title: title || product.title,
      description: text || product.shortDescription,
      shopName: settings?.shopName,
      type: "product",
      path: landingPath(slug),
      ...(!indexed && { canonical: productPath(product) }),
      picture: product.image?.url,
      hidden: !indexed,
    }),
    ...(indexed ? [structuredData(productData(facts))] : []),
  ]
}
