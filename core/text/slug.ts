import { foldText } from "../search/fold-text.ts"

/** The most letters of an address of a product or a category. */
export const maxSlugLength = 100

/** Lower-case Latin letters and digits in words joined by hyphens. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The Latin letters and digits of a name, as an address has them: `Crème d'été` is `creme-d-ete`; "" for a name without one. */
export function toLatinSlug(name: string): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? []
  return words.join("-").slice(0, maxSlugLength).replace(/-+$/, "")
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
