import type { ProductType } from "../../catalogue/product-type.ts"

/** The pages that are made of sections, by their paths: the shop's own home page and those of three universes. */
export const sectionPages = ["home", "home-2", "home-3", "home-4"] as const
export type SectionPage = (typeof sectionPages)[number]

/** The universe that a page is about; null = all. */
export const pageUniverse = {
  home: null,
  "home-2": "fashion",
  "home-3": "beauty",
  "home-4": "jewelry",
} as const satisfies Record<SectionPage, ProductType | null>

/** Rules that choose the products of a row. */
export const sectionRules = [
  "newest",
  "on-sale",
  "best-sellers",
  "featured",
  "top-rated",
  "cheapest",
  "category",
  "hand-picked",
] as const
export type SectionRule = (typeof sectionRules)[number]

export const slideLooks = ["tile", "alone", "full", "words"] as const
export const categoryLooks = ["list", "tiles", "discs", "banners"] as const
export const rowLooks = ["grid", "large-first", "aisles", "banner", "scene"] as const

/** Bounds of what a page and its sections hold. */
export const sectionLimits = {
  sections: 30,
  slides: 8,
  products: 12,
  /** Categories that a section shows. */
  categories: 30,
  /** Products that a page names, of all its sections together. */
  named: 80,
  tabs: 4,
  lists: 4,
  banners: 6,
  title: 160,
  text: 800,
  button: 60,
  link: 300,
  slug: 200,
}

/** A product in one of its colours, such as `#24483a`; null = in its first one. */
export type ProductChoice = { slug: string; color: string | null }

/** A picture of the shop, or else that of a product. */
type Pictured<P> = { picture: P | null; product: ProductChoice | null }

/** A path of the shop without its language, such as `/shop?productType=beauty`; "" = none. */
type Link = { link: string }

/** Rule of a list of products. `category` and `slugs` belong to the rules of those names. */
type ProductChoiceRule = { rule: SectionRule; category: string; slugs: string[] }

type Universe = { universe: ProductType | null }

/** One slide. Without words it shows the product's own. */
export type SlideContent<T, P> = Pictured<P> & Link & { name: T; kick: T; title: T; text: T; button: T }

/** One banner; `rule` finds the product whose picture it shows, where it names none. */
export type BannerContent<T, P> = Pictured<P> &
  Link &
  Universe & { rule: "featured" | "on-sale" | "newest"; title: T; text: T; button: T; low: boolean }

/** Content of each kind of section. "" as a title or label means the kind's default one.
 *  @typeParam T a text: in three languages, or in one
 *  @typeParam P a picture: its address, or all that is known of it */
export type SectionContents<T, P> = {
  /** Slides fill up to `fill` with featured products. `tile` is the product beside them. */
  slides: Universe & {
    look: (typeof slideLooks)[number]
    label: T
    items: SlideContent<T, P>[]
    fill: number
    tile: ProductChoice | null
  }
  universes: { title: T; items: (Pictured<P> & { universe: ProductType })[] }
  categories: Universe & { look: (typeof categoryLooks)[number]; title: T; count: number }
  "product-row": ProductChoiceRule &
    Universe &
    Pictured<P> &
    Link & { look: (typeof rowLooks)[number]; title: T; subtitle: T; text: T; button: T; count: number }
  /** Tabs of rules, or where there is none of the categories. `open` is the place of the tab that is seen first. */
  "product-tabs": Universe & {
    title: T
    tabs: (ProductChoiceRule & { title: T })[]
    open: number
    count: number
  }
  "product-lists": Universe & { lists: (ProductChoiceRule & { title: T })[]; count: number }
  /** The offer that ends first, or that of a product. */
  deal: Universe & { kick: T; product: ProductChoice | null }
  banners: { label: T; items: BannerContent<T, P>[] }
  promises: Record<never, never>
  brands: Universe & { title: T; count: number }
  /** Paragraphs of the text are separated by line breaks. */
  "text-picture": Pictured<P> & Link & Universe & { kick: T; title: T; text: T; button: T }
  reviews: Universe & { title: T; count: number }
  coupons: { title: T; count: number }
  posts: { title: T; count: number }
  newsletter: { title: T; text: T }
  video: { title: T; text: T; videoId: string; picture: P | null }
  /** The product of a landing page with its order form: where it stands among the others. */
  "order-form": Record<never, never>
}

export const sectionKinds = [
  "slides",
  "universes",
  "categories",
  "product-row",
  "product-tabs",
  "product-lists",
  "deal",
  "banners",
  "promises",
  "brands",
  "text-picture",
  "reviews",
  "coupons",
  "posts",
  "newsletter",
  "video",
  "order-form",
] as const satisfies (keyof SectionContents<string, string>)[]
export type SectionKind = (typeof sectionKinds)[number]

/** The kinds that a home page or an own page may have. */
export const pageKinds: readonly SectionKind[] = sectionKinds.filter((kind) => kind !== "order-form")

/** A section of a page. */
export type Section<T, P> = {
  [K in SectionKind]: { kind: K; content: SectionContents<T, P>[K] }
}[SectionKind]

/** Visibility of a section; null = no bound. ISO 8601 in UTC. */
export type SectionTimes = { hidden: boolean; startsAt: string | null; endsAt: string | null }

/** State of a section at a moment. */
export type SectionState = "visible" | "hidden" | "scheduled" | "ended"

/** @param now ISO 8601 in UTC with milliseconds */
export function sectionState({ hidden, startsAt, endsAt }: SectionTimes, now: string): SectionState {
  if (hidden) return "hidden"
  if (endsAt !== null && endsAt <= now) return "ended"
  return startsAt !== null && startsAt > now ? "scheduled" : "visible"
}
