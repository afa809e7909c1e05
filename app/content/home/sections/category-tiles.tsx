import { textLanguage } from "#core/i18n/text-language.ts"
import type { Category } from "../../../api-client/content.ts"
import { ProductCard } from "../../../cards/product-card.tsx"
import { cardSizes } from "../../../cards/product-tile.tsx"
import * as listingPageLayouts from "../../../catalogue/listing/listing-page-layouts.module.css"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as card from "../../../styles/card.module.css"
import * as fields from "../../../styles/fields.module.css"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { type Tab, Tabs } from "../../../ui/tabs.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as css from "../home-parts.module.css"
import * as homeSections from "../home-sections.module.css"
import { SectionHead } from "./section-head.tsx"

/** Of the widest grid. */
const columns = 4

/** Products by category, one tab each.
 *  @param id unique on the page */
export function CategoryTabs({
  id,
  title: ownTitle,
  categories,
  tabs: productsByCategory,
}: SectionViews["category-tabs"] & { id: string }) {
  const { t } = useI18n()
  const title = ownTitle || t("home.tabs")
  const named = new Map(categories.map((category) => [category.slug, category]))
  const tabs = productsByCategory.map(
    ({ slug, products }): Tab => ({
      id: slug,
      label: named.get(slug)?.title ?? slug,
      language: textLanguage(named.get(slug) ?? {}, "title"),
      content: (
        <ul className={card.grid}>
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
          {products.length % columns > 0 && (
            <MoreTile category={named.get(slug)} free={columns - (products.length % columns)} />
          )}
        </ul>
      ),
    }),
  )
  return (
    <section className={home.section}>
      <Tabs name={`category-tabs-${id}`} label={title} tabs={tabs} head={<h2>{title}</h2>} />
    </section>
  )
}

/** Fills the row that a small category leaves open, and leads to the whole of it.
 *  @param free columns that are left of the widest grid */
function MoreTile({ category, free }: { category: Category | undefined; free: number }) {
  const { t, to } = useI18n()
  if (!category) return null
  const { slug, title, productType, image } = category
  return (
    <li className={homeSections.moreTile} data-free={free} data-universe={productType}>
      <Link to={to(`/shop?category=${slug}`)}>
        {image && <Picture picture={image} sizes="18rem" alt="" />}
        <b {...textLanguage(category, "title")}>{title}</b>
        <span className={buttons.link}>
          {t("homes.see")}
          <Icon name="arrow-right" flip />
        </span>
      </Link>
    </li>
  )
}

/** A small picture in the corner on phones, three in a row beyond. */
const tileSizes = "(max-width: 47.99rem) 6rem, (max-width: 68rem) 30vw, 26rem"

type CategoryTilesProps = { title: string; categories: Category[]; round?: boolean }

/** A universe's categories, each with a large picture and its number of products.
 *  @param round the pictures are discs with the names below */
export function CategoryTiles({ title, categories, round = false }: CategoryTilesProps) {
  const { t, to } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title} />
      <nav className={round ? homeSections.discs : `${css.uni} ${homeSections.uniFew}`} aria-label={title}>
        {categories.map(({ slug, title: name, textLanguages, image, productCount, productType }) => (
          <Link key={slug} to={to(`/shop?category=${slug}`)} data-universe={productType}>
            <span className={listingPageLayouts.tilePic}>
              {image ? <Picture picture={image} sizes={round ? cardSizes : tileSizes} alt="" /> : <TileStar line />}
            </span>
            <span>
              <b {...textLanguage({ textLanguages }, "title")}>{name}</b>
              <span className={fields.count}>{t("home.products", { n: productCount })}</span>
            </span>
            {!round && <Icon name="arrow-up-right" flip />}
          </Link>
        ))}
      </nav>
    </section>
  )
}
