import { createContext, type ReactNode, use } from "react"
import type { Capability } from "#api/common/contract-capabilities.ts"
import { type ShownUniverse, universeName } from "#core/catalogue/universe.ts"
import { promisesOf, type ShopPromise } from "#core/content/promise.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { namedUniverses } from "../api-client/aisles.ts"
import type { Settings } from "../api-client/content.ts"
import { localizedPath } from "../i18n/addresses.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { ShellData } from "./shell-data.ts"

/** The address of the shown page, for links to it. A path such as `//evil.example/`, which leads to another host, is replaced by
 *  the home page's.
 *  @returns the path with its query, and the same page in another language without the query */
export function useOwnAddress(): { address: string; pathIn: (language: Locale) => string } {
  const { path, search } = usePage()
  const { locale } = useI18n()
  const isOwn = toOwnPath(path + search) !== null
  const pathIn = (language: Locale) => localizedPath(language, isOwn ? path : "/")
  return { address: pathIn(locale) + (isOwn ? search : ""), pathIn }
}

/** Tells what the API behind this shop cannot do: its links and forms are not shown. */
export function useLacks(): (capability: Capability | undefined) => boolean {
  const lacking = useShop()?.lacking
  return (capability) => capability !== undefined && Boolean(lacking?.includes(capability))
}

/** Facts of the shop for islands; sent with every page, so they are few. */
export type ShopFacts = Pick<
  Settings,
  | "asksWilaya"
  | "decimalsAsNeeded"
  | "freeDeliveryThreshold"
  | "maxQuantity"
  | "maxLines"
  | "maxUnits"
  | "whatsapp"
  | "languages"
  | "phone"
  | "phoneInternational"
> & {
  promises: ShopPromise[]
  searchHint: string
  /** Name of a best seller, for the empty search field; "" while there is none. */
  proposedSearch: string
  /** The words of the construction notice; null where there is none. */
  notice: Pick<Settings, "bannerFr" | "bannerAr" | "bannerEn" | "languages"> | null
  /** The universes that the shop has categories of. */
  universes: ShownUniverse[]
  /** Capabilities that the API lacks. */
  lacking: readonly Capability[]
  /** The present time, signed. */
  formTime: string
}

/** Facts of a page for all of its parts, in the server and in the browser. */
export type Page = {
  /** Without the prefix of the language, such as `/shop`. */
  path: string
  /** With its `?`; "" without a query. */
  search: string
  /** Undefined on an error page without the shop's settings. */
  shop: ShopFacts | undefined
}

const PageContext = createContext<Page>({ path: "/", search: "", shop: undefined })

export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <PageContext value={page}>{children}</PageContext>
)

/** The page that is rendered or shown. */
export const usePage = (): Page => use(PageContext)

/** The facts of the shop. */
export const useShop = (): ShopFacts | undefined => use(PageContext).shop

/** Names a universe that the shop has categories of; undefined for another one. */
export function useUniverseName(): (slug: string | null) => string | undefined {
  const universes = useShop()?.universes ?? []
  return (slug) => universeName(universes, slug)
}

/** Takes the facts out of what every page shows. */
export function shopFacts({ settings, categories, proposedSearch = "", lacking = [], formTime }: ShellData): ShopFacts {
  const { freeDeliveryThreshold, asksWilaya, decimalsAsNeeded, maxQuantity, maxLines, maxUnits } = settings
  const { whatsapp, phone, phoneInternational, languages, searchHint = "" } = settings
  const { constructionBanner, bannerFr, bannerAr, bannerEn } = settings
  return {
    freeDeliveryThreshold,
    promises: promisesOf(settings),
    asksWilaya,
    decimalsAsNeeded,
    maxQuantity,
    maxLines,
    maxUnits,
    whatsapp,
    phone,
    phoneInternational,
    languages,
    searchHint,
    proposedSearch,
    notice: constructionBanner ? { bannerFr, bannerAr, bannerEn, languages } : null,
    universes: namedUniverses(settings.universes, categories),
    lacking,
    formTime,
  }
}
