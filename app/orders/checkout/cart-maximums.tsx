import type { Cart } from "#core/cart/cart.ts"
import { type MaximumChange, maxStoredLines } from "#core/orders/order-maximums.ts"
import { exceededMaximums } from "#core/orders/order-quote-lines.ts"
import { useShop } from "../../page/page.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { MaximumSentences } from "../order-form/maximum-sentences.tsx"

/** The shop's maximums that a cart exceeds; without the settings none. */
export function useCartMaximums(cart: Cart): MaximumChange[] {
  const settings = useShop()
  if (!settings) return []
  const { maxQuantity, maxUnits, maxLines } = settings
  const lines = cart.map(({ slug, title, orderQuantity }) => ({ slug, title, quantity: orderQuantity }))
  return exceededMaximums(lines, { maxQuantity, maxUnits, maxLines: maxLines ?? maxStoredLines })
}

/** Says what of a cart is more than one order may hold. Always there, so that it is read out. */
export function CartMaximums({ cart }: { cart: Cart }) {
  const changes = useCartMaximums(cart)
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className={marks.alert}>
          <Icon name="circle-alert" />
          <div>
            <MaximumSentences changes={changes} />
          </div>
        </div>
      )}
    </div>
  )
}
