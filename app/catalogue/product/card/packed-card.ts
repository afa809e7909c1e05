import type { Product } from "#core/catalogue/product.ts"
import { locales } from "#core/i18n/locale.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Picture } from "#core/media/picture.ts"
import { fromPackedText, toPackedText } from "#core/packed-text.ts"
import { type CardProduct, onCard, onRow } from "./on-card.ts"

// A loader's data name each property of each object, and number each value: of a card that was more than its values. Here they
// stand in one text, in one order.

/** A card as a page's data hold it; `unpackCard` reads it. */
export type PackedCard = string & { readonly packed: CardProduct }

/** How many unpacked cards are cached at most, some two kilobytes each. */
const maxCached = 4000

const packed = new WeakMap<CardProduct, PackedCard>()
const unpacked = new Map<PackedCard, CardProduct>()

/** A product as the data of a page with its card. The same product is the same text, which the data hold once. */
export const packCard = (product: Product): PackedCard => pack(onCard(product))

/** The same for a row, with its description. */
export const packRow = (product: Product): PackedCard => pack(onRow(product))

/** The card that was packed: the same object each time, so that its fragment is rendered once. */
export function unpackCard(card: PackedCard): CardProduct {
  return unpacked.get(card) ?? cacheCard(card, toCard(card))
}

/** Caches a card by its text; beyond the maximum the oldest is evicted. */
function cacheCard(text: PackedCard, card: CardProduct): CardProduct {
  unpacked.set(text, card)
  const [first] = unpacked.keys()
  if (unpacked.size > maxCached && first !== undefined) unpacked.delete(first)
  return card
}

function pack(card: CardProduct): PackedCard {
  const text = packed.get(card) ?? (toText(card) as PackedCard)
  packed.set(card, text)
  if (!unpacked.has(text)) cacheCard(text, card)
  return text
}

function toText(card: CardProduct): string {
  const { brand, image, textLanguages, shortDescription } = card
  const [category] = card.categories
  const [second] = card.medias
  const fields = [
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
    category?.title,
    category?.parent,
    ...toPictureFields(image),
    ...toPictureFields(second),
    toLanguagesField(textLanguages),
    shortDescription,
    toLanguagesField(category?.textLanguages),
  ]
  return toPackedText([fields]).replace(/\|+$/, "")
}

function toCard(text: string): CardProduct {
  const fields = (fromPackedText(text)[0] ?? []).values()
  const next = () => fields.next().value ?? ""
  const optional = () => next() || null
  const number = () => Number(next())
  const optionalNumber = () => {
    const field = next()
    return field === "" ? null : Number(field)
  }
  const card = {
    id: number(),
    documentId: next(),
    slug: next(),
    title: next(),
    productType: next() as CardProduct["productType"],
    status: next() as CardProduct["status"],
    quantity: number(),
    price: number(),
    lastPrice: optionalNumber(),
    discount: number(),
    variantCount: number(),
    rating: optionalNumber(),
    reviewCount: number(),
    brand: { name: next() },
  }
  const [category, parent] = [next(), optional()]
  const [image, second] = [nextPicture(next), nextPicture(next)]
  const textLanguages = toTextLanguages(next())
  const shortDescription = next()
  const ofCategory = toTextLanguages(next())
  return {
    ...card,
    categories: category === "" ? [] : [{ title: category, ...(ofCategory && { textLanguages: ofCategory }), parent }],
    image,
    medias: second ? [second] : [],
    ...(textLanguages && { textLanguages }),
    ...(shortDescription !== "" && { shortDescription }),
  }
}

/** Where a picture's smaller forms are, beside its own address and with its version. */
const sizedBeside = (url: string) => `${url.replace(/\.\w+$/, "")}-{w}.{f}?v=`

function toPictureFields(picture: Picture | null | undefined) {
  const { url = "", sized = "", width, height, alt, color, placeholder } = picture ?? {}
  const beside = sizedBeside(url)
  const shortened = sized.startsWith(beside) ? `?${sized.slice(beside.length)}` : sized
  return [url, shortened, width, height, alt, color, placeholder]
}

function nextPicture(next: () => string): Picture | null {
  const [url, sized, width, height, alt, color, placeholder] = [next(), next(), next(), next(), next(), next(), next()]
  if (url === "") return null
  return {
    url,
    width: Number(width),
    height: Number(height),
    alt,
    ...(sized !== "" && { sized: sized.startsWith("?") ? sizedBeside(url) + sized.slice(1) : sized }),
    ...(color !== "" && { color }),
    ...(placeholder !== "" && { placeholder }),
  }
}

/** Fields and their languages as one text of such pairs. */
const toLanguagesField = (languages: TextLanguages = {}) => Object.entries(languages).flat().join(" ")

/** What `toLanguagesField` has written. */
function toTextLanguages(text: string): TextLanguages | undefined {
  if (text === "") return undefined
  const words = text.split(" ")
  const pairs = words.flatMap((field, index) => {
    const language = locales.find((locale) => locale === words[index + 1])
    return index % 2 === 0 && language ? [[field, language] as const] : []
  })
  return Object.fromEntries(pairs)
}
