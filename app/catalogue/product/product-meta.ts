import type { MetaDescriptor } from "react-router"
import { productPath } from "../../cart/product-path.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import { structuredData } from "../../shell/structured-data.ts"
import { type ProductPage, productData } from "./product-data.ts"
import { productSteps } from "./product-links.ts"

/** Title, description and share card of a product's page, with what search engines read of it. */
export function productMeta(page: ProductPage): MetaDescriptor[] {
  const { product, origin, locale, settings } = page
  const { title, shortDescription, image } = product
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
      picture: image?.url,
    }),
    structuredData(productData(page)),
  ]
}
