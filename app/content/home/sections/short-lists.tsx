import { isOnSale, type Product } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { BlankTile } from "../../../cards/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as card from "../../../styles/card.module.css"
import * as home from "../../../styles/home.module.css"
import { Link } from "../../../ui/link.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { Price, WasPrice } from "../../../ui/price.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { SectionViews } from "../../sections/section-views.ts"
import * as css from "./home-lists.module.css"

/** Short lists side by side, such as discounts, favourites and bestsellers. */
export function ShortLists({ lists }: SectionViews["product-lists"]) {
  const ruleTitle = useRuleTitle()
  return (
    <section className={`${home.section} ${css.shorts}`}>
      {lists.map(({ rule, title, products }) => (
        <ShortList key={rule + title} title={title || ruleTitle(rule)} products={products} />
      ))}
    </section>
  )
}

function ShortList({ title, products }: { title: string; products: Product[] }) {
  return (
    <div className={css.short}>
      <h2>{title}</h2>
      <ul>
        {products.map((product) => (
          <ShortEntry key={product.slug} product={product} />
        ))}
      </ul>
    </div>
  )
}

function ShortEntry({ product }: { product: Product }) {
  const { to } = useI18n()
  return (
    <li>
      <span className={css.shortPic}>
        {product.image ? <Thumbnail picture={product.image} side={88} /> : <BlankTile universe={product.productType} />}
      </span>
      <div>
        <h3 className={card.pcTitle}>
          <Link to={to(`/product-details/${product.slug}`)} {...textLanguage(product, "name")}>
            {product.title}
          </Link>
        </h3>
        <p className={card.pcPrice}>
          <Price amount={product.price} sale={isOnSale(product)} />
          {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
        </p>
      </div>
    </li>
  )
}
