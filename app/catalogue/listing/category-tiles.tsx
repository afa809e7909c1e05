import { useId } from "react"
import type { ProductType } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Category } from "../../api-client/content.ts"
import * as home from "../../content/home/home.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { BlankTile } from "../product/card/product-tile.tsx"
import * as css from "./listing-variants.module.css"

const tileSizes = "(max-width: 47.99rem) 44vw, (max-width: 68rem) 30vw, 15rem"

type CategoryTilesProps = { universe: ProductType; categories: Category[] }

/** A universe's categories as tiles with picture, count and sub-categories. */
export function CategoryTiles({ universe, categories }: CategoryTilesProps) {
  const { t, to } = useI18n()
  const id = useId()
  const upper = categories.filter(({ parent }) => parent === null)
  if (upper.length === 0) return null
  return (
    <section className={css.tiles} data-universe={universe} aria-labelledby={id}>
      <div className={home.secHead}>
        <h2 id={id}>{t(`listing.universe.${universe}`)}</h2>
        <Link className={buttons.link} to={to(`/shop?productType=${universe}`)}>
          {t("listing.tiles.universe")}
          <Icon name="arrow-right" flip />
        </Link>
      </div>
      <ul className={css.tilesGrid}>
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
      <Link className={css.tileCard} to={to(`/shop?category=${slug}`)}>
        <span className={css.tilePic}>
          {image ? <Picture picture={image} sizes={tileSizes} alt="" /> : <BlankTile universe={productType} />}
        </span>
        <b {...textLanguage(category, "title")}>{title}</b>
        <span className="muted small">{t("listing.strip.count", { n: productCount })}</span>
      </Link>
      {subs.length > 0 && (
        <ul className={css.tileSubs}>
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
