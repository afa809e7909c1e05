import { useRef } from "react"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import * as listing from "../catalogue/listing/listing.module.css"
import type { CardProduct } from "../catalogue/product/card/on-card.ts"
import { RelatedList } from "../catalogue/product/related-list.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../islands/island.tsx"
import * as buttons from "../styles/buttons.module.css"
import { Art } from "../ui/art.tsx"
import { Icon } from "../ui/icon.tsx"
import { useHydrated } from "../ui/use-hydrated.ts"
import { CartChanges } from "./cart-changes.tsx"
import * as css from "./cart-page.module.css"
import { CartSummary } from "./cart-summary.tsx"
import { CartTable } from "./cart-table.tsx"
import { ClearCart } from "./clear-cart.tsx"
import { openModal } from "./panel/modal-layers.ts"
import { useCart, useCartQuantity } from "./use-cart.ts"
import { useCartRefresh } from "./use-cart-refresh.ts"
import { ListEmpty } from "./wishlist/list-empty.tsx"
import { ListState } from "./wishlist/list-state.tsx"
import { ListWait } from "./wishlist/list-wait.tsx"

type CartScreenProps = {
  wilayas: Wilaya[]
  /** What an empty cart proposes. */
  often: CardProduct[]
}

/** The cart's own page. */
export const CartScreen = island(
  "cart-screen",
  ({ wilayas, often }: CartScreenProps) => {
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
    const empty = (
      <>
        <ListEmpty
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
    const isEmpty = known ? cart.length === 0 : undefined
    return (
      <>
        {isEmpty && <CartChanges changes={changes} />}
        <ListState name="cart_products" isEmpty={isEmpty} empty={empty}>
          <div className={listing.pageHead}>
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {t("cart.title")}
              </h1>
              {known && <p>{t("cart.count", { n })}</p>}
            </div>
            {known && (
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
          <CartChanges changes={changes} />
          {known ? (
            <div className={css.cartPage}>
              <CartTable cart={cart} removed={keepFocus} />
              <CartSummary cart={cart} wilayas={wilayas} />
            </div>
          ) : (
            <ListWait
              label={t("cart.loading")}
              noScript={t("cart.noScript")}
              shop={t("cart.empty.shop")}
              shape="rows"
            />
          )}
        </ListState>
        <ClearCart dialog={question} cleared={focusPage} />
      </>
    )
  },
  { atRest: true },
)
