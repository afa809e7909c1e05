import { Link } from "react-router"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import * as ordersHead from "../../styles/orders-head.module.css"
import { IconButton } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useFoundFocus } from "../../ui/lists/use-found-focus.ts"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { useOrder } from "../orders-api.ts"
import { StatusMark } from "../status-mark.tsx"
import { StockMark } from "../stock-mark.tsx"
import * as css from "./call.module.css"
import { CallSheet } from "./call-sheet.tsx"

type Props = {
  documentId: string
  /** Whether somebody chose this order; else it stands here because it was the first of the list. */
  isChosen: boolean
  onClose: () => void
  /** Shows the next order of the list, where there is one. */
  onFollowing: (() => void) | undefined
  /** How many orders the list has selected, which the panel does nothing to. */
  selected: number
}

const nameOf = ({ firstname, lastname }: OrderDetail) => `${firstname} ${lastname}`

/** The order that is looked at, beside the list: all that a call needs. */
export function CallPanel({ documentId, isChosen, onClose, onFollowing, selected }: Props) {
  const t = useText()
  const { data: order, error, refetch } = useOrder(documentId)
  const found = useFoundFocus(isChosen)
  return (
    <section className={css.call} aria-label={t("call.panel")} aria-busy={!order}>
      {error && !order && <FailedScreen problem={error} again={refetch} />}
      {!order && !error && <div className={orderTable.cWait} role="status" aria-label={t("orders.loading")} />}
      {order && (
        <>
          <header>
            <h2 ref={found} tabIndex={-1}>
              <Link to={`/orders/${documentId}`} title={t("call.open")}>
                <bdi dir="ltr">{order.number}</bdi> <bdi>{order.anonymizedAt === null && nameOf(order)}</bdi>
              </Link>
            </h2>
            <StatusMark {...order} />
            <StockMark {...order} />
            <span className={ordersHead.gap} />
            <Link
              className={buttons.iconBtn}
              to={`/orders/${documentId}`}
              aria-label={t("call.open")}
              title={t("call.open")}
            >
              <Icon name="square-pen" />
            </Link>
            <IconButton
              icon="chevron-right"
              flip
              label={t("call.following")}
              title={t("call.following")}
              disabled={!onFollowing}
              onClick={onFollowing}
            />
            <IconButton icon="x" label={t("call.close")} onClick={onClose} />
          </header>
          {selected > 0 && <p className="small muted">{t("call.thisAlone", { n: selected })}</p>}
          <CallSheet order={order} onDone={onFollowing} keys={isChosen} isNamed={selected > 0} />
        </>
      )}
    </section>
  )
}
