import { useRef } from "react"
import { itemKey } from "#core/cart/cart.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { CartChanges } from "../cart-changes.tsx"
import { CartMaximums } from "../cart-maximums.tsx"
import { ClearCart } from "../clear-cart.tsx"
import { useCart, useCartQuantity } from "../use-cart.ts"
import { useCartRefresh } from "../use-cart-refresh.ts"
import { CartEmpty } from "./cart-empty.tsx"
import { CartFooter } from "./cart-footer.tsx"
import { CartLine } from "./cart-line.tsx"
import { FreeDelivery } from "./free-delivery.tsx"
import { openModal } from "./modal-layers.ts"
import "../../styles/screens/cart-contents.css"
import * as buttons from "../../styles/buttons.module.css"
import * as css from "./panel.module.css"

export type CartContentsProps = {
  /** How many times the panel was opened: each opening asks the shop for present prices and stock. */
  opened: number
  close: () => void
}

/** The contents of the cart's side panel. */
export function CartContents({ opened, close }: CartContentsProps) {
  const { t } = useI18n()
  const cart = useCart()
  const n = useCartQuantity()
  const changes = useCartRefresh(opened)
  const question = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // A removed line takes the focus with it.
  const keepFocus = () => panel.current?.focus()
  return (
    <>
      <div className={css.panel} ref={panel} tabIndex={-1}>
        <div className={css.panelHead}>
          <h2>
            {t("cart.title")} {n > 0 && <bdi className="muted">({n})</bdi>}
          </h2>
          <button type="button" className={buttons.iconBtn} aria-label={t("cart.close")} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <div className={css.panelNotes}>
          <CartChanges changes={changes} />
          <CartMaximums cart={cart} />
          <FreeDelivery cart={cart} />
        </div>
        {cart.length === 0 ? (
          <CartEmpty />
        ) : (
          <>
            <ul className={css.lines}>
              {cart.map((item) => (
                <CartLine key={itemKey(item)} item={item} removed={keepFocus} />
              ))}
            </ul>
            <CartFooter cart={cart} askToClear={() => question.current && openModal(question.current)} />
          </>
        )}
      </div>
      <ClearCart dialog={question} cleared={keepFocus} />
    </>
  )
}
