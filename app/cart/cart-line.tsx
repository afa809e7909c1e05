import { Link } from "react-router"
import { type CartItem, decrement, increment, lineTotal, remove } from "#core/cart.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { BlankTile } from "../product/product-tile.tsx"
import { Icon } from "../ui/icon.tsx"
import { Price } from "../ui/price.tsx"
import { productPath } from "./product-path.ts"
import { changeCart } from "./use-cart.ts"

/** One line of the cart. The minus stops at 1: removing has its own button.
 *  @param removed called after the line was taken out */
export function CartLine({ item, removed }: { item: CartItem; removed: () => void }) {
  const { t, to } = useI18n()
  const { title, orderQuantity } = item
  const path = to(productPath(item))
  function takeOut() {
    changeCart((cart) => remove(cart, item))
    removed()
  }
  return (
    <li className="line">
      {item.image ? (
        <img src={item.image.url} alt="" width={88} height={88} decoding="async" />
      ) : (
        <BlankTile universe={item.productType} />
      )}
      <div>
        <div className="top">
          <h3>
            <Link to={path} replace>
              {title}
            </Link>
          </h3>
          <button type="button" className="icon-btn" aria-label={t("cart.remove", { title })} onClick={takeOut}>
            <Icon name="trash-2" />
          </button>
        </div>
        <div className="row">
          <fieldset className="stepper" aria-label={t("cart.quantityOf", { title })}>
            <button
              type="button"
              aria-label={t("cart.less")}
              aria-disabled={orderQuantity <= 1}
              onClick={() => changeCart((cart) => decrement(cart, item))}
            >
              <Icon name="minus" />
            </button>
            <output>{orderQuantity}</output>
            <button
              type="button"
              aria-label={t("cart.more")}
              onClick={() => changeCart((cart) => increment(cart, item))}
            >
              <Icon name="plus" />
            </button>
          </fieldset>
          <Price amount={lineTotal(item)} />
        </div>
        <Link className="link small" to={path} replace aria-label={t("cart.orderTitle", { title })}>
          {t("cart.order")}
          <Icon name="chevron-right" flip />
        </Link>
      </div>
    </li>
  )
}
