import { useEffect, useRef } from "react"
import { addToCart, decrement, remove } from "#core/cart/cart.ts"
import type { CartProduct } from "#core/cart/cart-product.ts"
import { isInStock, type Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { itemPath } from "../page/product-path.ts"
import * as cardTools from "../styles/card-tools.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { preloadQuickView, useChooser } from "./quick-view-opener.ts"
import { changeCart, useOrderQuantity } from "./use-cart.ts"

type AddToCartProps = {
  product: CartProduct & Pick<Product, "variantCount">
  /** First choice of the quick view. */
  choice?: VariantChoice | undefined
}

/** A card's way into the cart. Of several variants one is chosen in the quick view. */
export function AddToCart({ product, choice }: AddToCartProps) {
  return product.variantCount > 1 && isInStock(product) ? (
    <ChooseToAdd product={product} choice={choice} />
  ) : (
    <AddWithoutChoice product={product} choice={choice} />
  )
}

/** A card's button to the quick view, with the number of units in the cart over all variants. */
function ChooseToAdd({ product, choice }: AddToCartProps) {
  const { t } = useI18n()
  const choose = useChooser()
  const quantity = useOrderQuantity(product)
  const { slug, title } = product
  // One structure for both forms: the button that has opened the quick view takes the focus again.
  return (
    <fieldset
      className={
        quantity > 0
          ? `${cardTools.pcStep} ${cardTools.pcStepShort} ${panel.needsScript}`
          : `${cardTools.pcAdd} ${panel.needsScript}`
      }
      aria-label={quantity > 0 ? t("cart.quantityOf", { title }) : undefined}
    >
      {quantity > 0 && <output>{quantity}</output>}
      <button
        type="button"
        className={quantity > 0 ? undefined : cardTools.round}
        aria-haspopup="dialog"
        aria-label={t("cart.chooseTitle", { title })}
        onClick={() => choose({ slug, title, choice })}
        onPointerEnter={preloadQuickView}
        onFocus={preloadQuickView}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

/** A card's add button; − n + in its place once the product is in the cart. At 1 the minus is a remove button. Of a product
 *  that is out of stock it leads to the page's stock alert, in place of the order form. */
function AddWithoutChoice({ product, choice }: AddToCartProps) {
  const { t, to } = useI18n()
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

  if (!inCart && !isInStock(product)) {
    return (
      <div className={cardTools.pcAdd}>
        <Link
          className={`${cardTools.round} ${cardTools.soft}`}
          to={to(`${itemPath({ slug: product.slug, choice })}#commande`)}
          aria-label={t("card.alert", { title })}
        >
          <Icon name="bell" />
        </Link>
      </div>
    )
  }
  if (!inCart) {
    return (
      <div className={`${cardTools.pcAdd} ${panel.needsScript}`}>
        <button
          type="button"
          ref={plus}
          className={cardTools.round}
          aria-label={t("cart.addTitle", { title })}
          onClick={add}
        >
          <Icon name="plus" />
        </button>
      </div>
    )
  }
  return (
    <fieldset className={`${cardTools.pcStep} ${panel.needsScript}`} aria-label={t("cart.quantityOf", { title })}>
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
