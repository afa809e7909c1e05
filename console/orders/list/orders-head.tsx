import { NavLink } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-head.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FilterSearch } from "../../ui/lists/filter-search.tsx"
import { OrdersMenu } from "./orders-menu.tsx"
import { OrdersViews } from "./orders-views.tsx"

/** The head of the list: its name, the other views, search, and what else can be done with orders. */
export function OrdersHead() {
  const t = useText()
  const mayWrite = useMay("orders.write")
  return (
    <div className={css.cTop}>
      <h1>{t("orders.title")}</h1>
      <OrdersViews />
      <FilterSearch />
      {mayWrite && (
        <NavLink
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          to="/orders/create"
          aria-label={t("orders.phoneOrder")}
        >
          <Icon name="plus" />
          {t("orders.byPhone")}
        </NavLink>
      )}
      <OrdersMenu />
    </div>
  )
}
