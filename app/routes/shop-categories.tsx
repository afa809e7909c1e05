import type { ShownUniverse } from "#core/catalogue/universe.ts"
import { categoriesOrNone } from "../api-client/found-or-default.server.ts"
import { EmptyShop } from "../catalogue/listing/empty-shop.tsx"
import { ListingHead } from "../catalogue/listing/listing-head.tsx"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/shop-categories"
import "../catalogue/listing/listing.css"
import "../content/home/home.css"
import { useId } from "react"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Category } from "../api-client/content.ts"
import { BlankTile } from "../cards/product-tile.tsx"
import * as listingPageLayouts from "../catalogue/listing/listing-page-layouts.module.css"
import * as buttons from "../styles/buttons.module.css"
import * as home from "../styles/home.module.css"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { Picture } from "../ui/picture.tsx"

const tileSizes = "(max-width: 47.99rem) 44vw, (max-width: 68rem) 30vw, 15rem"

type CategoryTilesProps = { universe: ShownUniverse; categories: Category[] }

/** A universe's categories as tiles with picture, count and sub-categories. */
function CategoryTiles({ universe: { slug: universe, name }, categories }: CategoryTilesProps) {
  const { t, to } = useI18n()
  const id = useId()
  const upper = categories.filter(({ parent }) => parent === null)
  if (upper.length === 0) return null
  return (
    <section className={listingPageLayouts.tiles} data-universe={universe} aria-labelledby={id}>
      <div className={home.secHead}>
        <h2 id={id}>{name}</h2>
        <Link className={buttons.link} to={to(`/shop?productType=${universe}`)}>
          {t("listing.tiles.universe")}
          <Icon name="arrow-right" flip />
        </Link>
      </div>
      <ul className={listingPageLayouts.tilesGrid}>
        {upper.map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} subs={categories.filter(({ parent }) => parent === category.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryTile({ category, subs }: { category: Category; subs: Category[] }) {
  const { t, to } = useI18n()
  const { slug, title, image, productType, productCount } = category
  return (
    <>
      <Link className={listingPageLayouts.tileCard} to={to(`/shop?category=${slug}`)}>
        <span className={listingPageLayouts.tilePic}>
          {image ? <Picture picture={image} sizes={tileSizes} alt="" /> : <BlankTile universe={productType} />}
        </span>
        <b {...textLanguage(category, "title")}>{title}</b>
        <span className="muted small">{t("listing.strip.count", { n: productCount })}</span>
      </Link>
      {subs.length > 0 && (
        <ul className={listingPageLayouts.tileSubs}>
          {subs.map((sub) => (
            <li key={sub.slug}>
              <Link to={to(`/shop?subCategory=${sub.slug}`)} {...textLanguage(sub, "title")}>
                {sub.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const path = "/shop-categories"

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  const [categories, universes, head] = await Promise.all([
    categoriesOrNone(content, locale),
    content.universes(locale),
    content.pageHead("shop-categories", locale),
  ])
  const { t } = createI18n(locale)
  const [title, intro] = [t("listing.tiles.title"), t("listing.tiles.intro")]
  const trail = [
    { label: t("listing.shop"), path: "/shop" },
    { label: title, path },
  ]
  return { ...place, categories, universes, heading: { title, intro, description: intro, trail }, ...head }
}

export const meta: Route.MetaFunction = metaOf(({ heading: { title, description, trail: steps }, head }) => ({
  title,
  description,
  steps,
  path,
  head,
}))

/** The categories by universe. */
export default function ShopCategories({ loaderData: { categories, universes, heading } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${listingPageLayouts.tilesPage}`}>
      <ListingHead heading={heading} />
      {categories.length === 0 && <EmptyShop />}
      {universes.map((universe) => (
        <CategoryTiles
          key={universe.slug}
          universe={universe}
          categories={categories.filter(({ productType }) => productType === universe.slug)}
        />
      ))}
    </div>
  )
}
