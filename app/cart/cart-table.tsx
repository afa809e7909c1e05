import { type Cart, itemKey } from "#core/cart/cart.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as css from "./cart-page.module.css"
import { CartRow } from "./cart-row.tsx"

/** The lines of the cart's page. Phones show each row as a block. */
export function CartTable({ cart, removed }: { cart: Cart; removed: () => void }) {
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
          <CartRow key={itemKey(item)} item={item} removed={removed} />
        ))}
      </tbody>
    </table>
  )
}
