import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { useCloseNotification } from "../../ui/notify/notify-context.ts"
import { useUndo } from "../use-undo.tsx"

/** Says what was stored, with a button that takes it back. */
export function UndoNote({ text, orders }: { text: string; orders: { documentId: string; version: number }[] }) {
  const t = useText()
  const close = useCloseNotification()
  const undo = useUndo()
  return (
    <>
      <span>{text}</span>
      <button
        type="button"
        className={parts.noteAct}
        onClick={() => {
          close()
          void undo(orders)
        }}
      >
        {t("orders.undo")}
      </button>
    </>
  )
}
