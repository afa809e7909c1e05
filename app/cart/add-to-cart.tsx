import { useEffect, useRef } from "react"
import { addToCart, decrement, remove } from "#core/cart.ts"
import { isInStock, type Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { changeCart, useOrderQuantity } from "./use-cart.ts"

/** A card's add button; − n + in its place once the product is in the cart. At 1 the minus is a remove button. */
export function AddToCart({ product }: { product: Product }) {
  const { t } = useI18n()
  const quantity = useOrderQuantity(product)
  const { title } = product
  const plus = useRef<HTMLButtonElement>(null)
  const swapped = useRef(false)
  const inCart = quantity > 0

  // The pressed button leaves with the swap; its plus takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for the swap
  useEffect(() => {
    if (swapped.current) plus.current?.focus({ preventScroll: true })
    swapped.current = false
  }, [inCart])

  function add() {
    const before = quantity
    const { notice } = changeCart((cart) => addToCart(cart, product, 1))
    swapped.current = before === 0 && notice?.style === "success"
  }
  function takeOut() {
    swapped.current = true
    changeCart((cart) => remove(cart, product))
  }

  if (!inCart) {
    return (
      <div className="pc-add needs-script">
        <button
          type="button"
          ref={plus}
          className={isInStock(product) ? "round" : "round soft"}
          aria-label={t("cart.addTitle", { title })}
          onClick={add}
        >
          <Icon name="plus" />
        </button>
      </div>
    )
  }
  return (
    <fieldset className="pc-step needs-script" aria-label={t("cart.quantityOf", { title })}>
      {quantity > 1 ? (
        <button
          type="button"
          aria-label={t("cart.less")}
          onClick={() => changeCart((cart) => decrement(cart, product))}
        >
          <Icon name="minus" />
        </button>
      ) : (
        <button type="button" aria-label={t("cart.remove", { title })} onClick={takeOut}>
          <Icon name="trash-2" />
        </button>
      )}
      <output>{quantity}</output>
      <button type="button" ref={plus} aria-label={t("cart.more")} onClick={add}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
