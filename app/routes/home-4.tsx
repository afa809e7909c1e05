import { contentContext } from "../content/content.server.ts"
import type { Category } from "../content/content.ts"
import { CategoryBanners } from "../home/banners.tsx"
import { BrandList } from "../home/brand-list.tsx"
import { brandsOf } from "../home/brands.server.ts"
import { CategoryTabs } from "../home/category-tabs.tsx"
import { universeHomeMeta } from "../home/home-meta.ts"
import { HotSpots } from "../home/hot-spots.tsx"
import { HouseNote } from "../home/house-note.tsx"
import type { ProductQuery } from "../home/product-query.ts"
import { ProductSection } from "../home/product-section.tsx"
import { Promises } from "../home/promises.tsx"
import { SliderHero } from "../home/slider-hero.tsx"
import { universeHome } from "../home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { JewelryLayout } from "../layouts/over-hero-layout.tsx"
import type { Route } from "./+types/home-4"

export const handle = { layout: false } satisfies RouteHandle

const universe = "jewelry"

const queries = {
  popular: { universe, first: "rated", most: 4 },
  scene: { universe, first: "featured", most: 8 },
  top: { universe, first: "selling", most: 4 },
} satisfies Record<string, ProductQuery>

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, slides } = loaderData
  const picture = slides[0]?.wide?.url
  return universeHomeMeta({ universe, locale, origin, picture, settings: matches[0].loaderData?.settings })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { products: _products, ...home } = await universeHome(content, { universe, url, queries })
  return { ...home, brands: await brandsOf(content, universe, home.locale) }
}

function picturedFirst(a: Category, b: Category): number {
  return Number(b.image !== null) - Number(a.image !== null)
}

/** The jewelry home page. */
export default function JewelryHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { slides, categories, shelves, lists, brands } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <JewelryLayout hasHero={slides.length > 0}>
      <SliderHero slides={slides} label={t("homes.jewelry.hero")} title={t("homes.jewelry.title")} full />
      <div className="wrap home">
        <Promises settings={settings} />
        <CategoryBanners categories={categories.toSorted(picturedFirst).slice(0, 2)} />
        <HouseNote picture={slides.at(-1)?.picture ?? null} />
        <ProductSection title={t("homes.jewelry.popular")} products={lists.popular} />
        <CategoryTabs title={t("homes.jewelry.tabs")} categories={categories} shelves={shelves} />
        <HotSpots
          universe={universe}
          title={t("homes.jewelry.spots.title")}
          text={t("homes.jewelry.spots.text")}
          products={lists.scene}
        />
        <ProductSection title={t("homes.jewelry.top")} products={lists.top} />
        <BrandList brands={brands} />
      </div>
    </JewelryLayout>
  )
}
