import { useRef } from "react"
import { type Cart, type CartItem, itemKey, lineTotal, remove } from "#core/cart/cart.ts"
import { titleWithChoice } from "#core/cart/cart-product.ts"
import { openModal } from "../browser/modal-layers.ts"
import type { CardProduct } from "../cards/on-card.ts"
import { BlankTile } from "../cards/product-tile.tsx"
import { RelatedList } from "../cards/related-list.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { CartChanges } from "../lists/cart-changes.tsx"
import { ListEmpty, ListState, ListWait } from "../lists/list-state.tsx"
import { SelectedVariant } from "../lists/selected-variant.tsx"
import { changeCart, useCart, useCartQuantity } from "../lists/use-cart.ts"
import { useCartRefresh } from "../lists/use-cart-refresh.ts"
import type { EstimatedWilaya } from "../orders/order-form/delivery/places.server.ts"
import { island } from "../page/island.tsx"
import { itemPath } from "../page/product-path.ts"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"
import { Art } from "../ui/art.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price, WasPrice } from "../ui/price.tsx"
import { useHydrated } from "../ui/use-hydrated.ts"
import * as css from "./cart-page.module.css"
import { CartSummary } from "./cart-summary.tsx"
import { ClearCart } from "./clear-cart.tsx"
import { LineStepper } from "./panel/line-stepper.tsx"

/** One line of the cart's page.
 *  @param removed called after the line was taken out */
function CartRow({ item, removed }: { item: CartItem; removed: () => void }) {
  const { t, to } = useI18n()
  const { lastPrice, price } = item
  const title = titleWithChoice(item)
  function takeOut() {
    changeCart((cart) => remove(cart, item))
    removed()
  }
  return (
    <tr>
      <th scope="row" className={css.cartProduct}>
        <div>
          {item.image ? <Thumbnail picture={item.image} side={96} /> : <BlankTile universe={item.productType} />}
          <div>
            <Link className={css.cartName} to={to(itemPath(item))}>
              {item.title}
            </Link>
            <SelectedVariant item={item} />
          </div>
        </div>
      </th>
      <td className={css.cartUnit}>
        <Price amount={price} />
        {lastPrice !== null && <WasPrice amount={lastPrice} />}
      </td>
      <td className={css.cartQuantity}>
        <LineStepper item={item} />
        {item.orderQuantity >= item.quantity && (
          <p className="small muted">{t("cart.onlyLeft", { n: item.quantity })}</p>
        )}
      </td>
      <td className={css.cartSum}>
        <Price amount={lineTotal(item)} />
      </td>
      <td className={css.cartRemove}>
        <button type="button" className={buttons.iconBtn} aria-label={t("cart.remove", { title })} onClick={takeOut}>
          <Icon name="trash-2" />
        </button>
      </td>
    </tr>
  )
}

/** The lines of the cart's page. Phones show each row as a block. */
function CartTable({ cart, removed }: { cart: Cart; removed: () => void }) {
  const { t } = useI18n()
  return (
    <table className={css.cartTable}>
      <thead>
        <tr>
          <th scope="col">{t("cart.column.product")}</th>
          <th scope="col">{t("cart.column.price")}</th>
          <th scope="col">{t("cart.column.quantity")}</th>
          <th scope="col">{t("cart.column.total")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {cart.map((item) => (
          <CartRow key={itemKey(cart, item)} item={item} removed={removed} />
        ))}
      </tbody>
    </table>
  )
}

type CartScreenProps = {
  wilayas: EstimatedWilaya[]
  /** Products that an empty cart suggests. */
  often: CardProduct[]
}

/** The cart's own page. */
export const CartScreen = island("cart-screen", ({ wilayas, often }: CartScreenProps) => {
  const { t } = useI18n()
  const known = useHydrated()
  const cart = useCart()
  const n = useCartQuantity()
  const changes = useCartRefresh(0)
  const question = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusPage = () => document.getElementById("main")?.focus()
  // A removed line takes the focus with it, the last one the heading, too.
  const keepFocus = () => (cart.length > 1 ? heading.current?.focus() : focusPage())
  const isEmpty = known ? cart.length === 0 : undefined
  const empty = (
    <>
      <ListEmpty
        heading="h2"
        picture={<Art name="empty-cart" />}
        title={t("cart.empty.title")}
        text={t("cart.empty.text")}
        ways={[
          { path: "/shop", label: t("cart.empty.shop") },
          { path: "/shop?status=on-sale", label: t("cart.empty.sale") },
        ]}
      />
      <RelatedList title={t("cart.often")} products={often} />
    </>
  )
  const head = (
    <div className={listing.pageHead}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t("cart.title")}
        </h1>
        {isEmpty === false && <p>{t("cart.count", { n })}</p>}
      </div>
      {isEmpty === false && (
        <button
          type="button"
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          onClick={() => question.current && openModal(question.current)}
        >
          <Icon name="trash-2" />
          {t("cart.clear")}
        </button>
      )}
    </div>
  )
  return (
    <>
      {isEmpty && <CartChanges changes={changes} />}
      <ListState name="cart_products" isEmpty={isEmpty} head={head} empty={empty}>
        <CartChanges changes={changes} />
        {known ? (
          <div className={css.cartPage}>
            <CartTable cart={cart} removed={keepFocus} />
            <CartSummary cart={cart} wilayas={wilayas} />
          </div>
        ) : (
          <ListWait label={t("cart.loading")} noScript={t("cart.noScript")} shop={t("cart.empty.shop")} shape="rows" />
        )}
      </ListState>
      <ClearCart dialog={question} cleared={focusPage} />
    </>
  )
})
