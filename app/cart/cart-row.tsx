import { type CartItem, lineTotal, remove } from "#core/cart/cart.ts"
import { titleWithChoice } from "#core/cart/cart-product.ts"
import { BlankTile } from "../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import * as buttons from "../styles/buttons.module.css"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price, WasPrice } from "../ui/price.tsx"
import * as css from "./cart-page.module.css"
import { LineStepper } from "./panel/line-stepper.tsx"
import { itemPath } from "./product-path.ts"
import { SelectedVariant } from "./selected-variant.tsx"
import { changeCart } from "./use-cart.ts"

/** One line of the cart's page.
 *  @param removed called after the line was taken out */
export function CartRow({ item, removed }: { item: CartItem; removed: () => void }) {
  const { t, to } = useI18n()
  const { lastPrice, price } = item
  const title = titleWithChoice(item)
  function takeOut() {
    changeCart((cart) => remove(cart, item))
    removed()
  }
  return (
    <tr>
      <th scope="row" className={css.cartProduct}>
        <div>
          {item.image ? <Thumbnail picture={item.image} side={96} /> : <BlankTile universe={item.productType} />}
          <div>
            <Link className={css.cartName} to={to(itemPath(item))}>
              {item.title}
            </Link>
            <SelectedVariant item={item} />
          </div>
        </div>
      </th>
      <td className={css.cartUnit}>
        <Price amount={price} />
        {lastPrice !== null && <WasPrice amount={lastPrice} />}
      </td>
      <td className={css.cartQuantity}>
        <LineStepper item={item} />
        {item.orderQuantity >= item.quantity && (
          <p className="small muted">{t("cart.onlyLeft", { n: item.quantity })}</p>
        )}
      </td>
      <td className={css.cartSum}>
        <Price amount={lineTotal(item)} />
      </td>
      <td className={css.cartRemove}>
        <button type="button" className={buttons.iconBtn} aria-label={t("cart.remove", { title })} onClick={takeOut}>
          <Icon name="trash-2" />
        </button>
      </td>
    </tr>
  )
}
