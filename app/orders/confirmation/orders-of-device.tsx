import { useEffect, useState } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import { type RecentOrder, recentOrders } from "./recent-orders.ts"

/** The orders of the last minutes by their numbers, on the device that holds their tokens alone: who only knows phone and
 *  products of an order learns nothing. */
export const OrdersOfDevice = island(
  "orders-of-device",
  () => {
    const { t, to } = useI18n()
    const [orders, setOrders] = useState<RecentOrder[]>([])
    useEffect(() => setOrders(recentOrders()), [])
    if (orders.length === 0) return null
    return (
      <p>
        {t("confirmation.ofDevice")}{" "}
        {orders.map(({ token, number }) => (
          <Link key={token} className={buttons.link} to={to(`/confirmation-commande?order=${token}`)}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        ))}
      </p>
    )
  },
  { atRest: true },
)
