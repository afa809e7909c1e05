import { type DragEvent, useState } from "react"
import { Link } from "react-router"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { mayBecome, type OrderStatus } from "#core/orders/order-status.ts"
import { useList } from "../../data/list-request.ts"
import { useText } from "../../i18n/use-text.ts"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { statusColor } from "../status-class.ts"
import * as css from "./board.module.css"
import { BoardCard } from "./board-card.tsx"
import type { BoardOrder } from "./use-board-move.tsx"

const maxCards = 20

type Props = {
  status: OrderStatus
  /** The search; "" = all orders of the status. */
  words: string
  /** Orders of the status, whatever the search; undefined = not known. */
  count: number | undefined
  dragged: BoardOrder | undefined
  onDrag: (order: BoardOrder | undefined) => void
  onDrop: () => void
  onMove: (order: BoardOrder, to: OrderStatus) => void
}

/** The orders of one state, the newest first; takes an order that may come to this state. */
export function BoardColumn({ status, words, count: all, dragged, onDrag, onDrop, onMove }: Props) {
  const t = useText()
  const [over, setOver] = useState(false)
  const list = useList<OrderRow>("orders", {
    page: 1,
    perPage: maxCards,
    sort: "createdAt",
    order: "DESC",
    filter: words ? { status, q: words } : { status },
  })
  const { error, isPending, refetch } = list
  const orders = list.data?.rows ?? []
  const count = words ? list.data?.total : all
  const takes = dragged !== undefined && mayBecome(dragged.status, status)
  const allow = (event: DragEvent) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      className={css.lane}
      aria-label={t(`tile.${status}`)}
      data-takes={takes || undefined}
      data-over={(takes && over) || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        onDrop()
      }}
    >
      <h2 style={{ "--k": statusColor[status] }}>
        <span>{t(`tile.${status}`)}</span>
        {count !== undefined && <bdi>{count}</bdi>}
      </h2>
      <ul>
        {orders.map((order) => (
          <BoardCard key={order.documentId} order={order} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {error && <FailedPart problem={error} again={refetch} />}
      {orders.length === 0 && !isPending && !error && (
        <p className="small muted">{t(words ? "order.columnNone" : "order.column")}</p>
      )}
      {count !== undefined && count > orders.length && orders.length > 0 && (
        <Link
          className={`${buttons.link} small`}
          to={`/orders?filter=${encodeURIComponent(JSON.stringify({ status: [status], ...(words && { q: words }) }))}`}
        >
          {t("order.more", { n: count - orders.length })}
        </Link>
      )}
    </section>
  )
}
