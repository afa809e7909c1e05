import type { ComponentType } from "react"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { LatestPosts } from "../blog/latest-posts.tsx"
import { Banners, CategoryBanners } from "../home/heroes/banners.tsx"
import { HotSpots } from "../home/heroes/hot-spots.tsx"
import { StillHero } from "../home/heroes/still-hero.tsx"
import { BrandList } from "../home/sections/brand-list.tsx"
import { Categories } from "../home/sections/categories.tsx"
import { CategoryTiles } from "../home/sections/category-tiles.tsx"
import { Promises } from "../home/sections/promises.tsx"
import { ShortLists } from "../home/sections/short-lists.tsx"
import { Testimonials } from "../home/sections/testimonials.tsx"
import { TextPicture } from "../home/sections/text-picture.tsx"
import { Universes } from "../home/sections/universes.tsx"
import type { SectionViews } from "./section-views.ts"

type Marked = { settings: Settings; isFirst: boolean }

/** The component of each kind that shows and does nothing else. */
const components = {
  "slide-words": StillHero,
  universes: Universes,
  categories: CategorySection,
  "product-scene": HotSpots,
  "product-lists": ShortLists,
  banners: Banners,
  promises: Promises,
  brands: BrandList,
  "text-picture": TextPicture,
  reviews: Testimonials,
  posts: LatestPosts,
} satisfies { [K in keyof SectionViews]?: ComponentType<SectionViews[K] & Marked> }

export type StillKind = keyof typeof components

type StillSectionProps = Marked & { kind: StillKind; view: SectionViews[keyof SectionViews] }

export function StillSection({ kind, view, ...facts }: StillSectionProps) {
  // Kind and view belong together by the type of a section's view.
  const Component = components[kind] as ComponentType<typeof view & Marked>
  return <Component {...view} {...facts} />
}

function CategorySection({ ...view }: SectionViews["categories"]) {
  const { t } = useI18n()
  const title = view.title || t("home.categories.title")
  if (view.look === "list") return <Categories title={title} categories={view.categories} />
  const { look, categories } = view
  if (look === "banners") return <CategoryBanners title={title} categories={categories} />
  return <CategoryTiles title={title} categories={categories} round={look === "discs"} />
}
