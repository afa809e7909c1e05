import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { NewProduct } from "#api/catalogue/contract-product-form.ts"
import type { BlockResource } from "#api/texts/contract-block.ts"
import { adminFields } from "#core/catalogue/product-fields.ts"
import { productTypes } from "#core/catalogue/product-type.ts"
import { type SizeKind, type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import { emptyValues } from "#core/fields/field-values.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { readNumber } from "#core/text/parse-number.ts"
import type { Media } from "../../media/media.ts"
import { type DraftValues, fromDraftValues, toDraftValues } from "../../ui/forms/draft-fields.ts"
import type { LocalTexts } from "../../ui/forms/local-texts.ts"
import { hasUnits, sentUnits } from "./variant-units.ts"

export type DraftColor = { key: string; name: LocalTexts; hex: string; image: Media | null; code?: string }
export type DraftSize = { key: string; name: LocalTexts }
export type DraftFeature = { key: string; icon: string; title: LocalTexts; text: LocalTexts }
export type DraftLine = { key: string; name: LocalTexts; value: LocalTexts }
export type Publishing = "draft" | "now" | "later"

/** A product while it is edited: amounts are texts until they are sent, pictures one list whose first is the main one. */
export type ProductDraft = DraftValues<typeof adminFields> & {
  /** null = not stored yet. */
  documentId: string | null
  updatedAt: string | null
  description: Record<Locale, BlockResource[]>
  lines: DraftLine[]
  tags: Record<Locale, string[]>
  categories: string[]
  brand: string
  pictures: Media[]
  colors: DraftColor[]
  sizes: DraftSize[]
  sizeKind: SizeKind
  features: DraftFeature[]
  /** Typed units of a new product's combinations, by `combinationKeys`. */
  variantUnits: Record<string, string>
  /** The stock as it was when the form was read: orders change it meanwhile. */
  quantityWas: number
  offerStart: string | null
  offerEnd: string | null
  publishing: Publishing
}

let lastKey = 0

/** Makes a key for an entry of a list that has no id. */
export function newKey(): string {
  lastKey += 1
  return `part-${lastKey}`
}

export const emptyProduct = (productType: string = productTypes[0]): ProductDraft => ({
  documentId: null,
  updatedAt: null,
  ...toDraftValues(adminFields, emptyValues(adminFields)),
  productType,
  price: "",
  brand: "",
  description: { fr: [], ar: [], en: [] },
  tags: { fr: [], ar: [], en: [] },
  lines: [],
  categories: [],
  pictures: [],
  colors: [],
  sizes: [],
  sizeKind: "size",
  features: [],
  variantUnits: {},
  quantityWas: 0,
  offerStart: null,
  offerEnd: null,
  publishing: "draft",
})

/** The lines of all languages side by side, by their place. */
function linesOf(given: AdminProductDetail["additionalInformation"]): DraftLine[] {
  const maxParts = Math.max(...locales.map((locale) => given[locale].length))
  const side = (at: number, part: "key" | "value"): LocalTexts => ({
    fr: given.fr[at]?.[part] ?? "",
    ar: given.ar[at]?.[part] ?? "",
    en: given.en[at]?.[part] ?? "",
  })
  return Array.from({ length: maxParts }, (_, at) => ({
    key: newKey(),
    name: side(at, "key"),
    value: side(at, "value"),
  }))
}

/** A language's lines as they are sent: none where none is written, else all of them, with words of the main language where its own
 *  are missing, so that they stay side by side. */
function sentLines(lines: DraftLine[], locale: Locale, main: Locale): { key: string; value: string }[] {
  const full = lines.filter(({ name, value }) => name[main].trim() !== "" && value[main].trim() !== "")
  if (full.every(({ name, value }) => name[locale].trim() === "" && value[locale].trim() === "")) return []
  return full.map(({ name, value }) => ({
    key: name[locale].trim() || name[main].trim(),
    value: value[locale].trim() || value[main].trim(),
  }))
}

/** A size as it is sent: one text where its name is the same in all languages. */
function sentSize({ fr, ar, en }: LocalTexts, main: Locale): StoredSize {
  const name = { fr: fr.trim(), ar: ar.trim(), en: en.trim() }
  const isOne = locales.every((locale) => name[locale] === "" || name[locale] === name[main])
  return isOne ? name[main] : name
}

const inThree = <T>(of: (locale: Locale) => T): Record<Locale, T> => ({ fr: of("fr"), ar: of("ar"), en: of("en") })

/** A stored product as its form.
 *  @param now milliseconds: what is published later is not published yet */
export function toProductDraft(product: AdminProductDetail, now: number): ProductDraft {
  const { documentId, updatedAt, description, tags, image, medias, publishedAt, offer, quantity, sizes, sizeKind } =
    product
  const pictures = [...(image ? [image] : []), ...medias]
  return {
    ...toDraftValues(adminFields, product),
    documentId,
    updatedAt,
    description,
    tags,
    sizeKind,
    sizes: sizeValues(sizes).map(({ name }) => ({ key: newKey(), name })),
    lines: linesOf(product.additionalInformation),
    categories: product.categories.map((one) => one.documentId),
    brand: product.brand?.documentId ?? "",
    pictures: pictures.filter((one, at) => pictures.findIndex((other) => other.documentId === one.documentId) === at),
    colors: product.colors.map((color) => ({ ...color, key: newKey() })),
    features: product.features.map((feature) => ({ ...feature, key: newKey() })),
    variantUnits: {},
    quantityWas: quantity,
    offerStart: offer?.startDate ?? null,
    offerEnd: offer?.endDate ?? null,
    publishing: publishedAt === null ? "draft" : Date.parse(publishedAt) > now ? "later" : "now",
  }
}

/** Parses a typed amount in dinars: NaN if it is invalid, null if the field is empty. */
export function parseAmount(typed: string): number | null {
  if (typed.trim() === "") return null
  return readNumber(typed) ?? Number.NaN
}

/** When a product appears: from now on if it was not to be seen before. */
function publishedAtOf({ publishing, publishedAt }: ProductDraft, now: number): string | null {
  if (publishing === "draft") return null
  if (publishing === "later") return publishedAt
  return publishedAt !== null && Date.parse(publishedAt) <= now ? publishedAt : new Date(now).toISOString()
}

export type SentProduct = NewProduct & { quantityWas?: number; updatedAt?: string }

/** Converts the form to the request: a new product, or the whole form of a stored one. */
export function toProductForm(draft: ProductDraft, now: number, main: Locale): SentProduct {
  const { documentId, updatedAt, quantityWas, tags, categories, brand, sizes, sizeKind, lines, offerStart, offerEnd } =
    draft
  const [first, ...others] = draft.pictures.map((picture) => picture.documentId)
  return {
    ...fromDraftValues(adminFields, { ...draft, videoId: toVideoId(draft.videoId) }),
    tags,
    categories,
    brand: brand || null,
    sizes: sizes.map(({ name: called }) => sentSize(called, main)),
    sizeKind,
    // The server keeps the address and the caption of a picture, and leaves out what else the form knows of it.
    description: draft.description as NewProduct["description"],
    additionalInformation: inThree((locale) => sentLines(lines, locale, main)),
    image: first ?? null,
    medias: others,
    colors: draft.colors.map(({ name: called, hex, code, image }) => ({
      name: called,
      hex,
      image: image?.documentId ?? null,
      ...(code && { code }),
    })),
    // The icons that can be chosen are those that the server knows.
    features: draft.features.map(({ key: _, ...feature }) => feature) as NewProduct["features"],
    offer: offerStart && offerEnd ? { startDate: offerStart, endDate: offerEnd } : null,
    publishedAt: publishedAtOf(draft, now),
    ...(documentId !== null && updatedAt !== null && { updatedAt, quantityWas }),
    ...(hasUnits(draft) && { variantUnits: sentUnits(draft) }),
  }
}

/** The id of a film: what stands in an address of YouTube, or what was typed. */
export function toVideoId(typed: string): string {
  const [, id] = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts)\/)([\w-]{6,20})/.exec(typed) ?? []
  return id ?? typed.trim()
}
