import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as callCss from "../calls/call.module.css"
import { namedStep } from "../calls/named-step.ts"
import { ReasonDialog } from "../calls/reason-dialog.tsx"
import { reasonQuestion } from "../calls/status-reasons.ts"
import { useChangeStatus } from "../use-change-status.tsx"
import { CashButton } from "./cash-button.tsx"
import { UndoButton } from "./undo-button.tsx"

/** Steps that lead away from a delivery: never the large button, even where they are the only ones. */
const stepClasses: Partial<Record<OrderStatus, string>> = {
  cancelled: `${callCss.no} ${callCss.wide}`,
  returning: callCss.wide,
}

type Props = {
  order: OrderDetail
  /** Whether the large button says which order it is for: where others are selected beside it. */
  isNamed?: boolean | undefined
}

/** Where an order that is confirmed may go: one button a step. Calling again belongs to the call. */
export function StatusSteps({ order, isNamed = false }: Props) {
  const t = useText()
  const { change, isMoving } = useChangeStatus()
  const [asking, setAsking] = useState<OrderStatus>()
  const steps = order.allowed.filter((status) => status !== "to-call-again")
  const isEnded = steps.length === 0
  if (isEnded && !order.undo) return null
  const question = asking && reasonQuestion(asking, order.status)
  return (
    <fieldset className={callCss.outcomes} aria-label={t("call.steps")}>
      {order.status === "delivered" && (order.cashed || amountToCollect(order) > 0) && <CashButton order={order} />}
      {steps.map((status, at) => (
        <button
          key={status}
          type="button"
          className={stepClasses[status] ?? (at === 0 ? callCss.yes : callCss.wide)}
          disabled={isMoving(order.documentId)}
          onClick={() => (reasonQuestion(status, order.status) ? setAsking(status) : change(order, { to: status }))}
        >
          {status === "returning" && <Icon name="undo-2" />}
          <span>{at === 0 && isNamed ? namedStep(t(`step.${status}`), order, t) : t(`step.${status}`)}</span>
        </button>
      ))}
      {isEnded && <UndoButton order={order} className={callCss.wide} />}
      {asking && question && (
        <ReasonDialog
          question={question}
          what={<bdi dir="ltr">{order.number}</bdi>}
          lines={order.lines}
          onClose={() => setAsking(undefined)}
          onReason={(reason, lines) => {
            setAsking(undefined)
            void change(order, { to: asking, reason, ...(lines.length > 0 && { lines }) })
          }}
        />
      )}
    </fieldset>
  )
}
