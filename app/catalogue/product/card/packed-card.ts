import type { Product } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import { type CardProduct, onCard, onRow } from "./on-card.ts"

// A loader's data name each property of each object: of a card that was more than its values. Here they stand in one order.

type PackedPicture = readonly [
  url: Picture["url"],
  sized: Picture["sized"],
  width: Picture["width"],
  height: Picture["height"],
  alt: Picture["alt"],
  color?: Picture["color"],
  placeholder?: Picture["placeholder"],
]

/** A card as a page's data hold it; `unpackCard` reads it. */
export type PackedCard = readonly [
  id: CardProduct["id"],
  documentId: CardProduct["documentId"],
  slug: CardProduct["slug"],
  title: CardProduct["title"],
  productType: CardProduct["productType"],
  status: CardProduct["status"],
  quantity: CardProduct["quantity"],
  price: CardProduct["price"],
  lastPrice: CardProduct["lastPrice"],
  discount: CardProduct["discount"],
  variantCount: CardProduct["variantCount"],
  rating: CardProduct["rating"],
  reviewCount: CardProduct["reviewCount"],
  brand: string,
  category: string | null,
  parent: string | null,
  image: PackedPicture | null,
  second: PackedPicture | null,
  textLanguages?: CardProduct["textLanguages"],
  shortDescription?: CardProduct["shortDescription"],
  categoryLanguages?: CardProduct["categories"][number]["textLanguages"],
]

const packed = new WeakMap<CardProduct, PackedCard>()
const unpacked = new WeakMap<PackedCard, CardProduct>()

/** A product as the data of a page with its card. The same product is the same object, which the data hold once. */
export const packCard = (product: Product): PackedCard => pack(onCard(product))

/** The same for a row, with its description. */
export const packRow = (product: Product): PackedCard => pack(onRow(product))

/** The card that was packed: the same object each time, so that its fragment is rendered once. */
export function unpackCard(card: PackedCard): CardProduct {
  const known = unpacked.get(card) ?? toCard(card)
  unpacked.set(card, known)
  return known
}

function pack(card: CardProduct): PackedCard {
  const known = packed.get(card)
  if (known) return known
  const { brand, image, textLanguages, shortDescription } = card
  const [category] = card.categories
  const [second] = card.medias
  const made: PackedCard = [
    card.id,
    card.documentId,
    card.slug,
    card.title,
    card.productType,
    card.status,
    card.quantity,
    card.price,
    card.lastPrice,
    card.discount,
    card.variantCount,
    card.rating,
    card.reviewCount,
    brand.name,
    category?.title ?? null,
    category?.parent ?? null,
    image && packPicture(image),
    second ? packPicture(second) : null,
    ...presentEnd(textLanguages, shortDescription, category?.textLanguages),
  ]
  packed.set(card, made)
  unpacked.set(made, card)
  return made
}

const packPicture = ({ url, sized, width, height, alt, color, placeholder }: Picture): PackedPicture => [
  url,
  sized,
  width,
  height,
  alt,
  ...presentEnd(color, placeholder),
]

/** Optional values at the end of a tuple, without those that are missing there. */
function presentEnd<Values extends unknown[]>(...values: Values): Partial<Values> {
  const length = values.findLastIndex((value) => value !== undefined) + 1
  // The type of a shorter tuple is not inferred.
  return values.slice(0, length) as Partial<Values>
}

function toCard(card: PackedCard): CardProduct {
  const [id, documentId, slug, title, productType, status, quantity, price, lastPrice, discount, ...rest] = card
  const [variantCount, rating, reviewCount, brand, category, parent, image, second, ...end] = rest
  const [textLanguages, shortDescription, categoryLanguages] = end
  return {
    id,
    documentId,
    slug,
    title,
    productType,
    status,
    quantity,
    price,
    lastPrice,
    discount,
    variantCount,
    rating,
    reviewCount,
    brand: { name: brand },
    categories:
      category === null
        ? []
        : [{ title: category, ...(categoryLanguages && { textLanguages: categoryLanguages }), parent }],
    image: image && toPicture(image),
    medias: second ? [toPicture(second)] : [],
    ...(textLanguages && { textLanguages }),
    ...(shortDescription !== undefined && { shortDescription }),
  }
}

const toPicture = ([url, sized, width, height, alt, color, placeholder]: PackedPicture): Picture => ({
  url,
  width,
  height,
  alt,
  ...(sized !== undefined && { sized }),
  ...(color !== undefined && { color }),
  ...(placeholder !== undefined && { placeholder }),
})
