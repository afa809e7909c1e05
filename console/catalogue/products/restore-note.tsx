import { useText } from "../../i18n/use-text.ts"
import { useCloseNotification } from "../../ui/notify/notify-context.ts"
import * as parts from "../product/parts/parts.module.css"
import { useRestore } from "./use-restore.ts"

/** Says that products were deleted, with a button that restores them. */
export function RestoreNote({ documentIds }: { documentIds: readonly string[] }) {
  const t = useText()
  const close = useCloseNotification()
  const restore = useRestore()
  function undo() {
    close()
    void restore(documentIds)
  }
  return (
    <>
      <span>{t("products.bulk.deleted", { n: documentIds.length })}</span>
      <button type="button" className={parts.noteAct} onClick={undo}>
        {t("orders.undo")}
      </button>
    </>
  )
}
