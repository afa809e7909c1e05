import { useState } from "react"
import type { OrderRow } from "#api/contract/admin/order-row.ts"
import { mayBecome, type OrderStatus } from "#core/order-status.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { LaterDialog } from "./later-dialog.tsx"
import { useChangeStatus } from "./use-change-status.tsx"

export type BoardOrder = Pick<OrderRow, "documentId" | "number" | "status">

/** Moves orders on the board; asks what a state needs to know first. */
export function useBoardMove() {
  const { change } = useChangeStatus()
  const [asking, setAsking] = useState<{ order: BoardOrder; to: OrderStatus }>()
  const close = () => setAsking(undefined)

  function move(order: BoardOrder, to: OrderStatus) {
    if (!mayBecome(order.status, to)) return
    if (to === "cancelled" || to === "to-call-again") setAsking({ order, to })
    else void change(order, { to })
  }

  const dialogs = asking && (
    <>
      {asking.to === "cancelled" && (
        <CancelDialog
          what={<bdi dir="ltr">{asking.order.number}</bdi>}
          onClose={close}
          onReason={(reason) => {
            close()
            void change(asking.order, { to: "cancelled", reason })
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
