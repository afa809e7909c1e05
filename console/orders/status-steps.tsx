import { useState } from "react"
import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import type { OrderStatus } from "#core/order-status.ts"
import { useText } from "../i18n/use-text.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { useChangeStatus } from "./use-change-status.tsx"

/** Where an order that is confirmed may go: one button a step. Calling again belongs to the call. */
export function StatusSteps({ order }: { order: OrderDetail }) {
  const t = useText()
  const { change, isMoving } = useChangeStatus()
  const [asking, setAsking] = useState(false)
  const steps = order.allowed.filter((status) => status !== "to-call-again")
  if (steps.length === 0) return null
  const go = (to: OrderStatus) => (to === "cancelled" ? setAsking(true) : change(order, { to }))
  return (
    <fieldset className="outcomes" aria-label={t("call.steps")}>
      {steps.map((status, at) => (
        <button
          key={status}
          type="button"
          className={status === "cancelled" ? "no wide" : at === 0 ? "yes" : "wide"}
          disabled={isMoving(order.documentId)}
          onClick={() => go(status)}
        >
          <span>{t(`status.${status}`)}</span>
        </button>
      ))}
      {asking && (
        <CancelDialog
          what={<bdi dir="ltr">{order.number}</bdi>}
          onClose={() => setAsking(false)}
          onReason={(reason) => {
            setAsking(false)
            void change(order, { to: "cancelled", reason })
          }}
        />
      )}
    </fieldset>
  )
}
