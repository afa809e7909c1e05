import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { sendInParts } from "../../data/send-in-parts.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { bulkProblemText } from "../order/missing-text.ts"
import { ordersAtOnce, type SentOrders } from "./use-bulk-change.ts"

/** Result of each selected order, unchanged ones first, with an undo where there is one. */
export function BulkResultDialog({ sent: first, onClose }: { sent: SentOrders; onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [sent, setSent] = useState(first)
  const [undone, setUndone] = useState<number>()
  const { results, unsent, unknown, said } = sent
  const done = results.filter((result) => result.ok)
  const sorted = [...results.filter((result) => !result.ok), ...done]
  const undoable = done.filter(({ mayUndo }) => mayUndo).map(({ documentId, version }) => ({ documentId, version }))
  async function undo() {
    setUndone(0)
    const toBody = (orders: readonly object[]) => ({ orders })
    const change = { items: undoable, atOnce: ordersAtOnce, toBody, onProgress: setUndone }
    const outcome = await sendInParts<(typeof undoable)[number], SentOrders["results"][number]>("/orders/undo", change)
    const idsOf = (orders: typeof undoable) => orders.map(({ documentId }) => documentId)
    if (outcome.problem !== undefined) notify(rejectionText(outcome.problem, t), { type: "error" })
    setSent({ ...outcome, unsent: idsOf(outcome.unsent), unknown: idsOf(outcome.unknown) })
    setUndone(undefined)
    await queries.invalidateQueries({ queryKey: ["orders"] })
  }
  return (
    <Dialog title={t("orders.bulkTitle")} onClose={onClose}>
      <p role="status">
        {t("orders.bulkDone", { n: done.length })}
        {done.length < results.length && ` · ${t("orders.bulkFailed", { n: results.length - done.length })}`}
      </p>
      {unknown.length > 0 && <p>{t("orders.bulkUnknown", { n: unknown.length })}</p>}
      {unsent.length > 0 && <p>{t("orders.bulkUnsent", { n: unsent.length })}</p>}
      {undone !== undefined && <progress value={undone} max={undoable.length} aria-label={t("orders.undo")} />}
      <ul className={orderDialogs.cResults}>
        {sorted.map((result) => (
          <li key={result.documentId} className={result.ok ? orderDialogs.ok : orderDialogs.failed}>
            <Icon name={result.ok ? "check" : "circle-alert"} />
            <bdi dir="ltr">{result.number ?? "–"}</bdi>
            <span>{result.ok ? (said ?? t(`status.${result.to}`)) : bulkProblemText(result, t)}</span>
          </li>
        ))}
      </ul>
      <div className={parts.cActs}>
        {undoable.length > 0 && (
          <Button look="quiet" disabled={undone !== undefined} onClick={undo}>
            {t("orders.undo")}
          </Button>
        )}
        <Button onClick={onClose}>{t("shell.close")}</Button>
      </div>
    </Dialog>
  )
}
