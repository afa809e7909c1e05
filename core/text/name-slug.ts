import transliterate from "@sindresorhus/transliterate"
import { fallbackLocales, type Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"
import { foldText } from "../search/fold-text.ts"
import { toLatinSlug } from "./slug.ts"

/** Arabic letters of the Maghreb that the library does not know. */
const maghrebi: [string, string][] = [
  ["ڤ", "v"],
  ["ڥ", "v"],
  ["ڨ", "g"],
  ["ڭ", "g"],
]

/** The address that a name makes in Latin letters: `Crème d'été` is `creme-d-ete`, `طقم 3 قطع` is `tqm-3-qte`; "" for a
 *  name without a letter or a digit. */
export function toSlug(name: string): string {
  return toLatinSlug(transliterate(foldText(name), { customReplacements: maghrebi }))
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name) && !/\p{Script=Arabic}/u.test(name)

/** The address that a name makes in the main language, else in another. A name in Latin letters comes first: it reads
 *  better than one in others. */
export function slugOfTexts(name: Texts, main: Locale): string {
  const names = fallbackLocales(main, main).map((locale) => name[locale])
  const latin = names.filter(isLatin)
  return [...latin, ...names].map(toSlug).find((slug) => slug !== "") ?? ""
}
