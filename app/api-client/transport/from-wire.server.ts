import type { ProductResource, VariantResource } from "#api/catalogue/contract.ts"
import type { CategoryResource } from "#api/catalogue/contract-category.ts"
import type { ProductCard } from "#api/catalogue/contract-listing.ts"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { WilayaResource } from "#api/delivery/contract.ts"
import type { MediaResource } from "#api/media/contract.ts"
import type { OrderResource } from "#api/orders/contract.ts"
import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import type { CategoryRef, Product, ProductDetail, Review } from "#core/catalogue/product.ts"
import { toProductDelivery } from "#core/catalogue/product-delivery.ts"
import { productFields } from "#core/catalogue/product-fields.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { fromWire, onCards, onPageAlone } from "#core/fields/field-values.ts"
import type { Picture } from "#core/media/picture.ts"
import { fromDinars } from "#core/money.ts"
import type { Order } from "#core/orders/order.ts"
import { withAmounts } from "#core/orders/order-change.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { pick } from "#core/pick.ts"
import type { Category, StoredSettings } from "../content.ts"
import { blocksFromWire, laterPicture, picture } from "./picture-from-wire.server.ts"

const dinarsOrNull = (amount: number | null) => (amount === null ? null : fromDinars(amount))

/** A picture of the API: the same object as one of `pictures` where it is the same one, which a page's data hold once. */
function oneOf(pictures: readonly Picture[], media: MediaResource | null | undefined): Picture | null {
  const own = laterPicture(media)
  return pictures.find(({ url, alt }) => url === own?.url && alt === own.alt) ?? own
}

const categoryRef = (wire: CategoryRef): CategoryRef =>
  pick(wire, "documentId", "slug", "title", "textLanguages", "parent")

const cardFields = onCards(productFields)
const pageFields = onPageAlone(productFields)

/** A product of the API, without what only its own page shows. */
export function productFromWire(card: ProductCard): Product {
  const { name, locale: _locale, updatedAt: _updatedAt, publishedAt: _publishedAt, ...stamped } = card
  const { deliveryProfile: _profile, deliverySurcharge: _surcharge, ...wire } = stamped
  const { name: _name, publishedAt: _moment, ...read } = fromWire(cardFields, card)
  // An API of before says nothing of it.
  const { deliveryProfile = "standard", deliverySurcharge = null, ...values } = read
  const delivery = toProductDelivery(deliveryProfile, deliverySurcharge)
  const medias = (wire.medias ?? []).flatMap((media) => laterPicture(media) ?? [])
  return {
    ...wire,
    ...values,
    ...(delivery && { delivery }),
    title: name,
    categories: (wire.categories ?? []).map(categoryRef),
    // A list has many pictures: each has its colour until it comes, no placeholder of 200 bytes twice over.
    image: laterPicture(wire.image),
    medias,
    colors: (wire.colors ?? []).map(({ id: _id, ...color }) => ({ ...color, image: oneOf(medias, color.image) })),
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
    ...fromWire(pageFields, wire),
    image: picture(wire.image),
    variants: (wire.variants ?? []).map(variantFromWire),
    description: blocksFromWire(wire.description),
    features: (wire.features ?? []).map(({ id: _id, ...feature }) => feature),
    additionalInformation: wire.additionalInformation,
    reviews: (wire.reviews ?? []).map(reviewFromWire),
    reviewsPage: 1,
    stars: wire.stars ?? [0, 0, 0, 0, 0],
  }
}

export function categoryFromWire(wire: CategoryResource): Category {
  return { ...categoryRef(wire), ...pick(wire, "productType", "productCount"), image: picture(wire.image) }
}

export function settingsFromWire({
  id: _id,
  locale: _locale,
  pictures: _pictures,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  publishedAt: _publishedAt,
  ...wire
}: AppSettingResource): StoredSettings {
  return { ...wire, theme: wire.theme ?? null, freeDeliveryThreshold: dinarsOrNull(wire.freeDeliveryThreshold) }
}

export function wilayaFromWire({
  id: _id,
  documentId: _documentId,
  communes: _communes,
  parent: _parent,
  ...wire
}: WilayaResource): Wilaya {
  return { ...wire, desk: dinarsOrNull(wire.desk), home: dinarsOrNull(wire.home) }
}

type AmountsOnWire = Pick<OrderResource, "amount" | "discount" | "deliveryPrice" | "total">
type LineOnWire = { unitPrice: number; lineTotal: number }

/** The amounts of an order or a quote, and of its lines, in centimes. */
const amountsFromWire = <Line extends LineOnWire>(wire: AmountsOnWire & { lines: Line[] }) => ({
  amount: fromDinars(wire.amount),
  discount: fromDinars(wire.discount),
  deliveryPrice: dinarsOrNull(wire.deliveryPrice),
  total: fromDinars(wire.total),
  lines: wire.lines.map((line) => ({
    ...line,
    unitPrice: fromDinars(line.unitPrice),
    lineTotal: fromDinars(line.lineTotal),
  })),
})

export function orderFromWire({ id: _id, ...answer }: OrderResource): Order {
  // Fields for Strapi's clients, which the lines repeat.
  const { quantity: _quantity, product: _product, color: _color, date: _date, ...stamped } = answer
  const { updatedAt: _updatedAt, publishedAt: _publishedAt, ...wire } = stamped
  return {
    ...wire,
    ...amountsFromWire(wire),
    paid: fromDinars(wire.paid ?? 0),
  }
}

export function quoteFromWire({ changes, ...wire }: OrderQuoteResource): Quote {
  return { ...wire, ...amountsFromWire(wire), changes: changes.map((change) => withAmounts(change, fromDinars)) }
}
