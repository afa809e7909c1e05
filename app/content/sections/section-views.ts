import type { Product } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { Post } from "#core/content/post.ts"
import type { categoryLooks, SectionRule } from "#core/content/sections/section.ts"
import type { Coupon } from "#core/coupons/coupon.ts"
import type { TextLanguages } from "#core/i18n/text-language.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Aisle, MenuCategory } from "../../api-client/aisles.ts"
import type { Category } from "../../api-client/content.ts"
import type { Brand } from "../home/brands.server.ts"
import type { Slide, SlideWords } from "../home/heroes/slide.ts"
import type { Testimonial } from "../home/sections/testimonials.server.ts"

/** A universe with the number of its products. */
export type Universe = { type: ProductType; name: string; count: number; picture: Picture | null }

export type BannerView = {
  universe: ProductType | null
  /** A product's. */
  picture: Picture | null
  /** The shop's own, which goes before the other. */
  widePicture?: Picture | undefined
  title: string
  text: string
  button: string
  link: string
  low: boolean
}

/** A list of products under its title; "" = the usual title of its rule. */
export type ListView = { rule: SectionRule; title: string; products: Product[] }

/** A category with its first products. */
export type CategoryTab = { slug: string; products: Product[] }

type Lead = { link: string; button: string }
type InUniverse = { universe: ProductType | null }

/** Properties of the component of each kind of section; an empty section has no view. */
export type SectionViews = {
  slides: InUniverse & {
    look: "tile" | "alone" | "full"
    label: string
    slides: Slide[]
    tile: Product | null
    /** Whether the page has the promises that the tile about paying leads to. */
    hasPromises: boolean
  }
  "slide-words": InUniverse & { words: SlideWords & Lead; picture: Picture | null; slides: Slide[] }
  universes: { title: string; universes: Universe[] }
  categories: { title: string } & (
    | { look: Exclude<(typeof categoryLooks)[number], "list">; categories: Category[] }
    | { look: "list"; categories: Aisle[] }
  )
  "product-row": ListView & Lead & { look: "grid" | "large-first" }
  "product-aisles": ListView &
    Lead &
    InUniverse & { text: string; categories: MenuCategory[]; picture: Picture | null; wide: Picture | null }
  "product-banner": ListView & { banner: BannerView }
  "product-scene": ListView & InUniverse & { text: string }
  "product-tabs": { title: string; tabs: ListView[]; open: number }
  "category-tabs": { title: string; categories: Category[]; tabs: CategoryTab[] }
  "product-lists": { lists: ListView[] }
  deal: { kick: string; product: Product; end: string }
  banners: { label: string; banners: BannerView[] }
  promises: { isAnchor: boolean }
  brands: { title: string; brands: Brand[] }
  "text-picture": InUniverse &
    Lead & { kick: string; title: string; text: string; picture: Picture | null; textLanguages?: TextLanguages }
  /** `alone`: without links, on the page of the product that all are about. */
  reviews: { title: string; testimonials: Testimonial[]; alone?: boolean }
  coupons: { title: string; coupons: Coupon[] }
  posts: { title: string; posts: Post[] }
  newsletter: { title: string; text: string }
  video: { title: string; text: string; videoId: string; picture: Picture | null }
}

/** One section as its component gets it; `id` names it on the page. */
export type SectionView = {
  [K in keyof SectionViews]: { kind: K; id: string; view: SectionViews[K] }
}[keyof SectionViews]
