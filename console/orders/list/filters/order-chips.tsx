import { maySendParcel, orderStatuses } from "#core/orders/order-status.ts"
import { useMay } from "../../../data/use-me.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/orders-head.module.css"
import { Button } from "../../../ui/button.tsx"
import { shopDay } from "../../../ui/forms/moment.ts"
import { toFilterValues } from "../../../ui/lists/filter-values.ts"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { useNow } from "../../../ui/use-now.ts"
import { MoreFilters } from "./more-filters.tsx"
import { SavedFilters } from "./saved-filters.tsx"
import { StatusFilter } from "./status-filter.tsx"
import { WilayaFilter } from "./wilaya-filter.tsx"

/** Statuses of orders that a carrier should get. */
const toExport = orderStatuses.filter(maySendParcel)

type Filters = Record<string, unknown>

/** The filters above the list: the usual ones at one press, all others behind a button. */
export function OrderChips() {
  const t = useText()
  const { filterValues, setFilters, total } = useListContext()
  const mayExport = useMay("orders.export")
  const today = shopDay(useNow())
  const { q, ...filters }: Filters = filterValues
  const toggle = (name: string, value: string) => {
    const { [name]: before, ...others } = filterValues
    setFilters(String(before) === value ? others : { ...others, [name]: value })
  }
  const isToday = filters.from === today && filters.to === today
  const setToday = () => {
    const { from: _from, to: _to, ...others } = filterValues
    setFilters(isToday ? others : { ...others, from: today, to: today })
  }
  const isToExport = filters.exported === "0" && toFilterValues(filters.status).join() === toExport.join()
  const setToExport = () => {
    const { exported: _exported, status: _status, ...others } = filterValues
    setFilters(isToExport ? others : { ...others, exported: "0", status: toExport })
  }
  const isToCash = filters.cashed === "0" && toFilterValues(filters.status).join() === "delivered"
  const setToCash = () => {
    const { cashed: _cashed, status: _status, ...others } = filterValues
    setFilters(isToCash ? others : { ...others, cashed: "0", status: ["delivered"] })
  }
  const delivery = toFilterValues(filters.delivery).join()
  const chip = (text: string, on: boolean, press: () => void) => (
    <Button look="chip" aria-pressed={on} onClick={press}>
      {text}
    </Button>
  )
  return (
    <div className={css.cFilters}>
      {chip(t("orders.filter.all"), Object.keys(filters).length === 0, () => setFilters(q ? { q } : {}))}
      {chip(t("orders.filter.today"), isToday, setToday)}
      {mayExport && chip(t("orders.filter.toExport"), isToExport, setToExport)}
      {chip(t("orders.filter.toCash"), isToCash, setToCash)}
      {chip(t("orders.filter.home"), delivery === "home", () => toggle("delivery", "home"))}
      {chip(t("orders.filter.desk"), delivery === "desk", () => toggle("delivery", "desk"))}
      <StatusFilter />
      <WilayaFilter />
      <MoreFilters />
      <SavedFilters />
      <span className={css.end} aria-live="polite">
        {total === undefined ? "" : t("orders.shown", { n: total })}
      </span>
    </div>
  )
}
