import type { Row } from "../content/catalogue.server.ts"
import { contentContext } from "../content/content.server.ts"
import { Promos } from "../home/banners.tsx"
import { BeautyHero } from "../home/beauty-hero.tsx"
import { CategoryTabs } from "../home/category-tabs.tsx"
import { CategoryTiles } from "../home/category-tiles.tsx"
import { Deal } from "../home/deal.tsx"
import { withUnits } from "../home/deal-units.server.ts"
import { universeHomeMeta } from "../home/home-meta.ts"
import { dealOf } from "../home/home-sections.ts"
import { HotSpots } from "../home/hot-spots.tsx"
import type { ProductQuery } from "../home/product-query.ts"
import { ProductSection } from "../home/product-section.tsx"
import { Promises } from "../home/promises.tsx"
import { promoRows, promosOf } from "../home/promo-pictures.ts"
import { testimonialsOf, testimonialsRead } from "../home/testimonials.server.ts"
import { Testimonials } from "../home/testimonials.tsx"
import { universeHome } from "../home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { BeautyLayout } from "../layouts/over-hero-layout.tsx"
import type { Route } from "./+types/home-3"

export const handle = { layout: false } satisfies RouteHandle

const universe = "beauty"

const queries = {
  best: { universe, first: "selling", most: 4 },
  scene: { universe, first: "rated", most: 8 },
} satisfies Record<string, ProductQuery>

const rows: Row[] = [
  ...promoRows(universe),
  { rule: "section-rated", limit: testimonialsRead, productType: universe },
  { rule: "ending-offers", limit: 1, productType: universe },
]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, slides } = loaderData
  const picture = slides[0]?.wide?.url
  return universeHomeMeta({ universe, locale, origin, picture, settings: matches[0].loaderData?.settings })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { products, ...home } = await universeHome(content, { universe, url, queries, rows })
  const testimonials = await testimonialsOf(content, products, { universe, locale: home.locale, most: 3 })
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
        <Promos promos={promos} />
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
