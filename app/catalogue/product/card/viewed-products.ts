import { readViewed, withViewed } from "#core/cart/recently-viewed.ts"
import { storedText } from "../../../cart/cart-storage.ts"

const stored = () => storedText("recently_viewed", () => localStorage, window)

/** Remembers, in this browser alone, that a product was looked at. Other tabs' entries are read first and stay.
 *  @returns the slugs of the others, newest first */
export function rememberViewed(slug: string): string[] {
  const seen = readViewed(stored().read())
  stored().write(JSON.stringify(withViewed(seen, slug)))
  return seen.filter((other) => other !== slug)
}

/** Takes out what the shop does not sell any more. */
export function clearViewed(slugs: string[]): void {
  const seen = readViewed(stored().read())
  stored().write(JSON.stringify(seen.filter((slug) => !slugs.includes(slug))))
}
