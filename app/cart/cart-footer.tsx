import { Link } from "react-router"
import { type Cart, cartTotals } from "#core/cart.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Price } from "../ui/price.tsx"
import { orderPath } from "./asked-quantity.ts"

/** Subtotal and ways on. An order holds one product until there is a checkout: the sentence says so. */
export function CartFooter({ cart, askToClear }: { cart: Cart; askToClear: () => void }) {
  const { t, to } = useI18n()
  const [only, second] = cart
  return (
    <footer>
      <dl className="sums">
        <div className="total">
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            <Price amount={cartTotals(cart).amount} />
          </dd>
        </div>
      </dl>
      <p className="small muted">{t(second ? "cart.orderEach" : "cart.orderOne")}</p>
      <div className="two">
        {only && !second ? (
          <>
            <Link className="btn btn-quiet" to={to("/cart")} replace>
              {t("cart.view")}
            </Link>
            <Link className="btn btn-order" to={to(orderPath(only))} replace>
              {t("cart.orderNow")}
            </Link>
          </>
        ) : (
          <Link className="btn" to={to("/cart")} replace>
            {t("cart.view")}
          </Link>
        )}
      </div>
      <button type="button" className="link small" onClick={askToClear}>
        {t("cart.clear")}
      </button>
    </footer>
  )
}
