import type { ProductDetail } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { ShownUniverse } from "#core/catalogue/universe.ts"
import type { CountedTopic } from "#core/content/blog.ts"
import type { MenuEntry, MenuName } from "#core/content/menus/menu.ts"
import type { PageHead } from "#core/content/page-heads/page-head.ts"
import type { PostDetail } from "#core/content/post.ts"
import type { PromiseFacts } from "#core/content/promise.ts"
import type { Section } from "#core/content/sections/section.ts"
import type { Theme } from "#core/content/theme/theme.ts"
import type { Division } from "#core/delivery/division.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Centimes } from "#core/money.ts"
import type { Block } from "#core/text/block.ts"

export type Category = {
  documentId: string
  slug: string
  title: string
  textLanguages?: TextLanguages | undefined
  productType: ProductType
  /** Slug of the parent; null for one of the 15. */
  parent: string | null
  productCount: number
  image: Picture | null
}

/** The settings that every page shows somewhere. */
export type StoredSettings = PromiseFacts & {
  documentId: string
  shopName: string
  tagline: string
  about: string
  phone: string
  phoneInternational: string
  whatsapp: string
  email: string
  address: string
  hours: string
  /** Of tagline, about, address and hours. */
  textLanguages?: TextLanguages | undefined
  registerNumber: string
  taxNumber: string
  constructionBanner: boolean
  bannerFr: string
  bannerAr: string
  /** Left out while nobody has written it. */
  bannerEn?: string | undefined
  /** The words in the empty search field; left out for the default ones. */
  searchHint?: string | undefined
  freeDeliveryThreshold: Centimes | null
  /** Order forms begin without a place. */
  asksWilaya: boolean
  /** The wilayas of the shop's list. */
  wilayaDivision: Division
  /** Amounts have decimals only where there are centimes. */
  decimalsAsNeeded: boolean
  /** ISO 8601; null = no date is announced. */
  openingDate: string | null
  /** Maximums of one order (core/orders/order-maximums.ts); null = any number. */
  maxQuantity: number | null
  maxLines: number | null
  maxUnits: number | null
  pixelId: string
  /** French names of the wilayas to which the shop delivers; null = not known, all of them. */
  openWilayas: string[] | null
  /** null = the default theme. */
  theme: Theme | null
  /** In which the shop is shown, the main one first. */
  languages: Locale[]
  social: { facebook: string; instagram: string; whatsapp: string }
  uniqueVisitorsCount: number
}

/** The settings with what every page names beside them. */
export type Settings = StoredSettings & {
  /** The universes that the shop shows, in its order. */
  universes: ShownUniverse[]
}

/** The name of a product that sells well, as a word to search for, and its universe. */
export type SearchWord = { name: string; productType: string }

/** The menus that the merchant has edited, in one language. */
export type ShownMenus = Partial<Record<MenuName, MenuEntry<string>[]>>

/** Title, description and picture path that the merchant wrote for search engines. */
export type ShownHead = PageHead<string, string>

/** A page of one product and its order form, for an advertisement; "" = the product's own text. */
export type LandingPage = {
  documentId: string
  slug: string
  /** Slug of its product. */
  product: string
  /** Whether search engines may list it beside the product's own page. */
  indexed: boolean
  title: string
  text: string
  /** ISO 8601 */
  updatedAt: string
}

/** A landing page with what it shows. */
export type LandingView = { page: LandingPage; product: ProductDetail; sections: PageSection[] | null }

/** Some posts of a list, and how many the whole list has. */
export type PostPart = { posts: PostDetail[]; total: number }

/** Topics of the posts, with counts. */
export type BlogTopics = { categories: CountedTopic[]; tags: CountedTopic[] }

/** A section of a page, in one language. */
export type PageSection = Section<string, Picture>

/** A page of information, such as the terms of sale; its texts may hold `{placeholders}` for the settings. */
export type InformationPage = {
  documentId: string
  slug: string
  title: string
  textLanguages?: TextLanguages | undefined
  description: string
  content: Block[]
  /** ISO 8601 */
  updatedAt: string
}
