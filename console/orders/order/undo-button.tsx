import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { useUndo } from "../use-undo.tsx"

/** Takes an order's last change of status back: of a cancelled one that reopens it. */
export function UndoButton({ order, className }: { order: OrderDetail; className: string | undefined }) {
  const t = useText()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const { documentId, version, status, undo: undoable } = order
  if (!undoable) return null
  return (
    <button
      type="button"
      className={className}
      disabled={busy}
      onClick={async () => {
        setBusy(true)
        await undo([{ documentId, version }])
        setBusy(false)
      }}
    >
      <Icon name="undo-2" />
      <span>
        {status === "cancelled" ? t("order.reopen") : t("order.undoTo", { status: t(`status.${undoable.to}`) })}
      </span>
    </button>
  )
}
