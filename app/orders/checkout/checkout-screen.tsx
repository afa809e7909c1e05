import { useState } from "react"
import { useFetcher } from "react-router"
import { type Cart, emptyCart } from "#core/cart/cart.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { CartChanges } from "../../cart/cart-changes.tsx"
import { useCart } from "../../cart/use-cart.ts"
import { useCartRefresh } from "../../cart/use-cart-refresh.ts"
import { ListEmpty } from "../../cart/wishlist/list-empty.tsx"
import { ListWait } from "../../cart/wishlist/list-wait.tsx"
import * as listing from "../../catalogue/listing/listing.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { Art } from "../../ui/art.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import type { WilayaCommunes } from "../order-form/delivery/use-communes.ts"
import type { CheckoutAnswer } from "./checkout-answer.ts"
import { CheckoutForm } from "./checkout-form.tsx"

/** The checkout of the cart that lies in this browser, with a note of what changed since it was filled. */
export function CheckoutScreen({ wilayas, communes }: { wilayas: Wilaya[]; communes: WilayaCommunes }) {
  const { t } = useI18n()
  const known = useHydrated()
  const now = useCart()
  const fetcher = useFetcher<CheckoutAnswer>()
  // The server knows of a variant to choose that this cart does not know of yet.
  const changes = useCartRefresh(fetcher.data?.alert.kind === "choose" ? 1 : 0)
  // The cart is emptied before the confirmation is there: until then the order that was sent stays on screen.
  const [onItsWay, setOnItsWay] = useState<Cart>(emptyCart)
  const cart = fetcher.state !== "idle" && now.length === 0 ? onItsWay : now

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
          fetcher={fetcher}
          wilayas={wilayas}
          communes={communes}
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
}
