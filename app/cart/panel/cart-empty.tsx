import { useI18n } from "../../i18n/i18n.tsx"
import { Art } from "../../ui/art.tsx"
import { Link } from "../../ui/link.tsx"

/** The panel of an empty cart: an empty basket and a way on. */
export function CartEmpty() {
  const { t, to } = useI18n()
  return (
    <div className="empty">
      <Art name="empty-cart" />
      <h3>{t("cart.empty.title")}</h3>
      <p>{t("cart.empty.text")}</p>
      <div className="row">
        <Link className="btn" to={to("/shop")} replace>
          {t("cart.empty.shop")}
        </Link>
      </div>
    </div>
  )
}
