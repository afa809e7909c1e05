import { Link } from "react-router"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { chosenTitleIn } from "#core/orders/line-names.ts"
import { type OrderStatus, statusesAfter } from "#core/orders/order-status.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersNarrow from "../../styles/orders-narrow.module.css"
import { sinceText } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { Money } from "../../ui/money.tsx"
import { useNow } from "../../ui/use-now.ts"
import * as call from "../calls/call.module.css"
import { NextCall } from "../calls/next-call.tsx"
import { usePlace } from "../edit/use-place.ts"
import { DuplicateMark, OpenMark, StatusMark } from "../status-mark.tsx"
import { StockMark } from "../stock-mark.tsx"
import * as css from "./board.module.css"
import type { BoardOrder } from "./use-board-move.tsx"

type Props = {
  order: OrderRow
  onDrag: (order: BoardOrder | undefined) => void
  onMove: (order: BoardOrder, to: OrderStatus) => void
}

/** An order on the board: dragged by hand, or moved by its menu with keys or a finger. */
export function BoardCard({ order, onDrag, onMove }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const mayWrite = useMay("orders.write")
  const place = usePlace()(order)
  const steps = statusesAfter(order.status)
  const moves = mayWrite && steps.length > 0
  return (
    <li draggable={moves} onDragStart={() => onDrag(order)} onDragEnd={() => onDrag(undefined)}>
      <div className={call.row}>
        <Link to={`/orders/${order.documentId}`}>
          <bdi dir="ltr">{order.number}</bdi>
        </Link>
        <small>{sinceText(order.createdAt, now, locale, t)}</small>
      </div>
      <b>
        <bdi>
          {order.firstname} {order.lastname}
        </bdi>
      </b>
      <small>
        {place.commune} · {place.wilaya}
      </small>
      {order.status === "to-call-again" && <StatusMark {...order} />}
      <NextCall order={order} isShort />
      <StockMark {...order} />
      <DuplicateMark {...order} />
      {order.lines.some(({ isOpen }) => isOpen) && <OpenMark />}
      <small className={ordersNarrow.goods}>
        <bdi>{order.lines.map((line) => chosenTitleIn(line, locale)).join(commaOf(locale))}</bdi>
      </small>
      <div className={call.row}>
        <Money dinars={order.total} />
        {moves && (
          <Menu
            className={css.laneMove}
            aria-label={t("order.move", { number: order.number })}
            button={
              <>
                <Icon name="arrow-right-left" />
                {t("order.moveTo")}
              </>
            }
          >
            {steps.map((status) => (
              <MenuItem key={status} onPress={() => onMove(order, status)}>
                {t(`step.${status}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
    </li>
  )
}
