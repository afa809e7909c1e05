import type { MetaDescriptor } from "react-router"
import { toDinars } from "#core/money.ts"
import { offerRuns } from "#core/offer.ts"
import { isInStock, type Product } from "#core/product.ts"
import { productPath } from "../cart/product-path.ts"
import type { Settings } from "../content/content.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import { pageMeta } from "../shell/seo.ts"
import { addressOf, type Place, type StructuredData, structuredData } from "../shell/structured-data.ts"
import { productSteps } from "./product-links.ts"

type ProductPage = Place & {
  product: Product
  /** The moment that the page was made, ISO 8601. */
  now: string
  settings: Settings | undefined
}

/** Title, description and share card of a product's page, with what search engines read of it. */
export function productMeta(page: ProductPage): MetaDescriptor[] {
  const { product, origin, locale, settings } = page
  const { title, shortDescription, image } = product
  return [
    ...pageMeta({
      ...{ origin, locale, title, shopName: settings?.shopName, type: "product" },
      path: productPath(product),
      steps: productSteps(product, i18nOf(locale).t),
      description: shortDescription,
      picture: image?.url,
    }),
    structuredData(productData(page)),
  ]
}

/** The product and its offer (schema.org/Product). */
function productData(page: ProductPage): StructuredData {
  const { product, origin } = page
  const { title, sku, brand, rating, reviewCount, image, medias } = product
  const pictures = (image ? [image, ...medias] : medias).map(({ url }) => origin + url)
  return {
    "@type": "Product",
    name: title,
    description: product.shortDescription,
    sku,
    image: pictures,
    brand: { "@type": "Brand", name: brand.name },
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 },
    }),
    offers: offerData(page),
  }
}

/** What the product costs and whether it can be had (schema.org/Offer). What delivery costs is known where it is free; else
 *  it depends on the wilaya. */
function offerData(page: ProductPage): StructuredData {
  const { product, settings, now } = page
  const { price, offerDate } = product
  const freeFrom = settings?.freeDeliveryThreshold ?? null
  return {
    "@type": "Offer",
    url: addressOf(page, productPath(product)),
    price: toDinars(price).toFixed(2),
    priceCurrency: "DZD",
    ...(offerDate && offerRuns(offerDate, now) && { priceValidUntil: offerDate.endDate }),
    availability: `https://schema.org/${isInStock(product) ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(settings && { seller: { "@type": "Organization", name: settings.shopName } }),
    areaServed: "DZ",
    ...(freeFrom !== null && price >= freeFrom && { shippingDetails: freeShipping }),
  }
}

const freeShipping = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "DZD" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "DZ" },
}
