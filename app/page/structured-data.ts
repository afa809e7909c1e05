import type { MetaDescriptor } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { localizedPath } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import type { Crumb } from "../ui/crumbs.tsx"

/** Where a page stands: what makes an absolute address of a path. */
export type Place = { origin: string; locale: Locale }

export type StructuredData = { "@type": string } & Record<string, unknown>

/** The whole address of a path without language prefix. */
export function toAbsoluteUrl({ origin, locale }: Place, path: string): string {
  return origin + localizedPath(locale, path)
}

/** Structured data of a page as one graph (JSON-LD, schema.org). */
export function structuredData(...graph: StructuredData[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }
}

/** The breadcrumb (schema.org/BreadcrumbList).
 *  @param steps below the home page; the last one is this page */
export function crumbList(place: Place, steps: Crumb[]): StructuredData {
  const home = { path: "/", label: createI18n(place.locale).t("shell.nav.home") }
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ path, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(place, path),
    })),
  }
}
