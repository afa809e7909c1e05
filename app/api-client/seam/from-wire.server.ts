import type { ProductResource, VariantResource } from "#api/catalogue/contract.ts"
import type { CategoryResource } from "#api/catalogue/contract-category.ts"
import type { ProductCard } from "#api/catalogue/contract-listing.ts"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { WilayaResource } from "#api/delivery/contract.ts"
import type { MediaResource } from "#api/media/contract.ts"
import type { OrderResource } from "#api/orders/contract.ts"
import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import type { Product, ProductDetail, Review } from "#core/catalogue/product.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import type { Picture } from "#core/media/picture.ts"
import { fromDinars } from "#core/money.ts"
import type { Order } from "#core/orders/order.ts"
import { withAmounts } from "#core/orders/order-change.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import type { Category, Settings } from "../content.ts"
import { blocksFromWire, laterPicture, picture } from "./picture-from-wire.server.ts"

const dinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** A picture of the API: the same object as one of `pictures` where it is the same one, which a page's data hold once. */
function oneOf(pictures: readonly Picture[], media: MediaResource | null | undefined): Picture | null {
  const own = laterPicture(media)
  return pictures.find(({ url, alt }) => url === own?.url && alt === own.alt) ?? own
}

/** A product of the API, without what only its own page shows. */
export function productFromWire(wire: ProductCard): Product {
  const { id, documentId, slug, sku, unit, productType, status, quantity, discount, shortDescription, brand } = wire
  const {
    sizes,
    sizeOption,
    variantCount,
    tags,
    featured,
    sellCount,
    rating,
    reviewCount,
    offerDate,
    videoId,
    createdAt,
  } = wire
  const medias = (wire.medias ?? []).flatMap((media) => laterPicture(media) ?? [])
  return {
    id,
    documentId,
    slug,
    sku,
    unit,
    productType,
    status,
    quantity,
    discount,
    shortDescription,
    brand,
    sizes,
    sizeOption,
    variantCount,
    tags,
    featured,
    sellCount,
    rating,
    reviewCount,
    offerDate,
    videoId,
    createdAt,
    title: wire.name,
    ...(wire.textLanguages && { textLanguages: wire.textLanguages }),
    price: fromDinars(wire.price),
    lastPrice: dinarsOrNull(wire.lastPrice),
    categories: (wire.categories ?? []).map(({ documentId, slug, title, textLanguages, parent }) => ({
      documentId,
      slug,
      title,
      ...(textLanguages && { textLanguages }),
      parent,
    })),
    // A list has many pictures: each has its colour until it comes, no placeholder of 200 bytes twice over.
    image: laterPicture(wire.image),
    medias,
    colors: (wire.colors ?? []).map(({ code, name, hex, image }) => ({ code, name, hex, image: oneOf(medias, image) })),
  }
}

export const reviewFromWire = ({ id: _id, ...review }: NonNullable<ProductResource["reviews"]>[number]): Review => ({
  ...review,
  picture: picture(review.picture),
})

export const variantFromWire = ({ id: _id, ...variant }: VariantResource): Variant => ({
  ...variant,
  price: fromDinars(variant.price),
  lastPrice: dinarsOrNull(variant.lastPrice),
  image: laterPicture(variant.image),
})

export function productDetailFromWire(wire: ProductResource): ProductDetail {
  return {
    ...productFromWire(wire),
    image: picture(wire.image),
    variants: (wire.variants ?? []).map(variantFromWire),
    description: blocksFromWire(wire.description),
    features: (wire.features ?? []).map(({ icon, title, text, textLanguages }) => ({
      icon,
      title,
      text,
      ...(textLanguages && { textLanguages }),
    })),
    additionalInformation: wire.additionalInformation,
    reviews: (wire.reviews ?? []).map(reviewFromWire),
    reviewsPage: 1,
    stars: wire.stars ?? [0, 0, 0, 0, 0],
  }
}

export function categoryFromWire(wire: CategoryResource): Category {
  const { documentId, slug, title, textLanguages, productType, parent, productCount } = wire
  const own = { documentId, slug, title, productType, parent, productCount, image: picture(wire.image) }
  return textLanguages ? { ...own, textLanguages } : own
}

export function settingsFromWire({
  id: _id,
  locale: _locale,
  pictures: _pictures,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  publishedAt: _publishedAt,
  ...wire
}: AppSettingResource): Settings {
  return { ...wire, theme: wire.theme ?? null, freeDeliveryThreshold: dinarsOrNull(wire.freeDeliveryThreshold) }
}

export function wilayaFromWire(wire: WilayaResource): Wilaya {
  const { code, name, namear, desk, home, deskServed, homeServed, daysMin, daysMax } = wire
  return {
    code,
    name,
    namear,
    deskServed,
    homeServed,
    daysMin,
    daysMax,
    desk: dinarsOrNull(desk),
    home: dinarsOrNull(home),
  }
}

export function orderFromWire({ id: _id, ...answer }: OrderResource): Order {
  // What Strapi's clients read beside the lines.
  const { quantity: _quantity, product: _product, color: _color, date: _date, ...stamped } = answer
  const { updatedAt: _updatedAt, publishedAt: _publishedAt, ...wire } = stamped
  return {
    ...wire,
    amount: fromDinars(wire.amount),
    discount: fromDinars(wire.discount),
    deliveryPrice: dinarsOrNull(wire.deliveryPrice),
    total: fromDinars(wire.total),
    lines: wire.lines.map((line) => ({
      ...line,
      unitPrice: fromDinars(line.unitPrice),
      lineTotal: fromDinars(line.lineTotal),
    })),
  }
}

export function quoteFromWire({ changes, lines, ...sums }: OrderQuoteResource): Quote {
  return {
    changes: changes.map((change) => withAmounts(change, fromDinars)),
    lines: lines.map((line) => ({
      ...line,
      unitPrice: fromDinars(line.unitPrice),
      lineTotal: fromDinars(line.lineTotal),
    })),
    coupon: sums.coupon,
    amount: fromDinars(sums.amount),
    discount: fromDinars(sums.discount),
    deliveryPrice: dinarsOrNull(sums.deliveryPrice),
    total: fromDinars(sums.total),
  }
}
