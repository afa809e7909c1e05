import { Suspense } from "react"
import { Link } from "react-router"
import { LazyFailedAttempts } from "../../carriers/lazy-carriers.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as orderTable from "../../styles/order-table.module.css"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Button } from "../../ui/button.tsx"
import { dueText } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import { useFoundFocus } from "../../ui/lists/use-found-focus.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { OrdersViews } from "../list/orders-views.tsx"
import * as callLog from "../order/call-log.module.css"
import { useOrder } from "../orders-api.ts"
import { StatusMark } from "../status-mark.tsx"
import { StockMark } from "../stock-mark.tsx"
import * as css from "./call.module.css"
import { CallSheet } from "./call-sheet.tsx"
import { OwnResultsPart } from "./own-results.tsx"
import { type Next, useQueue } from "./use-queue.ts"

/** One order to call after the other; each is this agent's alone until it is settled or passed. */
export function QueueScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { turn, isFirst, problem, busy, next } = useQueue()
  return (
    <section className={callLog.cQueue}>
      <div className={ordersHead.cTop}>
        <h1>{t("call.queue")}</h1>
        <OrdersViews />
        <Suspense>
          <LazyFailedAttempts />
        </Suspense>
        {turn?.data && (
          <span className="small muted" aria-live="polite">
            {t("call.waiting", { n: turn.meta.failed + turn.meta.due + turn.meta.fresh })}
            {turn.meta.nextAt !== null &&
              ` · ${t("call.laterCount", { n: turn.meta.later, time: dueText(turn.meta.nextAt, new Date(), locale) })}`}
          </span>
        )}
      </div>
      <Problem text={rejectionText(problem, t)} />
      {turn?.data && (
        <Turn key={turn.data.documentId} documentId={turn.data.documentId} isFirst={isFirst} busy={busy} next={next} />
      )}
      {turn && !turn.data && <AllDone {...turn.meta} isFirst={isFirst} busy={busy} again={() => next()} />}
      {!turn && !problem && <div className={orderTable.cWait} role="status" aria-label={t("orders.loading")} />}
      <OwnResultsPart turn={turn?.data?.documentId} />
    </section>
  )
}

type TurnProps = { documentId: string; isFirst: boolean; busy: boolean; next: Next }

function Turn({ documentId, isFirst, busy, next }: TurnProps) {
  const t = useText()
  const found = useFoundFocus(!isFirst)
  const { data: order } = useOrder(documentId)
  if (!order) return null
  return (
    <article className={css.call}>
      <header>
        <h2 ref={found} tabIndex={-1}>
          <Link to={`/orders/${documentId}`}>
            <bdi dir="ltr">{order.number}</bdi>
          </Link>
        </h2>
        <StatusMark {...order} />
        <StockMark {...order} />
        <span className={ordersHead.gap} />
        <Button look="quiet" disabled={busy} onClick={() => next(documentId)}>
          {t("call.skip")}
          <Icon name="chevron-right" flip />
        </Button>
      </header>
      <CallSheet order={order} onDone={() => next()} waiting={busy} />
      <p className="small muted no-phone">
        {t("call.lease")} {t("call.keys")}
      </p>
    </article>
  )
}

type DoneProps = { later: number; nextAt: string | null; isFirst: boolean; busy: boolean; again: () => void }

function AllDone({ later, nextAt, isFirst, busy, again }: DoneProps) {
  const t = useText()
  const found = useFoundFocus(!isFirst)
  const locale = useConsoleLocale()
  return (
    <div className={frame.nothing}>
      <h2 ref={found} tabIndex={-1}>
        {t("call.allDone")}
      </h2>
      {nextAt && (
        <p className="muted">{t("call.laterCount", { n: later, time: dueText(nextAt, new Date(), locale) })}</p>
      )}
      <Button disabled={busy} onClick={again}>
        {t("call.again")}
      </Button>
    </div>
  )
}
