import type { LineChange } from "#core/cart/cart-refresh.ts"
import type { Centimes } from "#core/money.ts"
import { type I18n, useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import * as cartContents from "./cart-contents.module.css"

function sentence(change: LineChange, { t, money }: I18n): string {
  const { title } = change
  // The currency stays on its number's line.
  const unbroken = (amount: Centimes) => money(amount).replaceAll(" ", "\u00a0")
  switch (change.kind) {
    case "price":
      return t("cart.changed.price", {
        title,
        now: unbroken(change.now),
        was: unbroken(change.was),
      })
    case "fewer":
      return t("cart.changed.fewer", { title, n: change.left })
    case "out-of-stock":
      return t("cart.changed.outOfStock", { title })
    case "gone":
      return t("cart.changed.gone", { title })
  }
}

/** Changes since the products were put into the cart. Always in the page, so that it is read aloud. */
export function CartChanges({ changes }: { changes: LineChange[] }) {
  const i18n = useI18n()
  return (
    <div role="status">
      {changes.length > 0 && (
        <ul className={cartContents.cartChanges}>
          {changes.map((change) => (
            <li key={`${change.slug} ${change.title} ${change.kind}`}>
              <Icon name="circle-alert" />
              <span>{sentence(change, i18n)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
