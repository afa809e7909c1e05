import type { MetaDescriptor } from "react-router"
import { landingPath } from "#core/content/landing-page.ts"
import type { LandingPage } from "../../api-client/content.ts"
import { productPath } from "../../cart/product-path.ts"
import { choiceInAddress } from "../../catalogue/product/choice/choice-address.ts"
import { sharedChoice } from "../../catalogue/product/gallery/opening-picture.ts"
import { type ProductPage, productData } from "../../catalogue/product/product-data.ts"
import { pageMeta } from "../../shell/seo.ts"
import { structuredData } from "../../shell/structured-data.ts"

type LandingFacts = ProductPage & { page: LandingPage; search: string }

/** Title, description and share card of a landing page. Unless the merchant lets search engines have it, it stays out of
 *  them and names its product's own page as the canonical one.
 *  @param search query of the page's address: what it chooses is shared with its own picture */
export function landingMeta({ page, search, ...facts }: LandingFacts): MetaDescriptor[] {
  const { product, origin, locale, settings } = facts
  const { slug, title, text, indexed } = page
  const { picture, query } = sharedChoice(product, choiceInAddress(search))
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
      shared: landingPath(slug) + query,
      ...(picture && { picture }),
      hidden: !indexed,
    }),
    ...(indexed ? [structuredData(productData(facts))] : []),
  ]
}
