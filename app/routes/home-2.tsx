import { latestPosts } from "../blog/blog-data.server.ts"
import { LatestPosts } from "../blog/latest-posts.tsx"
import type { Row } from "../content/catalogue.server.ts"
import { contentContext } from "../content/content.server.ts"
import { CategoryTabs } from "../home/category-tabs.tsx"
import { CategoryTiles } from "../home/category-tiles.tsx"
import { universeHomeMeta } from "../home/home-meta.ts"
import type { ProductQuery } from "../home/product-query.ts"
import { ProductSection, ShowcaseSection } from "../home/product-section.tsx"
import { Promises } from "../home/promises.tsx"
import { SliderHero } from "../home/slider-hero.tsx"
import { testimonialsOf, testimonialsRead } from "../home/testimonials.server.ts"
import { Testimonials } from "../home/testimonials.tsx"
import { TrendBanner } from "../home/trend-banner.tsx"
import { universeHome } from "../home/universe-home.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { FashionLayout } from "../layouts/fashion-layout.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import type { Route } from "./+types/home-2"

export const handle = { layout: false } satisfies RouteHandle

const universe = "fashion"

const queries = {
  popular: { universe, first: "rated", most: 4 },
  featured: { universe, first: "featured", most: 5 },
  trending: { universe, first: "fresh", most: 3 },
  best: { universe, first: "selling", most: 4 },
} satisfies Record<string, ProductQuery>

const rows: Row[] = [{ rule: "section-rated", limit: testimonialsRead, productType: universe }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, slides } = loaderData
  const picture = slides[0]?.wide?.url
  return universeHomeMeta({ universe, locale, origin, picture, settings: matches[0].loaderData?.settings })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const { products, ...home } = await universeHome(content, { universe, url, queries, rows })
  const { locale } = home
  const [testimonials, posts] = await Promise.all([
    testimonialsOf(content, products, { universe, locale, most: 3 }),
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
