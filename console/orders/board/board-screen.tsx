import { useCallback, useState } from "react"
import { useSearchParams } from "react-router"
import { type OrderStatus, orderStatuses } from "#core/orders/order-status.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { ListSearch } from "../../ui/lists/list-search.tsx"
import { OrdersViews } from "../list/orders-views.tsx"
import { useCounts } from "../orders-api.ts"
import * as css from "./board.module.css"
import { BoardColumn } from "./board-column.tsx"
import { type BoardOrder, useBoardMove } from "./use-board-move.tsx"

/** All orders by their state, side by side; an order is moved by its menu or by hand. */
export function BoardScreen() {
  const t = useText()
  const counts = useCounts()
  const [dragged, setDragged] = useState<BoardOrder>()
  const [params, setParams] = useSearchParams()
  const words = params.get("q") ?? ""
  const search = useCallback((q: string) => setParams(q ? { q } : {}, { replace: true }), [setParams])
  const { move, dialogs } = useBoardMove()
  const drop = (to: OrderStatus) => {
    if (dragged) move(dragged, to)
    setDragged(undefined)
  }
  return (
    <section className={`${ordersHead.cBoard} ${forms.cWide}`}>
      <div className={ordersHead.cTop}>
        <h1>{t("orders.title")}</h1>
        <OrdersViews />
        <ListSearch label={t("orders.search")} value={words} onSearch={search} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: while no order is there, nothing else in it has the focus to scroll by. */}
      <section className={css.lanes} tabIndex={0} aria-label={t("orders.board")}>
        {orderStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            words={words}
            count={counts?.[status]}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => drop(status)}
            onMove={move}
          />
        ))}
      </section>
      {dialogs}
    </section>
  )
}
