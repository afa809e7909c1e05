import { NavLink } from "react-router"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-head.module.css"

/** The three ways to look at orders. */
export function OrdersViews() {
  const t = useText()
  const mayWrite = useMay("orders.write")
  return (
    <nav className={css.cViews} aria-label={t("orders.views")}>
      <NavLink to="/orders" end>
        {t("orders.list")}
      </NavLink>
      <NavLink to="/orders/board">{t("orders.board")}</NavLink>
      {mayWrite && <NavLink to="/orders/calls">{t("orders.calls")}</NavLink>}
    </nav>
  )
}
