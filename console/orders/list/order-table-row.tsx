import type { MouseEvent } from "react"
import { Link } from "react-router"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import * as fields from "#app/styles/fields.module.css"
import { spacedPhone } from "#core/customers/phone.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-table.module.css"
import * as ordersNarrow from "../../styles/orders-narrow.module.css"
import { sinceText } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import { Money } from "../../ui/money.tsx"
import { useNow } from "../../ui/use-now.ts"
import { NextCall } from "../calls/next-call.tsx"
import { usePlace } from "../edit/use-place.ts"
import { MovedWilaya } from "../edit/wilaya-codes.tsx"
import { ExportMark } from "../files/export-mark.tsx"
import { DuplicateMark, OpenMark, RefundMark, StatusMark } from "../status-mark.tsx"
import { StockMark } from "../stock-mark.tsx"
import { TagMarks } from "../tags/order-tags.tsx"
import { OrderGoods } from "./order-goods.tsx"

type Props = {
  order: OrderRow
  isShown: boolean
  isSelected: boolean
  onShow: () => void
  onSelect: () => void
}

/** One order in a line. Its number is a link that may be opened in a tab of its own. */
export function OrderTableRow({ order, isShown, isSelected, onShow, onSelect }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const place = usePlace()(order)
  const [first] = order.lines
  const units = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow()
  }
  return (
    <tr aria-selected={isShown} data-picked={isSelected || undefined}>
      <td className={css.sel}>
        <label className={fields.check}>
          <input
            type="checkbox"
            aria-label={t("orders.select", { number: order.number })}
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
      </td>
      <td className={ordersNarrow.num}>
        <Link className={css.rowLink} to={`/orders/${order.documentId}`} onClick={show}>
          <bdi dir="ltr">{order.number}</bdi>
        </Link>
        <small>{sinceText(order.createdAt, now, locale, t)}</small>
      </td>
      <td className={css.state}>
        <StatusMark {...order} />
        <NextCall order={order} isShort />
        <StockMark {...order} />
        <RefundMark {...order} />
        <DuplicateMark {...order} />
        <ExportMark {...order} />
        <TagMarks tags={order.tags} />
        {order.lines.some(({ isOpen }) => isOpen) && <OpenMark />}
      </td>
      <td className={css.whoCol}>
        <b className={css.orderName}>
          <bdi>
            {order.firstname} {order.lastname}
          </bdi>
          {order.risk.length > 0 && (
            <span
              className={css.risk}
              role="img"
              aria-label={order.risk.map((why) => t(`risk.${why}`)).join(commaOf(locale))}
            >
              <Icon name="triangle-alert" />
            </span>
          )}
        </b>
        <small>
          <bdi dir="ltr">{spacedPhone(order.mobile)}</bdi>
        </small>
      </td>
      <td className={css.where}>
        <bdi>{String(order.wilayaCode).padStart(2, "0")}</bdi> <bdi>{place.wilaya}</bdi>{" "}
        <small>
          <bdi>{place.commune}</bdi>
          <MovedWilaya {...order} />
        </small>
      </td>
      <td className={`${ordersNarrow.opt} ${ordersNarrow.goods}`}>
        {first && <OrderGoods line={first} units={units} otherLines={order.lines.length - 1} />}
      </td>
      <td className={`${ordersNarrow.opt} ${ordersNarrow.hideS}`}>
        <Tries n={order.tries} />
      </td>
      <td className={css.colN}>
        <Money dinars={order.total} />
      </td>
    </tr>
  )
}

const maxDots = 3

/** Calls that settled nothing, as three dots; more than three as their number. */
export function Tries({ n }: { n: number }) {
  const t = useText()
  return (
    <span className={css.tries} role="img" aria-label={t("orders.tries", { n })}>
      {n > maxDots ? <b>{n}</b> : [1, 2, 3].map((dot) => <i key={dot} className={dot <= n ? css.x : ""} />)}
    </span>
  )
}
