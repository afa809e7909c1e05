import { addToCart, findItem } from "#core/cart/cart.ts"
import { cartVariant } from "#core/cart/cart-product.ts"
import type { Variant, VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { changeCart, useCart } from "../../lists/use-cart.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as panel from "../../styles/panel.module.css"
import { Icon } from "../../ui/icon.tsx"

type AddToCartButtonProps = {
  product: BlockProduct
  /** The quantity on the stepper. */
  chosen: number
  /** Not enough stock: the chosen quantity goes back to 1 (specification, section 4). */
  onRejected: () => void
  /** The chosen variant; null while a part is missing. */
  variant: Variant | null
  /** The names of the chosen colour and size; "" = none. */
  names: VariantChoice
  /** Option to choose before the product can be added. */
  missing: "color" | "size" | null
  /** Says what is missing, where it is chosen. */
  onMissing: () => void
  /** The bar's form of it: an icon, with its words for who does not see. */
  short?: boolean
}

/** The product page's add button. Beside a stepper above 1 it says how many it adds: of a product that is not in the cart
 *  yet it is one (specification, section 4). */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { product, chosen, variant, names, missing, onRejected, onMissing, short = false } = props
  const { t } = useI18n()
  const goods = variant && product.variantCount > 0 ? cartVariant(product, variant, names) : product
  const n = findItem(useCart(), goods) ? chosen : 1
  const label = chosen > 1 ? t("cart.addUnits", { n }) : t("cart.add")
  function add() {
    if (missing) return onMissing()
    if (changeCart((cart) => addToCart(cart, goods, chosen), chosen).resetsChosen) onRejected()
  }
  return (
    <button
      type="button"
      className={`${buttons.btn} ${buttons.btnQuiet} ${panel.needsScript}`}
      aria-label={short ? label : undefined}
      onClick={add}
    >
      <Icon name="shopping-bag" />
      {!short && label}
    </button>
  )
}
