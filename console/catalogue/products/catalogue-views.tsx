import { NavLink } from "react-router"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"

/** The lists of the catalogue. */
export function CatalogueViews() {
  const t = useText()
  const mayWrite = useMay("catalogue.write")
  return (
    <nav className={ordersHead.cViews} aria-label={t("products.views")}>
      <NavLink to="/products" end>
        {t("products.title")}
      </NavLink>
      <NavLink to="/products/categories">{t("products.categories")}</NavLink>
      {mayWrite && <NavLink to="/products/universes">{t("universes.title")}</NavLink>}
      <NavLink to="/products/brands">{t("products.brands")}</NavLink>
    </nav>
  )
}
