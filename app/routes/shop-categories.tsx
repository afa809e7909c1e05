import { productTypes } from "#core/catalogue/product.ts"
import { contentContext } from "../api-client/content.server.ts"
import { categoriesOrNone } from "../api-client/found-or-default.server.ts"
import { CategoryTiles } from "../catalogue/listing/category-tiles.tsx"
import { EmptyShop } from "../catalogue/listing/empty-shop.tsx"
import { ListingHead } from "../catalogue/listing/listing-head.tsx"
import { createI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import type { Route } from "./+types/shop-categories"
import "../styles/screens/listing.css"
import "../styles/screens/home.css"
import * as listingVariants from "../catalogue/listing/listing-variants.module.css"
import { splitLocale } from "../i18n/addresses.ts"

const path = "/shop-categories"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [categories, head] = await Promise.all([
    categoriesOrNone(content, locale),
    content.pageHead("shop-categories", locale),
  ])
  const { t } = createI18n(locale)
  const [title, intro] = [t("listing.tiles.title"), t("listing.tiles.intro")]
  const trail = [
    { label: t("listing.shop"), path: "/shop" },
    { label: title, path },
  ]
  return { categories, heading: { title, intro, description: intro, trail }, locale, origin: url.origin, ...head }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { heading, locale, origin, head } = loaderData
  const shopName = matches[0].loaderData?.settings.shopName
  const { title, description, trail: steps } = heading
  return pageMeta({ title, description, steps, path, locale, origin, shopName, head })
}

/** The 15 categories by universe. */
export default function ShopCategories({ loaderData: { categories, heading } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${listingVariants.tilesPage}`}>
      <ListingHead heading={heading} />
      {categories.length === 0 && <EmptyShop />}
      {productTypes.map((universe) => (
        <CategoryTiles
          key={universe}
          universe={universe}
          categories={categories.filter(({ productType }) => productType === universe)}
        />
      ))}
    </div>
  )
}
