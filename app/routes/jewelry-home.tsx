import { contentContext } from "../api-client/content.server.ts"
import type { Category } from "../api-client/content.ts"
import { brandsOf } from "../content/home/brands.server.ts"
import { CategoryBanners } from "../content/home/heroes/banners.tsx"
import { HotSpots } from "../content/home/heroes/hot-spots.tsx"
import { SliderHero } from "../content/home/heroes/slider-hero.tsx"
import { universeHomeMeta } from "../content/home/home-meta.ts"
import type { ProductQuery } from "../content/home/product-query.ts"
import { BrandList } from "../content/home/sections/brand-list.tsx"
import { CategoryTabs } from "../content/home/sections/category-tabs.tsx"
import { HouseNote } from "../content/home/sections/house-note.tsx"
import { ProductSection } from "../content/home/sections/product-section.tsx"
import { Promises } from "../content/home/sections/promises.tsx"
import { universeHome } from "../content/home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { JewelryLayout } from "../shell/layouts/over-hero-layout.tsx"
import type { Route } from "./+types/jewelry-home"

export const handle = { layout: false } satisfies RouteHandle

const universe = "jewelry"

const queries = {
  popular: { universe, first: "rated", limit: 4 },
  scene: { universe, first: "featured", limit: 8 },
  top: { universe, first: "selling", limit: 4 },
} satisfies Record<string, ProductQuery>

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  universeHomeMeta(universe, loaderData, matches[0].loaderData?.settings)

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
