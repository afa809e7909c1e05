import type { Locale } from "../i18n/locale.ts"
import { type Texts, textIn } from "../i18n/texts.ts"
import { productTypes } from "./product-type.ts"

/** A part of the shop that has categories and products of its own. A hidden one is named nowhere in the shop. */
export type Universe = { slug: string; name: Texts; hidden: boolean }

/** A universe as pages name it, in one language. */
export type ShownUniverse = { slug: string; name: string }

/** Universes of one shop, and characters of a name. */
export const universeLimits = { universes: 24, name: 40 }

const defaultNames: Record<(typeof productTypes)[number], Texts> = {
  electronics: { fr: "Électronique", ar: "إلكترونيات", en: "Electronics" },
  fashion: { fr: "Mode", ar: "أزياء", en: "Fashion" },
  beauty: { fr: "Beauté", ar: "جمال", en: "Beauty" },
  jewelry: { fr: "Bijoux", ar: "مجوهرات", en: "Jewelry" },
}

/** The built-in universes, in their order. */
export const defaultUniverses: readonly Universe[] = productTypes.map((slug) => ({
  slug,
  name: defaultNames[slug],
  hidden: false,
}))

/** The universes that a shop shows, in its order and in one language.
 *  @param main the shop's main language, from which missing names come */
export const shownUniverses = (universes: readonly Universe[], locale: Locale, main: Locale): ShownUniverse[] =>
  universes.filter(({ hidden }) => !hidden).map(({ slug, name }) => ({ slug, name: textIn(name, locale, main) }))

/** Name of a universe; undefined for one that the shop does not show. */
export const universeName = (universes: readonly ShownUniverse[], slug: string | null): string | undefined =>
  universes.find((one) => one.slug === slug)?.name

/** Whether a built-in universe has its built-in name, which its default texts fit. */
export const isDefaultName = (universes: readonly ShownUniverse[], slug: string): boolean => {
  const own = defaultUniverses.find((one) => one.slug === slug)
  const name = universeName(universes, slug)
  return own !== undefined && name !== undefined && Object.values(own.name).includes(name)
}
