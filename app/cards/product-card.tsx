import type { ReactNode } from "react"
import { isInStock, isOnSale, type Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as savedLists from "../lists/saved-lists.module.css"
import { itemPath } from "../page/product-path.ts"
import * as css from "../styles/card.module.css"
import * as marks from "../styles/marks.module.css"
import { Link } from "../ui/link.tsx"
import { Price, WasPrice } from "../ui/price.tsx"
import { CardStar } from "../ui/stars.tsx"
import { CardButtons, cardButtons } from "./card-buttons.tsx"
import type { CardProduct } from "./on-card.ts"
import { narrowestCategory } from "./product-links.ts"
import { ProductTile } from "./product-tile.tsx"

type ProductCardProps = {
  product: CardProduct
  /** The choice of the list's filters: the product's page opens with it. */
  choice?: VariantChoice | undefined
  /** Loads the picture at once: for the cards of the first screen. */
  priority?: boolean
  /** Marks the product as new: for lists of the latest products. */
  fresh?: boolean
  /** How wide the picture is drawn, where the list is not a plain grid. */
  sizes?: string
  /** The title's level in the page's outline. */
  heading?: "h2" | "h3"
  /** Content below the price, such as a button of the list. */
  children?: ReactNode
}

/** A product in a list. The whole card leads to the product's page; its buttons lie above that link, and behind it on the way
 *  of the Tab key. */
export function ProductCard({ heading: Heading = "h3", fresh = false, children, ...card }: ProductCardProps) {
  const { product, choice, priority, sizes } = card
  const { to } = useI18n()
  const category = narrowestCategory(product)
  return (
    <li className={isInStock(product) ? css.pc : `${css.pc} ${css.out}`}>
      <div className={savedLists.pcText}>
        <p className={css.pcCat}>
          <span {...(category && textLanguage(category, "title"))}>{category?.title}</span>
          <CardStar rating={product.rating} reviewCount={product.reviewCount} />
        </p>
        <Heading className={css.pcTitle}>
          <Link to={to(itemPath({ slug: product.slug, choice }))} {...textLanguage(product, "name")}>
            {product.title}
          </Link>
        </Heading>
        <p className={css.pcPrice}>
          <Price amount={product.price} sale={isOnSale(product)} />
          {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
        </p>
        {children}
      </div>
      <div className={css.pcPic}>
        <ProductTile product={product} priority={priority} sizes={sizes} />
        <CardMarks product={product} fresh={fresh} />
        <CardButtons {...cardButtons(product)} choice={choice} sizes={sizes} />
      </div>
    </li>
  )
}

/** Marks on a card's picture: sold out, or new and the discount. */
export function CardMarks({ product, fresh }: { product: Pick<Product, "status" | "discount">; fresh: boolean }) {
  const { t } = useI18n()
  if (!isInStock(product)) {
    return (
      <p className={css.pcMarks}>
        <span className={`${marks.tag} ${marks.tagInk}`}>{t("card.soldOut")}</span>
      </p>
    )
  }
  if (!fresh && !isOnSale(product)) return null
  return (
    <p className={css.pcMarks}>
      {fresh && <span className={`${marks.tag} ${marks.tagInk}`}>{t("card.new")}</span>}
      {isOnSale(product) && (
        <span className={marks.tag}>
          <bdi dir="ltr">{t("card.discount", { percent: product.discount })}</bdi>
        </span>
      )}
    </p>
  )
}
