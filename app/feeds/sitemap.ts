import { locales, localizedPath } from "#core/locale.ts"
import { xmlText } from "./xml.ts"

/** A page that search engines should know. */
export type SitemapPage = {
  /** Without language prefix. */
  path: string
  /** ISO 8601 */
  changed?: string
}

/** The pages that are there whatever the shop sells. Other views of the same content are not among them. */
export const standingPages = [
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

/** A sitemap (sitemaps.org) in which every address names its other languages. */
export function sitemap(origin: string, pages: SitemapPage[]): string {
  const address = (path: string, locale: (typeof locales)[number]) => xmlText(origin + localizedPath(locale, path))
  const entries = pages.flatMap(({ path, changed }) => {
    const alternates = [
      ...locales.map((locale) => ({ language: locale as string, href: address(path, locale) })),
      { language: "x-default", href: address(path, "fr") },
    ].map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    const changedOn = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""
    return locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${changedOn}${alternates.join("")}</url>`)
  })
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n")
}
