import { isInStock, isOnSale, type Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { shortened } from "#core/content/short-description.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { itemPath } from "../../cart/product-path.ts"
import * as savedLists from "../../cart/wishlist/saved-lists.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import { Price, WasPrice } from "../../ui/price.tsx"
import * as card from "../product/card/card.module.css"
import { CardButtons, cardButtons } from "../product/card/card-buttons.tsx"
import { CardMarks } from "../product/card/product-card.tsx"
import * as productRow from "../product/card/product-row.module.css"
import { ProductTile } from "../product/card/product-tile.tsx"
import { FiveStars } from "./five-stars.tsx"

const sizes = "(max-width: 47.99rem) 8.5rem, 13.5rem"

type ProductRowProps = {
  product: Product
  /** What the filters of the list choose. */
  choice: VariantChoice | undefined
  priority: boolean
}

/** A product in the list view: picture beside text, with its short description. */
export function ProductRow({ product, choice, priority }: ProductRowProps) {
  const { to } = useI18n()
  const category = product.categories.find(({ parent }) => parent === null)
  return (
    <li
      className={isInStock(product) ? `${card.pc} ${productRow.pcRow}` : `${card.pc} ${productRow.pcRow} ${card.out}`}
    >
      <div className={card.pcPic}>
        <ProductTile product={product} priority={priority} sizes={sizes} />
        <CardMarks product={product} fresh={false} />
        <CardButtons {...cardButtons(product)} choice={choice} sizes={sizes} />
      </div>
      <div className={savedLists.pcText}>
        <p className={card.pcCat}>
          <span>
            {category && <span {...textLanguage(category, "title")}>{category.title}</span>}
            {category && product.brand.name && " · "}
            {product.brand.name}
          </span>
        </p>
        <h2 className={card.pcTitle}>
          <Link to={to(itemPath({ slug: product.slug, choice }))} {...textLanguage(product, "name")}>
            {product.title}
          </Link>
        </h2>
        <FiveStars rating={product.rating} reviewCount={product.reviewCount} />
        <p className={productRow.pcAbout} {...textLanguage(product, "shortDescription")}>
          {shortened(product.shortDescription)}
        </p>
        <p className={card.pcPrice}>
          <Price amount={product.price} sale={isOnSale(product)} />
          {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
        </p>
      </div>
    </li>
  )
}
