import { useI18n } from "../../i18n/i18n.tsx"
import * as emptyCss from "../../shell/empty.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Art } from "../../ui/art.tsx"
import { Link } from "../../ui/link.tsx"

/** The panel of an empty cart: an empty basket and a way on. */
export function CartEmpty() {
  const { t, to } = useI18n()
  return (
    <div className={emptyCss.empty}>
      <Art name="empty-cart" />
      <h3>{t("cart.empty.title")}</h3>
      <p>{t("cart.empty.text")}</p>
      <div className={emptyCss.row}>
        <Link className={buttons.btn} to={to("/shop")}>
          {t("cart.empty.shop")}
        </Link>
      </div>
    </div>
  )
}
