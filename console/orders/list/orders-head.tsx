import { NavLink } from "react-router"
import { useText } from "../../i18n/use-text.ts"
import { useMay } from "../../staff/sign-in/use-me.ts"
import { Icon } from "../../ui/icon.tsx"
import { OrderSearch } from "./filters/order-search.tsx"
import { OrdersMenu } from "./orders-menu.tsx"
import { OrdersViews } from "./orders-views.tsx"

/** The head of the list: its name, the other views, search, and what else can be done with orders. */
export function OrdersHead() {
  const t = useText()
  const mayWrite = useMay("orders.write")
  return (
    <div className="c-top">
      <h1>{t("orders.title")}</h1>
      <OrdersViews />
      <OrderSearch />
      {mayWrite && (
        <NavLink
          className="btn btn-quiet"
          to="/orders/create"
          aria-label={t("orders.phoneOrder")}
          title={t("orders.phoneOrder")}
        >
          <Icon name="plus" />
          <span className="only-wide">{t("orders.phoneOrder")}</span>
        </NavLink>
      )}
      <OrdersMenu />
    </div>
  )
}
