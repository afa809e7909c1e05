import { Suspense, useState } from "react"
import { useNavigate, useParams } from "react-router"
import { LazyOrderParcels } from "../../carriers/lazy-carriers.ts"
import { RejectedError } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as css from "../../styles/order-page.module.css"
import * as orderTable from "../../styles/order-table.module.css"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import * as call from "../calls/call.module.css"
import { CallConversation } from "../calls/call-conversation.tsx"
import { CallGoods } from "../calls/call-goods.tsx"
import { CallPerson } from "../calls/call-person.tsx"
import { PhoneHistory } from "../calls/phone-history.tsx"
import { EditOrder } from "../edit/edit-order.tsx"
import { useOrder } from "../orders-api.ts"
import { printPath } from "../print/print-path.ts"
import { StatusMark } from "../status-mark.tsx"
import { StockMark } from "../stock-mark.tsx"
import { OrderTags } from "../tags/order-tags.tsx"
import { AnonymizedNote } from "./anonymized-note.tsx"
import { OrderDuplicates } from "./order-duplicates.tsx"
import { OrderFacts } from "./order-facts.tsx"
import { OrderLog } from "./order-log.tsx"
import { OrderNotes } from "./order-notes.tsx"
import { OrderOrigin } from "./order-origin.tsx"

/** The order that the address names; what is typed at one goes to no other. */
export function OrderScreen() {
  const { id } = useParams()
  return <OneOrder key={id} id={id} />
}

/** One order with everything that can be done with it. */
function OneOrder({ id }: { id: string | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const { data: order, error, refetch } = useOrder(id)
  const mayWrite = useMay("orders.write")
  const [editing, setEditing] = useState(false)
  if (error instanceof RejectedError && error.status === 404) {
    return (
      <div className={frame.nothing}>
        <h1>{t("order.notFound")}</h1>
        <ButtonLink to="/orders">{t("shell.toOrders")}</ButtonLink>
      </div>
    )
  }
  if (error && !order) return <FailedScreen problem={error} again={refetch} />
  if (!order) return <div className={orderTable.cWait} role="status" aria-label={t("orders.loading")} />
  return (
    <div className={css.cOrder}>
      <header className={ordersHead.cTop}>
        <IconButton icon="arrow-left" flip label={t("shell.back")} onClick={() => navigate("/orders")} />
        <h1>
          <bdi dir="ltr">{order.number}</bdi>
        </h1>
        <StatusMark {...order} />
        <StockMark {...order} />
        <span className={ordersHead.gap} />
        <ButtonLink look="quiet" icon="printer" to={printPath([order.documentId], "slip")}>
          {t("order.slip")}
        </ButtonLink>
        <ButtonLink look="quiet" icon="file-text" to={printPath([order.documentId], "invoice")}>
          {t("order.invoice")}
        </ButtonLink>
      </header>
      <section className={call.call}>
        <CallPerson order={order} />
        <CallConversation order={order} />
        {order.anonymizedAt === null && <PhoneHistory order={order} />}
      </section>
      <section className={css.cSheetMain}>
        <AnonymizedNote at={order.anonymizedAt} />
        <OrderDuplicates order={order} />
        <div className={parts.cPart}>
          <div className={parts.cPartHead}>
            <h2>{t("order.lines")}</h2>
            {mayWrite && order.mayEdit && !editing && (
              <Button look="link" icon="square-pen" onClick={() => setEditing(true)}>
                {t("order.edit")}
              </Button>
            )}
          </div>
          {editing ? <EditOrder order={order} onDone={() => setEditing(false)} /> : <CallGoods order={order} />}
          <OrderOrigin origin={order.origin} />
        </div>
        <OrderFacts order={order} />
        <Suspense>
          <LazyOrderParcels order={order} />
        </Suspense>
        <OrderTags order={order} />
        <OrderNotes order={order} />
        <div className={parts.cPart}>
          <h2>{t("order.history")}</h2>
          <OrderLog order={order} />
        </div>
      </section>
    </div>
  )
}
