import { firstText, readStoredList } from "./stored-list.ts"

/** How many viewed products a browser remembers. */
export const maxViewed = 12

/** Longer texts are no slugs of this shop. */
const maxLength = 200

/** The slugs of viewed products, newest first, out of their stored text; what cannot be used is dropped. */
export function readViewed(text: string | null): string[] {
  const slugs = readStoredList(text, (value) => firstText(value)?.slice(0, maxLength + 1))
  return [...new Set(slugs)].filter((slug) => slug.length <= maxLength && !slug.includes(",")).slice(0, maxViewed)
}

/** The list with a product at its head. */
export function withViewed(slugs: string[], slug: string): string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, maxViewed)
}
