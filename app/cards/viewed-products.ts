import { readViewed, withViewed } from "#core/cart/recently-viewed.ts"
import { storedText } from "../browser/stored-text.ts"

const stored = () => storedText("recently_viewed", () => localStorage, window)

/** Remembers, in this browser alone, that a product was looked at. Other tabs' entries are read first and stay. */
export function rememberViewed(slug: string): void {
  stored().write(JSON.stringify(withViewed(readViewed(stored().read()), slug)))
}

/** The slugs of the products that were looked at, newest first.
 *  @param slug of one that is left out: the page's own */
export const viewedBefore = (slug: string | undefined): string[] =>
  readViewed(stored().read()).filter((other) => other !== slug)

/** Takes out what the shop does not sell any more. */
export function clearViewed(slugs: string[]): void {
  const seen = readViewed(stored().read())
  stored().write(JSON.stringify(seen.filter((slug) => !slugs.includes(slug))))
}
