import { useQuery } from "@tanstack/react-query"
import type { AdminLanding, LandingCountsResource } from "#api/content/landing/contract-admin-landing.ts"
import type { LandingPeriod } from "#core/content/landing-page.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useGet } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"

/** The landing pages of the shop, also hidden ones. */
export const useLandingPages = () => useGet<AdminLanding[]>(["landing-pages", "list"], "/landing-pages")

/** Loads visits and orders of the landing pages in the last days, by documentId.
 *  @param enabled whether the member may read them */
export const useLandingCounts = (days: LandingPeriod, enabled: boolean) =>
  useQuery({
    queryKey: ["landing-pages", "counts", days],
    queryFn: async () => {
      const path = apiPath("/numbers/landing-pages", { query: { days: String(days) } })
      const counts = await fetchJson<LandingCountsResource[]>("GET", path)
      return new Map(counts.map((count) => [count.documentId, count]))
    },
    enabled,
  })

export const readLandingPage = (documentId: string) =>
  fetchJson<AdminLanding>("GET", apiPath("/landing-pages/:documentId", { params: { documentId } }))

/** Returns the name of a landing page: its heading, else the name of its product, else its address. */
export const landingName = ({ title, product, slug }: AdminLanding, locale: Locale): string =>
  titleIn(title, locale) || titleIn(product.title, locale) || slug
