import { useState } from "react"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { mayBecome, type OrderStatus } from "#core/orders/order-status.ts"
import { LaterDialog } from "../calls/later-dialog.tsx"
import { ReasonDialog } from "../calls/reason-dialog.tsx"
import { reasonQuestion } from "../calls/status-reasons.ts"
import { useChangeStatus } from "../use-change-status.tsx"

export type BoardOrder = Pick<OrderRow, "documentId" | "number" | "status" | "lines">

/** Moves orders on the board; asks what a state needs to know first. */
export function useBoardMove() {
  const { change } = useChangeStatus()
  const [asking, setAsking] = useState<{ order: BoardOrder; to: OrderStatus }>()
  const close = () => setAsking(undefined)

  function move(order: BoardOrder, to: OrderStatus) {
    if (!mayBecome(order.status, to)) return
    if (to === "to-call-again" || reasonQuestion(to, order.status)) setAsking({ order, to })
    else void change(order, { to })
  }

  const question = asking && reasonQuestion(asking.to, asking.order.status)
  const dialogs = asking && (
    <>
      {question && (
        <ReasonDialog
          question={question}
          what={<bdi dir="ltr">{asking.order.number}</bdi>}
          lines={asking.order.lines}
          onClose={close}
          onReason={(reason) => {
            close()
            void change(asking.order, { to: asking.to, reason })
          }}
        />
      )}
      {asking.to === "to-call-again" && (
        <LaterDialog
          onClose={close}
          onTime={(callAt) => {
            close()
            void change(asking.order, { to: "to-call-again", outcome: "postponed", callAt })
          }}
        />
      )}
    </>
  )
  return { move, dialogs }
}
