import { contentContext } from "../api-client/content.server.ts"
import type { Row } from "../api-client/listing.ts"
import { Promos } from "../content/home/heroes/banners.tsx"
import { BeautyHero } from "../content/home/heroes/beauty-hero.tsx"
import { Deal } from "../content/home/heroes/deal.tsx"
import { withUnits } from "../content/home/heroes/deal-units.server.ts"
import { HotSpots } from "../content/home/heroes/hot-spots.tsx"
import { promoRows, promosOf } from "../content/home/heroes/promo-pictures.ts"
import { universeHomeMeta } from "../content/home/home-meta.ts"
import { dealOf } from "../content/home/home-sections.ts"
import type { ProductQuery } from "../content/home/product-query.ts"
import { CategoryTabs } from "../content/home/sections/category-tabs.tsx"
import { CategoryTiles } from "../content/home/sections/category-tiles.tsx"
import { ProductSection } from "../content/home/sections/product-section.tsx"
import { Promises } from "../content/home/sections/promises.tsx"
import { testimonialsOf, testimonialsRead } from "../content/home/sections/testimonials.server.ts"
import { Testimonials } from "../content/home/sections/testimonials.tsx"
import { universeHome } from "../content/home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { BeautyLayout } from "../shell/layouts/over-hero-layout.tsx"
import type { Route } from "./+types/beauty-home"

export const handle = { layout: false } satisfies RouteHandle

const universe = "beauty"

const queries = {
  best: { universe, first: "selling", limit: 4 },
  scene: { universe, first: "rated", limit: 8 },
} satisfies Record<string, ProductQuery>

const rows: Row[] = [
  ...promoRows(universe),
  { rule: "section-rated", limit: testimonialsRead, productType: universe },
  { rule: "ending-offers", limit: 1, productType: universe },
]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  universeHomeMeta(universe, loaderData, matches[0].loaderData?.settings)

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { products, ...home } = await universeHome(content, { universe, url, queries, rows })
  const testimonials = await testimonialsOf(content, products, { universe, locale: home.locale, max: 3 })
  const now = new Date().toISOString()
  const own = products.filter(({ productType }) => productType === universe)
  const deal = await withUnits(content, dealOf(own, now), home.locale)
  return { ...home, testimonials, promos: promosOf(own), deal, now }
}

/** The beauty home page. */
export default function BeautyHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { slides, categories, shelves, lists, testimonials, promos, deal, now } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <BeautyLayout hasHero>
      <BeautyHero slides={slides} />
      <div className="wrap home">
        <CategoryTiles title={t("homes.beauty.categories")} categories={categories} round />
        <Promos promos={promos} giftCategory={categories[0]} />
        <ProductSection title={t("homes.beauty.best")} products={lists.best} />
        {deal && <Deal {...deal} now={now} kick={t("homes.beauty.collection")} />}
        <CategoryTabs title={t("homes.beauty.tabs")} categories={categories} shelves={shelves} />
        <HotSpots
          universe={universe}
          title={t("homes.beauty.spots.title")}
          text={t("homes.beauty.spots.text")}
          products={lists.scene}
        />
        <Testimonials testimonials={testimonials} />
        <Promises settings={settings} />
      </div>
    </BeautyLayout>
  )
}
