import { escapeName, splitList, unescapeName } from "../../files/list-cell.ts"
import type { Locale } from "../../i18n/locale.ts"
import { type Texts, textIn } from "../../i18n/texts.ts"
import { toSlug } from "../../text/name-slug.ts"
import { freeSlug, toLatinSlug } from "../../text/slug.ts"

/** Kind of a product's second option, beside its colour: it decides the option's name and its size guide. `option` is
 *  anything that is no size: a model, a flavour, a length. */
export const sizeKinds = ["size", "shoe", "ring", "waist", "capacity", "option"] as const

export type SizeKind = (typeof sizeKinds)[number]

/** A size as listings name it in addresses and facets: with its kind, because the 40 of a shoe is not the 40 of a belt.
 *  @param code as `filterCode` gives it
 *  @returns `shoe-42`, `size-m`, `capacity-64-go` */
export const sizeFilterValue = (kind: SizeKind, code: string): string => `${kind}-${code}`

/** A size as it is stored: one text for all languages, or one for each. */
export type StoredSize = string | Texts

/** A size with the code that names it in addresses, carts and orders, whatever the language. */
export type SizeValue = { code: string; name: Texts }

const textsOf = (size: StoredSize): Texts => (typeof size === "string" ? { fr: size, ar: size, en: size } : size)

/** The sizes of a product with their codes, each once. Codes are the same whatever the shop's main language. */
export function sizeValues(sizes: readonly StoredSize[]): SizeValue[] {
  const taken = new Set<string>()
  return sizes.map((size, place) => {
    const name = textsOf(size)
    const code = freeSlug(codeOf(name, place), taken)
    taken.add(code)
    return { code, name }
  })
}

/** Characters of a code made of an Arabic name: each letter may become two. */
const maxTransliterated = 40

/** Whether a name says what it means without its Arabic letters: `42`, `XL`, `XL كبير`; not `طقم 3`. */
const isReadInLatin = (name: string) => /\p{Script=Latin}/u.test(name) || !/\p{Script=Arabic}/u.test(name)

/** The code of a colour or a size: its French or English name in Latin letters; else its Arabic name, written in Latin letters
 *  (`كبير` is `kbyr`); else its place in the list. */
export function codeOf({ fr, ar, en }: Texts, place: number): string {
  const latin = [fr, en].filter(isReadInLatin).map(toLatinSlug)
  const transliterated = [fr, ar, en].map((name) => toSlug(name).slice(0, maxTransliterated).replace(/-+$/, ""))
  return [...latin, ...transliterated].find((code) => code !== "") ?? `option-${place + 1}`
}

/** A size's name in one language; in the main one where it has none. */
export const sizeName = ({ name }: SizeValue, locale: Locale, main: Locale): string => textIn(name, locale, main)

/** Returns the name of a colour or a size in files: French, or the first that it has. */
export const nameInFiles = ({ fr, ar, en }: Texts): string => fr || ar || en

/** Between the names of a size in a file: French, Arabic, English. */
const betweenNames = "|"

/** A size as a file tells it: `Grand|كبير|Large`, or one text for all languages.
 *  @returns undefined where it has neither one name nor three */
export function readSize(text: string): StoredSize | undefined {
  const names = splitList(text, betweenNames).map(unescapeName)
  const [fr = "", ar = "", en = ""] = names
  if (names.length === 1) return fr
  return names.length === 3 && nameInFiles({ fr, ar, en }) !== "" ? { fr, ar, en } : undefined
}

/** Sizes as a column of a file tells them. */
export const sizeTexts = (sizes: readonly StoredSize[]): string[] =>
  sizes.map((size) =>
    (typeof size === "string" ? [size] : [size.fr, size.ar, size.en]).map(escapeName).join(betweenNames),
  )

/** The sizes that a file names. One name alone stands for the size that was there, with its other languages. */
export const namedSizes = (texts: readonly string[], before: readonly StoredSize[]): StoredSize[] =>
  texts.map((text) => {
    const size = readSize(text) ?? text
    return before.find((one) => typeof one !== "string" && nameInFiles(one) === size) ?? size
  })

/** A code that is a colour's or a size's place in its product's list (`codeOf`), as colours with Arabic names alone had it before: it
 *  means something else in every product. */
const placeCode = /^option-\d+$/

/** Returns the code of a colour or a size in addresses and facets, the same for every product: its own code, or its
 *  transliterated name where the code is only a position: such a name is in Arabic alone, so that it is the same in every language. */
export const filterCode = ({ code, name }: { code: string; name: string }): string =>
  placeCode.test(code) ? toSlug(name) || code : code
