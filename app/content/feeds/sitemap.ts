import { type Locale, mainLocale } from "#core/i18n/locale.ts"
import { localizedPath } from "../../i18n/addresses.ts"
import { xmlText } from "./xml.ts"

/** A page that search engines should know. */
export type SitemapPage = {
  /** Without language prefix. */
  path: string
  /** ISO 8601 */
  changed?: string
}

/** The pages that are there whatever the shop sells. Other views of the same content are not among them. */
export const staticPages = [
  "/",
  "/home-2",
  "/home-3",
  "/home-4",
  "/shop",
  "/shop-categories",
  "/coupons",
  "/blog",
  "/about",
  "/delivery-returns",
  "/terms",
  "/privacy",
  "/contact",
]

/** A sitemap (sitemaps.org) in which every address names its other languages.
 *  @param languages in which the shop is shown, the main one first */
export function sitemap(origin: string, pages: SitemapPage[], languages: readonly Locale[]): string {
  const address = (path: string, locale: Locale) => xmlText(origin + localizedPath(locale, path))
  const entries = pages.flatMap(({ path, changed }) => {
    const alternates = [
      ...languages.map((locale) => ({ language: locale as string, href: address(path, locale) })),
      { language: "x-default", href: address(path, mainLocale(languages)) },
    ].map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    const changedOn = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""
    return languages.map((locale) => `<url><loc>${address(path, locale)}</loc>${changedOn}${alternates.join("")}</url>`)
  })
  return xmlList("urlset", 'xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries)
}

/** An index of sitemaps. */
export function sitemapIndex(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`)
  return xmlList("sitemapindex", "", entries)
}

const xmlList = (name: string, attributes: string, entries: string[]) =>
  [
    `<${name} ${`xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${attributes}`.trim()}>`,
    ...entries,
    `</${name}>`,
    "",
  ].join("\n")
