import { type Locale, localizedPath, mainLocale, splitLocale } from "#core/i18n/locale.ts"
import { openGraphLocale } from "../page/share-card.ts"

const canonical = '<link rel="canonical" href="'

/** Names the other languages of a page behind its canonical address, for search engines and for the networks that a page is shared in.
 *  @param html the drawn page
 *  @param origin of the canonical address
 *  @param languages in which the shop is shown, the main one first
 *  @returns the page; as it was when it has no such address or the shop one language */
export function withAlternates(html: string, origin: string, languages: readonly Locale[]): string {
  const from = html.indexOf(canonical + origin)
  if (from === -1 || languages.length < 2) return html
  const start = from + canonical.length + origin.length
  const end = html.indexOf('"', start)
  const behind = html.indexOf(">", end) + 1
  // Stays escaped as it is: a language is one part of its path.
  const main = mainLocale(languages)
  const { path, locale: own } = splitLocale(html.slice(start, end), main)
  const link = (language: string, locale: Locale) =>
    `<link rel="alternate" hrefLang="${language}" href="${origin}${localizedPath(locale, path, main)}"/>`
  const links = [...languages.map((locale) => link(locale, locale)), link("x-default", main)]
  const shared = languages
    .filter((locale) => locale !== own)
    .map((locale) => `<meta property="og:locale:alternate" content="${openGraphLocale[locale]}"/>`)
  return html.slice(0, behind) + [...links, ...shared].join("") + html.slice(behind)
}
