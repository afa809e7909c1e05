import { contentContext } from "../api-client/content.server.ts"
import type { Row } from "../api-client/listing.ts"
import { latestPosts } from "../content/blog/blog-data.server.ts"
import { LatestPosts } from "../content/blog/latest-posts.tsx"
import { SliderHero } from "../content/home/heroes/slider-hero.tsx"
import { universeHomeMeta } from "../content/home/home-meta.ts"
import type { ProductQuery } from "../content/home/product-query.ts"
import { CategoryTabs } from "../content/home/sections/category-tabs.tsx"
import { CategoryTiles } from "../content/home/sections/category-tiles.tsx"
import { ProductSection, ShowcaseSection } from "../content/home/sections/product-section.tsx"
import { Promises } from "../content/home/sections/promises.tsx"
import { testimonialsOf, testimonialsRead } from "../content/home/sections/testimonials.server.ts"
import { Testimonials } from "../content/home/sections/testimonials.tsx"
import { TrendBanner } from "../content/home/sections/trend-banner.tsx"
import { universeHome } from "../content/home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { FashionLayout } from "../shell/layouts/fashion-layout.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/fashion-home"

export const handle = { layout: false } satisfies RouteHandle

const universe = "fashion"

const queries = {
  popular: { universe, first: "rated", limit: 4 },
  featured: { universe, first: "featured", limit: 5 },
  trending: { universe, first: "fresh", limit: 3 },
  best: { universe, first: "selling", limit: 4 },
} satisfies Record<string, ProductQuery>

const rows: Row[] = [{ rule: "section-rated", limit: testimonialsRead, productType: universe }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  universeHomeMeta(universe, loaderData, matches[0].loaderData?.settings)

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { products, ...home } = await universeHome(content, { universe, url, queries, rows })
  const { locale } = home
  const [testimonials, posts] = await Promise.all([
    testimonialsOf(content, products, { universe, locale, max: 3 }),
    latestPosts(content, locale),
  ])
  return { ...home, testimonials, posts }
}

/** The fashion home page. */
export default function FashionHome({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { slides, categories, shelves, lists, testimonials, posts } = loaderData
  const { settings } = matches[0].loaderData
  return (
    <FashionLayout>
      <div className="wrap home">
        <SliderHero slides={slides} label={t("homes.fashion.hero")} title={t("homes.fashion.title")} />
        <CategoryTiles title={t("homes.fashion.categories")} categories={categories} />
        <ProductSection title={t("homes.fashion.popular")} products={lists.popular} />
        <CategoryTabs title={t("homes.fashion.tabs")} categories={categories} shelves={shelves} />
        <ShowcaseSection title={t("homes.fashion.featured")} products={lists.featured} />
        <TrendBanner
          title={t("homes.fashion.trending")}
          universe={universe}
          picture={slides.at(-1)?.picture ?? null}
          products={lists.trending}
        />
        <ProductSection title={t("homes.fashion.best")} products={lists.best} />
        <Testimonials testimonials={testimonials} />
        <LatestPosts posts={posts} />
        <Promises settings={settings} />
      </div>
    </FashionLayout>
  )
}
