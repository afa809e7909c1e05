import { addToCart } from "#core/cart.ts"
import type { Product } from "#core/product.ts"
import type { Variant, VariantChoice } from "#core/variants/variant.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { changeCart } from "./use-cart.ts"

type AddToCartButtonProps = {
  product: Product
  /** The quantity on the stepper. */
  chosen: number
  /** Not enough stock: the chosen quantity goes back to 1 (specification, section 4). */
  onRefused: () => void
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
export function AddToCartButton({ product, chosen, onRefused }: AddToCartButtonProps) {
  const { t } = useI18n()
  function add() {
    if (changeCart((cart) => addToCart(cart, product, chosen)).resetsChosen) onRefused()
  }
  return (
    <button type="button" className="needs-script" onClick={add}>
      <Icon name="shopping-bag" />
      {t("cart.add")}
    </button>
  )
}
