import type { Locale } from "./i18n/locale.ts"
import { localizedPath } from "./i18n/locale.ts"
import { fillPath, type PathTemplate, type QueryValues, queryString, type WithPathParams } from "./path-template.ts"

declare const checked: unique symbol

/** A path of the shop's own origin, with its query: made by `toOwnPath` or `pagePath` alone. */
export type OwnPath = string & { readonly [checked]: true }

/** Slashes, backslashes and control characters, which browsers or proxies in between may read as another host. */
const misread = /[/\\\p{Cc}]/u

/** A segment without its escapes, however often it was escaped; undefined for one that is still escaped after five times. */
function unescaped(segment: string): string | undefined {
  let text = segment
  for (let round = 0; round < 5; round++) {
    if (!text.includes("%")) return text
    try {
      const next = decodeURIComponent(text)
      if (next === text) return text
      text = next
    } catch {
      return text
    }
  }
  return undefined
}

function isSegment(segment: string): boolean {
  const text = unescaped(segment)
  return text !== undefined && text !== "." && text !== ".." && !misread.test(text)
}

/** Checks that a path stays on the origin it is used on, however a browser or a proxy normalises it.
 *  @param path such as `/shop?page=2`, escaped as in an address
 *  @returns null for a whole address, and for a path with empty segments (`//`), dot segments, backslashes or control
 *  characters, escaped or not */
export function toOwnPath(path: string): OwnPath | null {
  const [pathname = ""] = path.split(/[?#]/, 1)
  if (!pathname.startsWith("/") || /\p{Cc}/u.test(path)) return null
  const segments = pathname.slice(1).split("/")
  // Only the last may be empty: `/`, `/shop/`.
  const isOwn = segments.every((segment, index) =>
    segment === "" ? index === segments.length - 1 : isSegment(segment),
  )
  return isOwn ? (path as OwnPath) : null
}

/** The path of a page, in a language of the shop.
 *  @param language of the page, and the shop's main one, which has no prefix
 *  @param template without language, such as `/product-details/:slug`
 *  @throws RangeError for a value that is no single segment of a path */
export function pagePath<const Template extends string>(
  { locale, main }: { locale: Locale; main: Locale },
  template: Template & PathTemplate<Template>,
  ...[options]: WithPathParams<Template, { query?: QueryValues }>
): OwnPath {
  const path = toOwnPath(localizedPath(locale, fillPath(template, options?.params), main) + queryString(options?.query))
  if (!path) throw new RangeError(`A value leads away from ${template}`)
  return path
}
