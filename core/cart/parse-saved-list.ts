import { productTypes } from "../catalogue/product-type.ts"
import type { VariantChoice } from "../catalogue/variants/variant.ts"
import type { Picture } from "../media/picture.ts"
import { isSlug } from "../text/slug.ts"
import { findSaved, type SavedList, type SavedProduct, toSavedProduct } from "./saved-list.ts"
import { firstText, readStoredList, storedFields, storedInteger } from "./stored-list.ts"

/** The first text, when it is a path of the shop itself. */
function ownPath(...texts: unknown[]): string | undefined {
  const text = firstText(...texts)
  return text && /^\/(?![/\\])/.test(text) ? text : undefined
}

/** A picture as this shop stores it, or the bare address of an earlier one. Only paths of the shop itself. */
function readPicture(value: unknown): Picture | null {
  const fields = storedFields(value)
  const url = ownPath(fields?.url, value)
  if (!url) return null
  const side = (length: unknown) => storedInteger(length, 1) ?? 1000
  const sized = ownPath(fields?.sized)
  return {
    url,
    width: side(fields?.width),
    height: side(fields?.height),
    alt: firstText(fields?.alt) ?? "",
    ...(sized && { sized }),
  }
}

const maxCodeLength = 100

/** The codes of a chosen variant; undefined where there is none, or what is stored is no such thing. */
export function readChosen(value: unknown): VariantChoice | undefined {
  const fields = storedFields(value)
  const color = fields?.color ?? ""
  const size = fields?.size ?? ""
  if (typeof color !== "string" || typeof size !== "string" || color + size === "") return undefined
  return color.length + size.length > maxCodeLength ? undefined : { color, size }
}

/** Reads what a list keeps of a product. Knows the earlier shops' names of fields (`_id`, `name`, `img`).
 *  @returns undefined without a name or an id */
export function parseSavedProduct(value: unknown): SavedProduct | undefined {
  const fields = storedFields(value)
  if (!fields) return undefined
  const title = firstText(fields.title, fields.name)
  const id = storedInteger(fields.id, 0) ?? firstText(fields.id, fields._id, fields.documentId, fields.slug)
  if (title === undefined || id === undefined) return undefined
  const documentId = firstText(fields.documentId) ?? String(id)
  const chosen = readChosen(fields.chosen)
  return {
    id,
    documentId,
    slug: firstText(fields.slug) ?? documentId,
    title,
    productType: isSlug(String(fields.productType)) ? String(fields.productType) : productTypes[0],
    image: readPicture(fields.image) ?? readPicture(fields.img),
    ...(chosen && { chosen }),
  }
}

/** A wishlist or compare list out of its stored text; what cannot be used, what is there twice and what is more than the
 *  list may hold is dropped. */
export function parseSavedList(text: string | null, max = Number.POSITIVE_INFINITY): SavedList {
  const list: SavedProduct[] = []
  for (const product of readStoredList(text, parseSavedProduct)) {
    if (list.length < max && !findSaved(list, product)) list.push(product)
  }
  return list
}

/** The text to store: a plain JSON array of products with id and title (specification, section 3). */
export function serializeSavedList(list: SavedList): string {
  return JSON.stringify(list.map(toSavedProduct))
}
