import { useRef } from "react"
import { type Cart, type CartItem, cartTotals, itemKey, lineTotal, remove } from "#core/cart/cart.ts"
import { missingForFreeDelivery } from "#core/delivery/delivery.ts"
import { openModal } from "../../browser/modal-layers.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { CartChanges } from "../../lists/cart-changes.tsx"
import { changeCart, useCart, useCartQuantity } from "../../lists/use-cart.ts"
import { useCartRefresh } from "../../lists/use-cart-refresh.ts"
import { CartMaximums } from "../../orders/checkout/cart-maximums.tsx"
import { Icon } from "../../ui/icon.tsx"
import { ClearCart } from "../clear-cart.tsx"
import { FreeDelivery } from "./free-delivery.tsx"
import "../../lists/cart-contents.css"
import { titleWithChoice } from "#core/cart/cart-product.ts"
import { BlankTile } from "../../cards/product-tile.tsx"
import * as orderForm from "../../forms/order-form.module.css"
import { SelectedVariant } from "../../lists/selected-variant.tsx"
import { useShop } from "../../page/page.tsx"
import { itemPath } from "../../page/product-path.ts"
import * as buttons from "../../styles/buttons.module.css"
import * as emptyCss from "../../styles/empty.module.css"
import * as css from "../../styles/panel.module.css"
import { Art } from "../../ui/art.tsx"
import { Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { LineStepper } from "./line-stepper.tsx"

/** One line of the cart's panel.
 *  @param removed called after the line was taken out */
function CartLine({ item, removed }: { item: CartItem; removed: () => void }) {
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
        <div className={emptyCss.row}>
          <LineStepper item={item} />
          <Price amount={lineTotal(item)} />
        </div>
      </div>
    </li>
  )
}

/** Subtotal and ways on. */
function CartFooter({ cart, askToClear }: { cart: Cart; askToClear: () => void }) {
  const { t, to } = useI18n()
  const freeFrom = useShop()?.freeDeliveryThreshold ?? null
  const { amount } = cartTotals(cart)
  // Above the lines it says already that the delivery is free.
  const isFree = missingForFreeDelivery(amount, freeFrom) === 0
  return (
    <div className={css.panelFoot}>
      <dl className={orderForm.sums}>
        <div className={orderForm.total}>
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      </dl>
      {!isFree && <p className="small muted">{t("cart.deliveryNext")}</p>}
      <div className={css.two}>
        <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/cart")}>
          {t("cart.view")}
        </Link>
        <Link className={`${buttons.btn} ${buttons.btnOrder}`} to={to("/checkout")}>
          {t("cart.orderNow")}
        </Link>
      </div>
      <button type="button" className={`${buttons.link} small`} onClick={askToClear}>
        {t("cart.clear")}
      </button>
    </div>
  )
}

/** The panel of an empty cart: an empty basket and a way on. */
function CartEmpty() {
  const { t, to } = useI18n()
  return (
    <div className={emptyCss.empty}>
      <Art name="empty-cart" />
      <h3>{t("cart.empty.title")}</h3>
      <p>{t("cart.empty.text")}</p>
      <div className={emptyCss.row}>
        <Link className={buttons.btn} to={to("/shop")}>
          {t("cart.empty.shop")}
        </Link>
      </div>
    </div>
  )
}

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
                <CartLine key={itemKey(cart, item)} item={item} removed={keepFocus} />
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
