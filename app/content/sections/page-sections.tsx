import { type ComponentType, Fragment, type ReactNode } from "react"
import type { Settings } from "../../api-client/content.ts"
import { CouponCard } from "../../coupons/coupon-card.tsx"
import * as couponsCss from "../../coupons/coupons.module.css"
import { NewsletterSection } from "../../customers/newsletter/newsletter.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as home from "../../styles/home.module.css"
import { LatestPosts } from "../blog/latest-posts.tsx"
import { Banners, CategoryBanners } from "../home/heroes/banners.tsx"
import { Deal } from "../home/heroes/deal.tsx"
import * as hero from "../home/heroes/hero.module.css"
import { Hero } from "../home/heroes/hero.tsx"
import { HotSpots } from "../home/heroes/hot-spots.tsx"
import { StillLifeHero } from "../home/heroes/still-life-hero.tsx"
import * as homeParts from "../home/home-parts.module.css"
import { BrandList } from "../home/sections/brand-list.tsx"
import { Categories } from "../home/sections/categories.tsx"
import { CategoryTabs, CategoryTiles } from "../home/sections/category-tiles.tsx"
import { ProductAisles, ProductSection, ProductTabs } from "../home/sections/product-section.tsx"
import { Promises } from "../home/sections/promises.tsx"
import { SectionHead } from "../home/sections/section-head.tsx"
import { ShortLists } from "../home/sections/short-lists.tsx"
import { Testimonials } from "../home/sections/testimonials.tsx"
import { TextPicture } from "../home/sections/text-picture.tsx"
import { TrendBanner } from "../home/sections/trend-banner.tsx"
import { Universes } from "../home/sections/universes.tsx"
import type { SectionView, SectionViews } from "./section-views.ts"
import { VideoSection } from "./video-section.tsx"

type PageFacts = {
  settings: Settings
  /** ISO 8601 */
  now: string
}

type Props<K extends keyof SectionViews> = SectionViews[K] & PageFacts & { id: string; isFirst: boolean }

/** The component of each kind of section. */
const components: { [K in keyof SectionViews]: ComponentType<Props<K>> } = {
  slides: Hero,
  "slide-words": StillLifeHero,
  universes: Universes,
  categories: CategorySection,
  "product-row": ProductSection,
  "product-aisles": ProductAisles,
  "product-banner": TrendBanner,
  "product-scene": HotSpots,
  "product-tabs": ProductTabs,
  "category-tabs": CategoryTabs,
  "product-lists": ShortLists,
  deal: Deal,
  banners: Banners,
  promises: Promises,
  brands: BrandList,
  "text-picture": TextPicture,
  reviews: Testimonials,
  coupons: CouponSection,
  posts: LatestPosts,
  newsletter: NewsletterSection,
  video: VideoSection,
}

/** Whether a section is as wide as the window. */
const isFull = (section: SectionView) =>
  section.kind === "newsletter" ||
  section.kind === "slide-words" ||
  (section.kind === "slides" && section.view.look === "full")

/** Whether a section begins under the transparent bar of a layout. */
export const isUnderBar = (section: SectionView | undefined) =>
  section !== undefined && section.kind !== "newsletter" && isFull(section)

const hasSlides = ({ kind }: SectionView) => kind === "slides" || kind === "slide-words"

export type PageSectionsProps = PageFacts & {
  sections: readonly SectionView[]
  /** The page's `<h1>` while there is no slide to give it; undefined where the page has one above its sections. */
  title: string | undefined
  /** Of a preview: the place in the console's form of each section, by its id. A mark before a section says it. */
  places?: Readonly<Record<string, number>>
  /** Stands last, but above the band of the newsletter. */
  end?: ReactNode
}

/** How many sections stand above the end: a newsletter that comes last is below it. */
const countAboveEnd = (sections: readonly SectionView[]) =>
  sections.at(-1)?.kind === "newsletter" ? sections.length - 1 : sections.length

/** The sections of a page: those beside each other in one column, others as wide as the window. */
export function PageSections({ sections, title, settings, now, places, end }: PageSectionsProps) {
  const first = title === undefined ? undefined : sections.find(hasSlides)
  const parts: ReactNode[] = []
  let column: ReactNode[] = first || title === undefined ? [] : [<PlainTitle key="title" title={title} />]
  const endColumn = () => {
    if (column.length === 0) return
    parts.push(
      <div key={`column-${parts.length}`} className={`wrap ${homeParts.home}`}>
        {column}
      </div>,
    )
    column = []
  }
  const aboveEnd = countAboveEnd(sections)
  for (const [at, section] of sections.entries()) {
    if (end && at === aboveEnd) column.push(end)
    const shown = (
      <Fragment key={section.id}>
        {places && <template data-section={places[section.id]} />}
        <AnySection section={section} isFirst={section === first} settings={settings} now={now} />
      </Fragment>
    )
    if (isFull(section)) {
      endColumn()
      parts.push(shown)
    } else column.push(shown)
  }
  if (end && aboveEnd === sections.length) column.push(end)
  endColumn()
  return parts
}

function PlainTitle({ title }: { title: string }) {
  return <h1 className={`${home.h2} ${hero.heroPlain}`}>{title}</h1>
}

function AnySection({ section, ...facts }: PageFacts & { section: SectionView; isFirst: boolean }) {
  const { kind, id, view } = section
  // Kind and view belong together by the type of a section's view.
  const Component = components[kind] as ComponentType<typeof view & typeof facts & { id: string }>
  return <Component {...view} {...facts} id={id} />
}

function CategorySection({ title: ownTitle, ...view }: SectionViews["categories"]) {
  const { t } = useI18n()
  const title = ownTitle || t("home.categories.title")
  if (view.look === "list") return <Categories title={title} categories={view.categories} />
  const { look, categories } = view
  if (look === "banners") return <CategoryBanners title={title} categories={categories} />
  return <CategoryTiles title={title} categories={categories} round={look === "discs"} />
}

function CouponSection({ title, coupons, now }: Props<"coupons">) {
  const { t } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title || t("home.coupons.title")} />
      <ul className={couponsCss.coupons}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} now={now} />
        ))}
      </ul>
    </section>
  )
}
