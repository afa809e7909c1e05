import { fallbackLocales, type Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"
import { foldText } from "../search/fold-text.ts"

/** The most letters of an address of a product or a category. */
export const maxSlugLength = 100

/** Lower-case Latin letters and digits in words joined by hyphens. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The address that a name makes: `Crème d'été` is `creme-d-ete`; "" for a name without a Latin letter or a digit. */
export function toSlug(name: string): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? []
  return words.join("-").slice(0, maxSlugLength).replace(/-+$/, "")
}

/** The address that a name makes in the main language, else in another: one in Arabic letters alone makes none. */
export function slugOfTexts(name: Texts, main: Locale): string {
  const made = fallbackLocales(main, main).map((locale) => toSlug(name[locale]))
  return made.find((slug) => slug !== "") ?? ""
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const next = `${slug.slice(0, maxSlugLength - ending.length).replace(/-+$/, "")}${ending}`
    if (!taken.has(next)) return next
  }
}
