import { useId } from "react"
import { textLanguage } from "#core/i18n/text-language.ts"
import { ProductCard } from "../cards/product-card.tsx"
import { BlankTile } from "../cards/product-tile.tsx"
import { EmptyShop } from "../catalogue/listing/empty-shop.tsx"
import * as homeAisles from "../content/home/sections/home-aisles.module.css"
import { useI18n } from "../i18n/i18n.tsx"
import * as card from "../styles/card.module.css"
import { Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import type { Popular } from "./popular.server.ts"
import * as css from "./search-start.module.css"

type PopularSearchesProps = {
  popular: Popular
  /** After a search that finds nothing: products come first. */
  afterSearch?: boolean
}

/** Where to go without a search: the categories and products that sell best. */
export function PopularSearches({ popular: { categories, products }, afterSearch = false }: PopularSearchesProps) {
  const { t, to } = useI18n()
  const id = useId()
  const best = products.length > 0 && (
    <section className={css.searchBlock} aria-labelledby={`${id}-best`}>
      <h2 id={`${id}-best`}>{t("search.best")}</h2>
      <ul className={card.grid}>
        {products.map((product) => (
          <ProductCard key={product.documentId} product={product} />
        ))}
      </ul>
    </section>
  )
  return (
    <>
      {!afterSearch && categories.length + products.length === 0 && <EmptyShop />}
      {afterSearch && best}
      {categories.length > 0 && (
        <section className={css.searchBlock} aria-labelledby={`${id}-categories`}>
          <h2 id={`${id}-categories`}>{t("search.popular")}</h2>
          <ul className={`${homeAisles.aisles} ${css.aisles3}`}>
            {categories.map(({ slug, title, textLanguages, image, productType, productCount }) => (
              <li key={slug}>
                <Link to={to(`/shop?category=${slug}`)}>
                  <span className={homeAisles.aislePic}>
                    {image ? <Thumbnail picture={image} side={64} /> : <BlankTile universe={productType} />}
                  </span>
                  <span>
                    <b {...textLanguage({ textLanguages }, "title")}>{title}</b>
                    <span className="muted small">{t("listing.strip.count", { n: productCount })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!afterSearch && best}
    </>
  )
}
