import type { Settings } from "../api-client/content.ts"
import { type Place, type StructuredData, toAbsoluteUrl } from "./structured-data.ts"
import { isEverywhereOpen } from "./wilayas-text.ts"

/** Where the shop delivers: the country, or the wilayas that are not closed. */
export const servedArea = (settings: Pick<Settings, "openWilayas" | "wilayaDivision"> | undefined) =>
  isEverywhereOpen(settings)
    ? "DZ"
    : (settings?.openWilayas ?? []).map((name) => ({ "@type": "AdministrativeArea", name, address: country }))

const country = { "@type": "PostalAddress", addressCountry: "DZ" }

/** The shop as a company (schema.org/OnlineStore, an Organization), without the facts that the merchant has not entered. */
export function shopData(place: Place, settings: Settings): StructuredData {
  const { shopName, tagline, phoneInternational, email, address, taxNumber, social } = settings
  const elsewhere = [social.facebook, social.instagram].filter(Boolean)
  return {
    "@type": "OnlineStore",
    name: shopName,
    description: tagline || undefined,
    url: toAbsoluteUrl(place, "/"),
    logo: `${place.origin}/icon-512.png`,
    telephone: phoneInternational || undefined,
    email: email || undefined,
    address: { "@type": "PostalAddress", streetAddress: address || undefined, addressCountry: "DZ" },
    ...(taxNumber && { taxID: taxNumber }),
    areaServed: servedArea(settings),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

/** The shop's site and how it is searched (schema.org/WebSite). */
export function siteData(place: Place, { shopName }: Settings): StructuredData {
  return {
    "@type": "WebSite",
    name: shopName,
    url: toAbsoluteUrl(place, "/"),
    inLanguage: place.locale,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${toAbsoluteUrl(place, "/search")}?searchText={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  }
}
