import { createContext, type ReactNode, use } from "react"
import type { Capability } from "#api/common/contract-capabilities.ts"
import type { ProductType } from "#core/catalogue/product.ts"
import { namedUniverses } from "../api-client/aisles.ts"
import type { Settings } from "../api-client/content.ts"
import type { ShellData } from "./shell-data.ts"

/** What islands know of the shop: few facts, as they are sent with every page. */
export type ShopFacts = Pick<
  Settings,
  | "freeDeliveryThreshold"
  | "exchangeDays"
  | "maxQuantity"
  | "maxLines"
  | "maxUnits"
  | "whatsapp"
  | "languages"
  | "phone"
  | "phoneInternational"
> & {
  searchHint: string
  /** The words of the construction notice; null where there is none. */
  notice: Pick<Settings, "bannerFr" | "bannerAr" | "bannerEn" | "languages"> | null
  /** The universes that the shop has categories of. */
  universes: ProductType[]
  /** What the API cannot do. */
  lacking: readonly Capability[]
  /** The present time, signed. */
  formTime: string
}

/** What any part of a page knows of it, in the server and in the browser. */
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

/** Takes the facts out of what every page shows. */
export function shopFacts({ settings, categories, lacking = [], formTime }: ShellData): ShopFacts {
  const { freeDeliveryThreshold, exchangeDays, maxQuantity, maxLines, maxUnits } = settings
  const { whatsapp, phone, phoneInternational, languages, searchHint = "" } = settings
  const { constructionBanner, bannerFr, bannerAr, bannerEn } = settings
  return {
    freeDeliveryThreshold,
    exchangeDays,
    maxQuantity,
    maxLines,
    maxUnits,
    whatsapp,
    phone,
    phoneInternational,
    languages,
    searchHint,
    notice: constructionBanner ? { bannerFr, bannerAr, bannerEn, languages } : null,
    universes: namedUniverses(categories),
    lacking,
    formTime,
  }
}
