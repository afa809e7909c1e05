import type { OrderStatus } from "#core/orders/order-status.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { toFilterValues } from "../../ui/lists/filter-values.ts"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { confirmationRate } from "../list/confirmation-rate.ts"
import { useCounts } from "../orders-api.ts"
import { statusColor } from "../status-class.ts"

const tiles: OrderStatus[] = ["new", "to-call-again", "confirmed", "preparing", "shipped"]

/** How many orders stand at each step; a step chosen is the list's filter. */
export function OrderTiles() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const counts = useCounts(filterValues)
  const chosen = toFilterValues(filterValues.status)
  const rate = counts && confirmationRate(counts)
  const choose = (status: OrderStatus) => {
    const { status: _, ...others } = filterValues
    setFilters(chosen.join() === status ? others : { ...others, status: [status] })
  }
  return (
    <fieldset className={ordersHead.kpis} aria-label={t("orders.states")}>
      {tiles.map((status) => (
        <button
          key={status}
          type="button"
          style={{ "--k": statusColor[status] }}
          aria-pressed={chosen.includes(status)}
          onClick={() => choose(status)}
        >
          <span>{t(`tile.${status}`)}</span>
          <b>
            <bdi>{counts ? (counts[status] ?? 0) : "–"}</bdi>
          </b>
        </button>
      ))}
      <div style={{ "--k": "var(--line-strong)" }}>
        <span>{t("orders.rate")}</span>
        <b>
          <bdi dir="ltr">{rate === undefined || rate === null ? "–" : `${rate} %`}</bdi>
        </b>
      </div>
    </fieldset>
  )
}
