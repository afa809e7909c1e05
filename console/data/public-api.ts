import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ProductResource } from "#api/catalogue/contract.ts"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { WilayaResource } from "#api/delivery/contract.ts"
import { cutText } from "#core/cut-text.ts"
import type { OfferedDesk } from "#core/delivery/desk.ts"
import { choosableWilayas } from "#core/delivery/new-wilayas.ts"
import { type Locale, locales, mainLocale } from "#core/i18n/locale.ts"
import { type QueryValues, queryString } from "#core/path-template.ts"
import { fetched } from "./api-client.ts"

type PublicPath = "/app-setting" | "/desks" | "/products" | "/wilayas"

/** Asks the shop's public API, which shows every visitor what the shop sells and where it delivers. */
async function fetchPublic<T>(path: PublicPath, query: QueryValues = {}, signal?: AbortSignal): Promise<T> {
  const answer = await fetched(`/api${path}${queryString(query)}`, { signal: signal ?? null })
  return (await answer.json()).data
}

const anHour = 3_600_000

const wilayaQuery = {
  queryKey: ["wilayas"],
  queryFn: () =>
    fetchPublic<WilayaResource[]>("/wilayas", { "pagination[pageSize]": 100, populate: "*", sort: "code:asc" }),
  staleTime: anHour,
}

/** The query of the 58 wilayas with all their communes, by whose names orders keep places. */
export const useWilayaQuery = () => useQuery({ ...wilayaQuery, select: the58 })

const the58 = (wilayas: WilayaResource[]) => wilayas.filter(({ parent }) => parent === null)

/** The query of what a place is chosen from: the wilayas of the shop's list, and those of 2026 that are not in it. */
export const useChoosableWilayas = () => useQuery({ ...wilayaQuery, select: toChoosable })

const toChoosable = (wilayas: WilayaResource[]) =>
  choosableWilayas(wilayas.map((wilaya) => ({ ...wilaya, communes: wilaya.communes ?? [] })))

/** The carriers' desks that an order to a place can name, the nearest first. */
export const useOfferedDesks = ({ wilaya, commune }: { wilaya: string; commune: string }) =>
  useQuery({
    queryKey: ["desks", wilaya, commune],
    queryFn: ({ signal }) => fetchPublic<OfferedDesk[]>("/desks", { wilaya, commune }, signal),
    staleTime: 60_000,
  })

/** The wilayas as far as they are known, to name places with. */
export const useWilayas = (): WilayaResource[] => useWilayaQuery().data ?? []

/** The question what the shop tells about itself. */
export function useShopFactsQuery() {
  const queryFn = () => fetchPublic<AppSettingResource>("/app-setting")
  return useQuery({ queryKey: ["app-setting"], queryFn, staleTime: anHour })
}

/** The shop's public settings, once known. */
export const useShopFacts = (): AppSettingResource | undefined => useShopFactsQuery().data

/** The query of the shop's name in a language. */
export function useShopNameQuery(locale: Locale) {
  const queryFn = () =>
    fetchPublic<Pick<AppSettingResource, "shopName">>("/app-setting", { locale, fields: "shopName" })
  return useQuery({ queryKey: ["app-setting", locale], queryFn, staleTime: anHour })
}

/** The shop's name in a language, as its pages say it; "" until it is known. */
export const useShopName = (locale: Locale): string => useShopNameQuery(locale).data?.shopName ?? ""

/** The languages in which the shop is shown; all until that is known. */
export const useOffered = (): readonly Locale[] => useShopFacts()?.languages ?? locales

/** The shop's main language; that of a new shop until it is known. Nothing is published without its texts. */
export const useMainLocale = (): Locale => mainLocale(useShopFacts()?.languages ?? [])

/** A product as searches of the console know it. */
export type FoundProduct = Pick<
  ProductResource,
  | "documentId"
  | "slug"
  | "name"
  | "price"
  | "quantity"
  | "image"
  | "colors"
  | "sizeOption"
  | "variantCount"
  | "variants"
>

/** Products that have all of the words, in the language of the screen. */
export function useProductSearch(words: string, locale: Locale) {
  // The API takes no longer search (maxSearchLength and maxSearchWords of its limits).
  const _q = cutText(words, 100).split(/\s+/).slice(0, 4).join(" ")
  const query = { _q, locale, populate: "image,colors,variants", "pagination[pageSize]": 8 }
  return useQuery({
    queryKey: ["product-search", words, locale],
    queryFn: ({ signal }) => fetchPublic<FoundProduct[]>("/products", query, signal),
    enabled: words.length > 1,
    staleTime: 60_000,
  })
}

/** Products by their slugs, in the language of the screen; one that is not sold is not among them.
 *  @param slugs 100 at most */
export function useProductsBySlug(slugs: readonly string[], locale: Locale) {
  const named = slugs.map((slug, at) => [`filters[slug][$in][${at}]`, slug] as const)
  const query = { ...Object.fromEntries(named), locale, populate: "image,colors,variants", "pagination[pageSize]": 100 }
  return useQuery({
    queryKey: ["products-by-slug", slugs.join(), locale],
    queryFn: ({ signal }) => fetchPublic<FoundProduct[]>("/products", query, signal),
    enabled: slugs.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}
