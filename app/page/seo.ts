import type { MetaDescriptor } from "react-router"
import { cutText } from "#core/cut-text.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { SharedPicture } from "#core/media/share-picture.ts"
import type { Settings, ShownHead } from "../api-client/content.ts"
import { localizedPath } from "../i18n/addresses.ts"
import { createI18n, type Translate } from "../i18n/i18n.tsx"
import type { Crumb } from "../ui/crumbs.tsx"
import { offerTags, openGraphLocale, pictureTags, type ShownOffer } from "./share-card.ts"
import { crumbList, type Place, type StructuredData, structuredData } from "./structured-data.ts"

export type PageFacts = {
  /** Origin of the shop as the visitor typed it: `url.origin` in the loader. */
  origin: string
  /** Path without language prefix, with those query parameters that make another page: `/shop?page=2`. */
  path: string
  /** The path of the page that stands for this one in search engines, when it is not the page itself. */
  canonical?: string
  /** The path by which it is shared, where its share card is of a part of it, such as a colour of a product; else `path`. */
  shared?: string
  locale: Locale
  /** Without the shop's name, which is added. */
  title: string
  description: string
  /** The merchant's own, from the settings; undefined where they could not be read. */
  shopName: string | undefined
  /** Texts and picture that the merchant wrote; they replace the page's own. */
  head?: ShownHead | undefined
  /** Shown where the page is shared, when it is not the shop's own. */
  picture?: SharedPicture | undefined
  /** The way to the page from below the home page, for its breadcrumb. */
  steps?: Crumb[]
  /** Type of the share card; a website by default. */
  type?: "website" | "article" | "product"
  /** Its price and status, for share cards. */
  offer?: ShownOffer
  /** Keeps the page out of search engines: searches, confirmations. */
  hidden?: boolean
  /** Structured data for search engines. */
  about?: StructuredData[] | undefined
}

const descriptionLimit = 160

/** Cuts a description at a word, as search engines would. */
function shortened(text: string): string {
  if (text.length <= descriptionLimit) return text
  const end = text.lastIndexOf(" ", descriptionLimit - 1)
  return `${end > 0 ? text.slice(0, end) : cutText(text, descriptionLimit - 1)}…`
}

/** Returns the `meta` descriptors of a page: title, description, canonical address, share card and breadcrumb. The
 *  server names the other languages beside the canonical address. */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const { origin, path, locale, head } = page
  const own = head?.title || page.title
  const picture = head?.picture ? { url: head.picture } : page.picture
  const shopName = page.shopName ?? createI18n(locale).t("shell.shopName")
  const title = own === shopName ? shopName : `${own} · ${shopName}`
  const description = shortened(head?.description || page.description)
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + localizedPath(locale, page.canonical ?? path) },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: shopName },
    { property: "og:title", content: own },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + localizedPath(locale, page.shared ?? path) },
    { property: "og:locale", content: openGraphLocale[locale] },
    ...pictureTags(picture, { origin, own, shopName }),
    ...(page.offer ? offerTags(page.offer) : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.steps ? [structuredData(crumbList(page, page.steps))] : []),
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.about ? [structuredData(...page.about)] : []),
  ]
}

type MetaArgs<Data> = {
  loaderData: Data | undefined
  location: { search: string }
  matches: readonly [{ loaderData?: { settings: Settings } | undefined }, ...unknown[]]
}

/** Input of a page's facts: translations, the shop's settings and name, the query of the address. */
export type MetaContext = { t: Translate; settings: Settings | undefined; shop: string; search: string }

/** Facts that only the page itself knows. */
export type OwnFacts = Omit<PageFacts, "origin" | "locale" | "shopName">

/** Makes `meta` of a page, which has nothing to say where its loader failed.
 *  @param own is given its loader's data */
export function metaOf<Data extends Place>(own: (data: Data, context: MetaContext) => OwnFacts) {
  return ({ loaderData, matches, location: { search } }: MetaArgs<Data>): MetaDescriptor[] => {
    if (!loaderData) return []
    const { locale, origin } = loaderData
    const { t } = createI18n(locale)
    const settings = matches[0].loaderData?.settings
    const shopName = settings?.shopName
    const facts = own(loaderData, { t, settings, shop: shopName ?? t("shell.shopName"), search })
    return pageMeta({ locale, origin, shopName, ...facts })
  }
}
