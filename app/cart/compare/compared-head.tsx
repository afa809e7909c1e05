import { isInStock, type ProductDetail } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import * as card from "../../catalogue/product/card/card.module.css"
import * as cardTools from "../../catalogue/product/card/card-tools.module.css"
import { ProductTile } from "../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { AddToCart } from "../add-to-cart.tsx"
import { productPath } from "../product-path.ts"

type ComparedHeadProps = { product: ProductDetail; onRemove?: (product: ProductDetail) => void }

/** A column's head: picture, name, add to cart, remove. */
export function ComparedHead({ product, onRemove }: ComparedHeadProps) {
  const { t, to } = useI18n()
  const { title } = product
  return (
    <th scope="col">
      <div className={isInStock(product) ? card.pc : `${card.pc} ${card.out}`}>
        <div className={card.pcPic}>
          <ProductTile product={{ ...product, medias: [] }} sizes="(max-width: 47.99rem) 8rem, 15rem" />
          {onRemove && (
            <div className={cardTools.pcTools}>
              <button
                type="button"
                className={cardTools.round}
                aria-label={t("compare.remove", { title })}
                onClick={() => onRemove(product)}
              >
                <Icon name="x" />
              </button>
            </div>
          )}
          <AddToCart product={product} />
        </div>
        <p className={card.pcTitle}>
          <Link to={to(productPath(product))} {...textLanguage(product, "name")}>
            {title}
          </Link>
        </p>
      </div>
    </th>
  )
}
