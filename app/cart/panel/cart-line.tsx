import { type CartItem, lineTotal, remove } from "#core/cart/cart.ts"
import { titleWithChoice } from "#core/cart/cart-product.ts"
import { BlankTile } from "../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../shell/empty.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { itemPath } from "../product-path.ts"
import { SelectedVariant } from "../selected-variant.tsx"
import { changeCart } from "../use-cart.ts"
import { LineStepper } from "./line-stepper.tsx"
import * as css from "./panel.module.css"

/** One line of the cart's panel.
 *  @param removed called after the line was taken out */
export function CartLine({ item, removed }: { item: CartItem; removed: () => void }) {
  const { t, to } = useI18n()
  const title = titleWithChoice(item)
  function takeOut() {
    changeCart((cart) => remove(cart, item))
    removed()
  }
  return (
    <li className={css.line}>
      {item.image ? <Thumbnail picture={item.image} side={88} /> : <BlankTile universe={item.productType} />}
      <div>
        <div className={css.top}>
          <h3>
            <Link to={to(itemPath(item))}>{item.title}</Link>
          </h3>
          <button type="button" className={buttons.iconBtn} aria-label={t("cart.remove", { title })} onClick={takeOut}>
            <Icon name="trash-2" />
          </button>
        </div>
        <SelectedVariant item={item} />
        <div className={empty.row}>
          <LineStepper item={item} />
          <Price amount={lineTotal(item)} />
        </div>
      </div>
    </li>
  )
}
