import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { BigStar } from "../ui/big-star.tsx"

/** The bag in the star of an empty cart. */
export const bag = "M77 88h46l3.5 34a5 5 0 0 1-5 5.5H78.5a5 5 0 0 1-5-5.5ZM88 96v-10a12 12 0 0 1 24 0v10"

/** The panel of an empty cart: the star and a way on. */
export function CartEmpty() {
  const { t, to } = useI18n()
  return (
    <div className="empty">
      <BigStar drawing={bag} />
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
