import { addToCart } from "#core/cart/cart.ts"
import { cartVariant } from "#core/cart/cart-product.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Variant, VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { changeCart } from "./use-cart.ts"

type AddToCartButtonProps = {
  product: Product
  /** The quantity on the stepper. */
  chosen: number
  /** Not enough stock: the chosen quantity goes back to 1 (specification, section 4). */
  onRejected: () => void
  /** What is chosen of the product; null while a part is missing. */
  variant: Variant | null
  /** The names of the chosen colour and size; "" = none. */
  names: VariantChoice
  /** What has to be chosen before the product can be added. */
  missing: "color" | "size" | null
  /** Says what is missing, where it is chosen. */
  onMissing: () => void
}

/** The product page's labelled add button. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { product, chosen, variant, names, missing, onRejected, onMissing } = props
  const { t } = useI18n()
  function add() {
    if (missing) return onMissing()
    const goods = variant && product.variantCount > 0 ? cartVariant(product, variant, names) : product
    if (changeCart((cart) => addToCart(cart, goods, chosen)).resetsChosen) onRejected()
  }
  return (
    <button type="button" className="needs-script" onClick={add}>
      <Icon name="shopping-bag" />
      {t("cart.add")}
    </button>
  )
}
