import { freeSlug, slugOf } from "../../content/slug.ts"
import type { Locale } from "../../i18n/locale.ts"
import type { Texts } from "../../i18n/texts.ts"

/** What the second option of a product is, beside its colour: it decides the option's name and its size guide. */
export const sizeKinds = ["size", "shoe", "ring", "waist", "capacity"] as const

export type SizeKind = (typeof sizeKinds)[number]

/** A size as listings name it in addresses and facets: with its kind, because the 40 of a shoe is not the 40 of a belt.
 *  @returns `shoe-42`, `size-m`, `capacity-64-go` */
export const sizeFilterValue = (kind: SizeKind, code: string): string => `${kind}-${code}`

/** A size as it is stored: one text for all languages, or one for each. */
export type StoredSize = string | Texts

/** A size with the code that names it in addresses, carts and orders, whatever the language. */
export type SizeValue = { code: string; name: Texts }

const textsOf = (size: StoredSize): Texts => (typeof size === "string" ? { fr: size, ar: size, en: size } : size)

/** The sizes of a product with their codes: made of the French name, or of the place in the list where that has no Latin
 *  letter or digit; each once. */
export function sizeValues(sizes: readonly StoredSize[]): SizeValue[] {
  const taken = new Set<string>()
  return sizes.map((size, place) => {
    const name = textsOf(size)
    const code = freeSlug(codeOf(name, place), taken)
    taken.add(code)
    return { code, name }
  })
}

/** The code of a colour or a size: its French name in Latin letters. */
export const codeOf = (name: Texts, place: number): string =>
  slugOf(name.fr) || slugOf(name.en) || `option-${place + 1}`

/** A size's name in one language; French where it has none. */
export const sizeName = ({ name }: SizeValue, locale: Locale): string => name[locale] || name.fr

/** Sizes by their French names, as a list of words and a column of a file tell them. */
export const frenchSizes = (sizes: readonly StoredSize[]): string[] =>
  sizes.map((size) => (typeof size === "string" ? size : size.fr))

/** The sizes that French names stand for: those that were there keep their other languages. */
export const namedSizes = (names: readonly string[], before: readonly StoredSize[]): StoredSize[] =>
  names.map((name) => before.find((size) => typeof size !== "string" && size.fr === name) ?? name)
