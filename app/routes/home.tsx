import { type Locale, splitLocale } from "#core/i18n/locale.ts"
import { toAisles } from "../api-client/aisles.ts"
import { type Content, contentContext } from "../api-client/content.server.ts"
import { categoriesOrNone, isUnfilled } from "../api-client/found-or-default.server.ts"
import { latestPosts } from "../content/blog/blog-data.server.ts"
import { LatestPosts } from "../content/blog/latest-posts.tsx"
import { Banners } from "../content/home/heroes/banners.tsx"
import { Deal } from "../content/home/heroes/deal.tsx"
import { withUnits } from "../content/home/heroes/deal-units.server.ts"
import { Hero } from "../content/home/heroes/hero.tsx"
import { homeMeta } from "../content/home/home-meta.ts"
import { homeProducts, universeCounts } from "../content/home/home-rows.server.ts"
import { homeSections } from "../content/home/home-sections.ts"
import { Opening, openingMeta } from "../content/home/opening.tsx"
import { Categories } from "../content/home/sections/categories.tsx"
import { Fresh } from "../content/home/sections/fresh.tsx"
import { Gadgets } from "../content/home/sections/gadgets.tsx"
import { Promises } from "../content/home/sections/promises.tsx"
import { ShortLists } from "../content/home/sections/short-lists.tsx"
import { Trend } from "../content/home/sections/trend.tsx"
import { Universes } from "../content/home/sections/universes.tsx"
import { NewsletterSection } from "../customers/newsletter/newsletter.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/home"

export const handle = { layout: "backup-layout-one" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, filled } = loaderData
  const settings = matches[0].loaderData?.settings
  if (!filled) return openingMeta({ locale, origin }, settings)
  const { places, sections } = filled
  const picture = (places["hero-electronics"] ?? sections.slides[0]?.picture)?.url
  return homeMeta({ locale, origin, picture, settings })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const now = new Date().toISOString()
  const filled = (await isUnfilled(content, locale)) ? null : await readHome(content, locale, now)
  return { origin: url.origin, locale, now, filled }
}

/** What the home page of a shop with products or categories shows. */
async function readHome(content: Content, locale: Locale, now: string) {
  const [products, counts, categories, posts, pictures] = await Promise.all([
    homeProducts(content, locale),
    universeCounts(content, locale),
    categoriesOrNone(content, locale),
    latestPosts(content, locale),
    content.shopPictures(locale),
  ])
  const { "hero-electronics": hero, "banner-beauty": beauty, "banner-fashion": fashion } = pictures
  const places = { "hero-electronics": hero, "banner-beauty": beauty, "banner-fashion": fashion }
  const aisles = toAisles(categories)
  const sections = homeSections(products, counts, now)
  const deal = await withUnits(content, sections.deal, locale)
  return { sections: { ...sections, deal }, aisles, posts, places }
}

export default function HomeScreen({ loaderData, matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { filled, now } = loaderData
  const { settings } = matches[0].loaderData
  if (!filled) return <Opening settings={settings} now={now} />
  const { sections, aisles, posts, places } = filled
  const { deal } = sections
  return (
    <>
      <div className="wrap home">
        <Hero slides={sections.slides} tile={sections.tile} title={t("home.title")} />
        <Universes universes={sections.universes} />
        <Trend trend={sections.trend} />
        {deal && <Deal product={deal.product} end={deal.end} now={now} />}
        <Promises settings={settings} />
        <Categories categories={aisles} />
        <Banners pictures={sections.banners} places={places} universes={sections.universes} />
        <Gadgets
          gadgets={sections.gadgets}
          wide={places["hero-electronics"]}
          categories={aisles.filter(({ productType }) => productType === "electronics")}
        />
        <Fresh products={sections.fresh} />
        <ShortLists lists={sections.short} />
        <LatestPosts posts={posts} />
      </div>
      <NewsletterSection />
    </>
  )
}
