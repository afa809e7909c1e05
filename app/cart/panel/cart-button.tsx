import { useI18n } from "../../i18n/i18n.tsx"
import * as header from "../../shell/layouts/header/header.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { useCartQuantity } from "../use-cart.ts"
import { preloadCart } from "./cart-opener.ts"
import { openCart } from "./open-cart.ts"
import * as css from "./panel.module.css"

/** The cart's icon with its count; opens the side panel. */
export function CartButton() {
  const { t } = useI18n()
  const n = useCartQuantity()
  return (
    <button
      type="button"
      className={`${buttons.iconBtn} ${css.needsScript}`}
      aria-haspopup="dialog"
      onClick={openCart}
      onPointerEnter={preloadCart}
      onTouchStart={preloadCart}
      onFocus={preloadCart}
    >
      <span className="sr">{t("cart.button", { n })}</span>
      <Icon name="shopping-bag" />
      {n > 0 && (
        <span className={header.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </button>
  )
}
