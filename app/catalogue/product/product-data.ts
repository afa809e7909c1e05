import { offerRuns } from "#core/catalogue/offer.ts"
import { isInStock, type ProductToChoose } from "#core/catalogue/product.ts"

import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import type { ProductStatus, Variant } from "#core/catalogue/variants/variant.ts"
import { missingForFreeDelivery } from "#core/delivery/delivery.ts"
import { goodsTerms } from "#core/delivery/goods-terms.ts"
import type { Picture } from "#core/media/picture.ts"
import { type Centimes, toDinars } from "#core/money.ts"
import type { Settings } from "../../api-client/content.ts"
import { itemPath, productPath } from "../../page/product-path.ts"
import { servedArea } from "../../page/shop-data.ts"
import { type Place, type StructuredData, toAbsoluteUrl } from "../../page/structured-data.ts"
import { isEverywhereOpen } from "../../page/wilayas-text.ts"
import { selectProduct } from "./choice/selected-product.ts"

export type ProductPage = Place & {
  product: ProductToChoose
  /** The moment that the page was made, ISO 8601. */
  now: string
  settings: Settings | undefined
}

/** Structured data of a product: with its offer (schema.org/Product), or where there is something to choose, with its
 *  variants and the offer of each (schema.org/ProductGroup). */
export function productData(page: ProductPage): StructuredData {
  const { product, origin } = page
  const { title, sku, brand, rating, reviewCount, image, medias, variants, colors, sizeOption } = product
  const shared = {
    name: title,
    description: product.shortDescription,
    image: (image ? [image, ...medias] : medias).map(({ url }) => origin + url),
    ...(brand.name !== "" && { brand: { "@type": "Brand", name: brand.name } }),
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 },
    }),
  }
  if (variants.length < 2) return { "@type": "Product", ...shared, sku, offers: productOffer(page) }
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: sku,
    url: toAbsoluteUrl(page, productPath(product)),
    variesBy: [
      ...(colors.length > 0 ? ["https://schema.org/color"] : []),
      ...(sizeOption ? ["https://schema.org/size"] : []),
    ],
    hasVariant: variants.map((variant) => variantData(page, variant)),
  }
}

/** One variant with its own offer; the group says the rest of it. */
function variantData(page: ProductPage, variant: Variant): StructuredData {
  const { product, origin } = page
  const { color, size } = variant
  const { names } = selectProduct(product, { color, size })
  const image = variant.image ?? ofColor(product, color) ?? product.image
  return {
    "@type": "Product",
    name: chosenTitle({ title: product.title, ...names }),
    sku: variant.sku,
    ...(image && { image: origin + image.url }),
    ...(names.color && { color: names.color }),
    ...(names.size && { size: names.size }),
    offers: offerData(page, variant, itemPath({ slug: product.slug, choice: { color, size } })),
  }
}

const ofColor = ({ colors }: ProductToChoose, code: string): Picture | null =>
  colors.find((color) => color.code === code)?.image ?? null

/** The offer of a product that is its own only variant. */
const productOffer = (page: ProductPage): StructuredData => ({
  ...offerData(page, page.product, productPath(page.product)),
  ...(page.settings && { seller: { "@type": "Organization", name: page.settings.shopName } }),
  areaServed: servedArea(page.settings),
})

/** Price and availability (schema.org/Offer). The delivery price is known where it is free; else it depends on the
 *  wilaya. */
function offerData(page: ProductPage, sold: { price: Centimes; status: ProductStatus }, path: string): StructuredData {
  const { product, settings, now } = page
  const { offerDate } = product
  const freeFrom = settings?.freeDeliveryThreshold ?? null
  // Known for any wilaya where it is free; else it depends on the place.
  const { isFree: isAlwaysFree, surcharge } = goodsTerms([{ quantity: 1, delivery: product.delivery }])
  const isFree = isAlwaysFree || (surcharge === 0 && missingForFreeDelivery(sold.price, freeFrom) === 0)
  return {
    "@type": "Offer",
    url: toAbsoluteUrl(page, path),
    price: toDinars(sold.price).toFixed(2),
    priceCurrency: "DZD",
    ...(offerDate && offerRuns(offerDate, now) && { priceValidUntil: offerDate.endDate }),
    availability: `https://schema.org/${isInStock(sold) ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(isFree && { shippingDetails: freeShipping(settings) }),
  }
}

const freeShipping = (settings: Settings | undefined) => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "DZD" },
  shippingDestination: {
    "@type": "DefinedRegion",
    addressCountry: "DZ",
    ...(!isEverywhereOpen(settings) && { addressRegion: settings?.openWilayas }),
  },
})
