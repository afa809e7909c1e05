import type { MetaDescriptor } from "react-router"
import { productPath } from "../../cart/product-path.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import { structuredData } from "../../shell/structured-data.ts"
import { choiceInAddress } from "./choice/choice-address.ts"
import { sharedChoice } from "./gallery/opening-picture.ts"
import { type ProductPage, productData } from "./product-data.ts"
import { productSteps } from "./product-links.ts"

/** Title, description and share card of a product's page, with what search engines read of it.
 *  @param search query of the page's address: what it chooses is shared with its own picture */
export function productMeta({ search, ...page }: ProductPage & { search: string }): MetaDescriptor[] {
  const { product, origin, locale, settings } = page
  const { title, shortDescription } = product
  const { picture, query } = sharedChoice(product, choiceInAddress(search))
  return [
    ...pageMeta({
      origin,
      locale,
      title,
      shopName: settings?.shopName,
      type: "product",
      path: productPath(product),
      steps: productSteps(product, createI18n(locale).t),
      description: shortDescription,
      shared: productPath(product) + query,
      ...(picture && { picture }),
    }),
    structuredData(productData(page)),
  ]
}
