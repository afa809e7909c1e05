import { orderStatuses } from "#core/orders/order-status.ts"
import { useText } from "../../../i18n/use-text.ts"
import { Checks } from "../../../ui/forms/checks.tsx"
import { ChipMenu } from "../../../ui/lists/chip-menu.tsx"
import { toFilterValues } from "../../../ui/lists/filter-values.ts"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { useCounts } from "../../orders-api.ts"

/** All nine states with their counts, any number of them. */
export function StatusFilter() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const counts = useCounts(filterValues)
  const chosen = toFilterValues(filterValues.status)
  const options = orderStatuses.map((status) => ({
    value: status,
    text: t(`status.${status}`),
    count: counts ? (counts[status] ?? 0) : undefined,
  }))
  const text = chosen.length > 0 ? `${t("orders.filter.status")} · ${chosen.length}` : t("orders.filter.status")
  return (
    <ChipMenu text={text} on={chosen.length > 0}>
      {() => (
        <Checks options={options} chosen={chosen} onChange={(status) => setFilters({ ...filterValues, status })} />
      )}
    </ChipMenu>
  )
}
