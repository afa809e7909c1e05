import { type CartItem, decrement, increment } from "#core/cart/cart.ts"
import { titleWithChoice } from "#core/cart/cart-product.ts"
import { maxUnitsOfProduct } from "#core/orders/order-maximums.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { changeCart, useOrderQuantity } from "../../lists/use-cart.ts"
import { useShop } from "../../page/page.tsx"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"

/** The quantity of a line of the cart. The minus stops at 1: removing has its own button. */
export function LineStepper({ item }: { item: CartItem }) {
  const { t } = useI18n()
  const { orderQuantity } = item
  const title = titleWithChoice(item)
  const ofProduct = useOrderQuantity(item)
  const settings = useShop()
  const maxUnits = settings ? maxUnitsOfProduct(settings) : null
  const full = maxUnits !== null && ofProduct >= maxUnits
  return (
    <fieldset className={fields.stepper} aria-label={t("cart.quantityOf", { title })}>
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
        aria-disabled={full}
        title={full ? t("orderForm.most", { n: maxUnits }) : undefined}
        onClick={() => {
          if (!full) changeCart((cart) => increment(cart, item))
        }}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
