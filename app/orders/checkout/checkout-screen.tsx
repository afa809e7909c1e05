import { useState } from "react"
import { type Cart, clear, emptyCart } from "#core/cart/cart.ts"
import { titledByCart } from "#core/cart/cart-order.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { CartChanges } from "../../lists/cart-changes.tsx"
import { cartStore } from "../../lists/cart-store.ts"
import { ListEmpty, ListWait } from "../../lists/list-state.tsx"
import { useCart } from "../../lists/use-cart.ts"
import { useCartRefresh } from "../../lists/use-cart-refresh.ts"
import { island } from "../../page/island.tsx"
import { useSending } from "../../page/use-sending.ts"
import * as listing from "../../styles/listing.module.css"
import { Art } from "../../ui/art.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { sendOrder } from "../order-form/sending/send-order.ts"
import { CheckoutForm } from "./checkout-form.tsx"
import type { CheckoutAnswer } from "./checkout-form-values.ts"
import { checkoutGoods, readCheckout } from "./checkout-form-values.ts"
import { clearForm } from "./saved-checkout.ts"

/** Name of the island that has the form of the checkout. */
const checkoutIsland = "checkout"

/** Sends the cart's order from the browser; once it is placed the cart is empty.
 *  @param path with the prefix of the language
 *  @returns why it was not placed; never fulfilled once it was */
async function sendCheckout(path: string, form: FormData): Promise<CheckoutAnswer> {
  const typed = readCheckout(form)
  const { wilaya, commune, delivery, lines } = typed
  const lost: CheckoutAnswer = { alert: { kind: "failed" }, sent: { wilaya, commune, delivery, lines } }
  const placed = () => {
    cartStore().change(clear)
    clearForm()
  }
  const goods = checkoutGoods(typed)
  const { alert, sent } = await sendOrder({ path, form, island: checkoutIsland, goods, lost, placed })
  if (alert.kind !== "conflict") return { alert, sent }
  return { alert: { ...alert, conflict: titledByCart(alert.conflict, lines, cartStore().get()) }, sent }
}

type CheckoutScreenProps = {
  /** The wilaya that stands in the form when the page comes. */
  wilaya: string
  wilayas: Wilaya[]
  /** Of that wilaya. */
  communes: Commune[]
  /** Why a form that was sent placed no order. */
  answer?: CheckoutAnswer | undefined
}

/** The checkout of the cart that lies in this browser, with a note of what changed since it was filled. */
export const CheckoutScreen = island(
  checkoutIsland,
  ({ wilaya, wilayas, communes }: CheckoutScreenProps) => {
    const { t, to } = useI18n()
    const known = useHydrated()
    const now = useCart()
    const sending = useSending((form) => sendCheckout(to("/checkout"), form))
    // The server knows of a variant to choose that this cart does not know of yet.
    const changes = useCartRefresh(sending.answer?.alert.kind === "choose" ? 1 : 0)
    // The cart is emptied before the confirmation is there: until then the order that was sent stays on screen.
    const [onItsWay, setOnItsWay] = useState<Cart>(emptyCart)
    const cart = sending.busy && now.length === 0 ? onItsWay : now

    if (known && cart.length === 0) {
      return (
        <>
          <CartChanges changes={changes} />
          <ListEmpty
            picture={<Art name="empty-cart" />}
            title={t("cart.empty.title")}
            text={t("checkout.emptyText")}
            ways={[
              { path: "/shop", label: t("cart.empty.shop") },
              { path: "/shop?status=on-sale", label: t("cart.empty.sale") },
            ]}
          />
        </>
      )
    }
    return (
      <>
        <div className={listing.pageHead}>
          <h1 id="checkout-title">{t("checkout.title")}</h1>
        </div>
        <CartChanges changes={changes} />
        {known ? (
          <CheckoutForm
            cart={cart}
            sending={sending}
            wilayas={wilayas}
            communes={{ wilaya, list: communes }}
            sent={() => setOnItsWay(cart)}
          />
        ) : (
          <ListWait
            label={t("cart.loading")}
            noScript={t("checkout.noScript")}
            shop={t("cart.empty.shop")}
            shape="rows"
          />
        )}
      </>
    )
  },
  { atRest: true },
)
