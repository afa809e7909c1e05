import type { SampleBlock } from "./blocks.ts"

/** One text in the shop's three languages. */
export type Text = { fr: string; ar: string; en: string }

export type Universe = "electronics" | "fashion" | "beauty" | "jewelry"

/** A category of the sample shop; `children` are its sub-categories. */
export type SampleCategory = {
  slug: string
  productType: Universe
  title: Text
  /** Path of the picture on its tile, in the folder of pictures, without `.webp`. */
  picture: string
  children: { slug: string; title: Text }[]
}

export type SampleColor = {
  /** Key of the colour in picture names: `{slug}/{key}.webp`. */
  key: string
  name: Text
  hex: string
}

export type SampleReview = {
  /** Invented first name and an initial. */
  name: string
  /** Invented town, as the reviewer would write it. */
  town: string
  email: string
  rating: 1 | 2 | 3 | 4 | 5
  /** Days before the sample shop is loaded. */
  daysAgo: number
  /** The language that the review is written in. */
  lang: keyof Text
  review: string
  /** false = not bought here; absent = written by who got it with a delivered order. */
  verified?: false
  /** Path of the reviewer's picture, as in a category. */
  picture?: string
}

/** A product of the sample shop, with the fields of section 3 of the specification. */
export type SampleProduct = {
  id: number
  sku: string
  slug: string
  productType: Universe
  /** Slug of the category and of its sub-category. */
  parent: string
  children: string
  brand: string
  title: Text
  /** Shown after the title where it helps: 100 ml, 3 pièces, 18 carats. */
  unit: Text | null
  /** Two or three sentences, 110 to 220 characters: longer than the fold at 100. */
  shortDescription: Text
  /** Paragraphs. */
  description: { fr: string[]; ar: string[]; en: string[] }
  /** Three or four selling points; `icon` is a Lucide icon's name. */
  features: { icon: string; title: Text; text: Text }[]
  additionalInformation: { key: Text; value: Text }[]
  /** List price in whole dinars, before `discount`. */
  listPrice: number
  /** Percent, 0 to 15. */
  discount: number
  /** Units in stock, of all variants together; 0 = out of stock. */
  quantity: number
  colors: SampleColor[]
  /** One text for all languages, or one for each. */
  sizes: (string | Text)[]
  /** Kind of the sizes; absent = clothes. */
  sizeKind?: "shoe" | "ring" | "waist" | "capacity"
  /** Units of each size, by the colour's key; absent = all variants share the product's. */
  stock?: Record<string, number[]>
  /** Whole dinars that each size costs above `listPrice`; absent = none. */
  sizeSurcharge?: number[]
  tags: Text[]
  featured: boolean
  sellCount: number
  /** A running offer, in days from the load (negative = already begun). */
  offerDate: { startDays: number; endDays: number } | null
  /** Days before the load that the product was added; sets "new". */
  addedDaysAgo: number
  videoId: string | null
  reviews: SampleReview[]
}

/** Block content in the shop's three languages. */
export type Body = { fr: SampleBlock[]; ar: SampleBlock[]; en: SampleBlock[] }

/** A category or a tag of posts. */
export type SampleTopic = { slug: string; title: Text }

/** An invented author. */
export type SampleAuthor = { name: Text; role: Text }

/** A post of the sample blog. */
export type SamplePost = {
  slug: string
  format: "standard" | "video" | "gallery" | "quote"
  /** Slug of the category. */
  category: string
  /** Slugs of the tags. */
  tags: string[]
  author: SampleAuthor
  /** Path of the picture at its top, as in a category. */
  picture: string
  /** Product pictures of a gallery. */
  medias?: string[]
  videoId?: string
  quote?: { text: Text; source: Text }
  /** Days before the sample shop is loaded. */
  daysAgo: number
  title: Text
  excerpt: Text
  content: Body
}

/** A coupon of the sample shop. */
export type SampleCoupon = {
  code: string
  title: Text
  kind: "percent" | "fixed"
  /** Percent, or whole dinars where `kind` is `fixed`. */
  value: number
  /** null = every universe. */
  productType: Universe | null
  /** Whole dinars. */
  minimumAmount: number
  /** Orders that may use it, and orders of one phone; absent = any number. */
  maxUses?: number
  maxUsesPerPhone?: number
  /** Days from the load; negative = already begun. */
  startDays: number
  endDays: number
}

/** An information page; its texts may hold `{placeholders}` for the settings. */
export type SamplePage = { slug: string; title: Text; description: Text; content: Body }

/** A product in one of its colours; null = the first. */
type SampleChoice = { slug: string; color: string | null }

type SampleWords = { kick?: Text; title?: Text; text?: Text; button?: Text; link?: string }

/** `picture` is a path as in a category. */
type SamplePictured = { picture?: string; product?: SampleChoice }

type SampleRule = { rule?: string; slugs?: string[] }

/** A slide, a banner or a universe of a section. */
export type SampleSectionItem = SamplePictured & SampleWords & { name?: Text; universe?: Universe; low?: boolean }

/** A section of a home page; what it leaves out is what a new section of its kind has. */
export type SampleSection = SamplePictured &
  SampleRule &
  SampleWords & {
    kind: string
    look?: string
    universe?: Universe
    label?: Text
    subtitle?: Text
    items?: SampleSectionItem[]
    tabs?: (SampleRule & { title: Text })[]
    lists?: (SampleRule & { title: Text })[]
    tile?: SampleChoice
    fill?: number
    open?: number
    count?: number
  }
