import type { MetaDescriptor } from "react-router"
import { type Locale, localizedPath } from "#core/locale.ts"
import { toDinars } from "#core/money.ts"
import { isInStock, type Product } from "#core/product.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import { pageMeta } from "../shell/seo.ts"
import { categoryPath, topCategory, universePath } from "./product-links.ts"

type ProductPage = { product: Product; origin: string; locale: Locale }

type NamedPage = ProductPage & { shopName: string | undefined }

/** Title, description and share card of a product's page, with what search engines read of it. */
export function productMeta({ product, origin, locale, shopName }: NamedPage): MetaDescriptor[] {
  const { title, shortDescription, slug, image } = product
  return [
    ...pageMeta({
      ...{ origin, locale, title, shopName },
      path: `/product-details/${slug}`,
      description: shortDescription,
      picture: image?.url,
    }),
    { "script:ld+json": productData({ product, origin, locale }) },
    { "script:ld+json": crumbsData({ product, origin, locale }) },
  ]
}

/** The product and its offer (schema.org/Product). */
function productData({ product, origin, locale }: ProductPage) {
  const { title, sku, brand, rating, reviewCount, image, medias, price, slug } = product
  const pictures = (image ? [image, ...medias] : medias).map(({ url }) => origin + url)
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    description: product.shortDescription,
    sku,
    image: pictures,
    brand: { "@type": "Brand", name: brand.name },
    ...(rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 },
    }),
    offers: {
      "@type": "Offer",
      url: origin + localizedPath(locale, `/product-details/${slug}`),
      price: toDinars(price).toFixed(2),
      priceCurrency: "DZD",
      availability: `https://schema.org/${isInStock(product) ? "InStock" : "OutOfStock"}`,
      areaServed: "DZ",
    },
  }
}

/** The breadcrumb (schema.org/BreadcrumbList). */
function crumbsData({ product, origin, locale }: ProductPage) {
  const { t } = i18nOf(locale)
  const category = topCategory(product)
  const steps = [
    { name: t("product.home"), path: "/" },
    { name: t(`shell.universe.${product.productType}`), path: universePath(product) },
    ...(category ? [{ name: category.title, path: categoryPath(category) }] : []),
    { name: product.title, path: `/product-details/${product.slug}` },
  ]
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + localizedPath(locale, path),
    })),
  }
}
