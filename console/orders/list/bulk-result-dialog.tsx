import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import * as parts from "../../styles/parts.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { bulkProblemText } from "../order/missing-text.ts"

type Results = BulkResult["data"]

/** Result of each selected order, with undo for those that have one. */
export function BulkResultDialog({ results: first, onClose }: { results: Results; onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [results, setResults] = useState(first)
  const [busy, setBusy] = useState(false)
  const done = results.filter((result) => result.ok)
  const undoable = done.filter(({ mayUndo }) => mayUndo).map(({ documentId, version }) => ({ documentId, version }))
  async function undo() {
    setBusy(true)
    try {
      setResults(await fetchJson<Results>("POST", "/orders/undo", { orders: undoable }))
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    } finally {
      setBusy(false)
    }
    await queries.invalidateQueries({ queryKey: ["orders"] })
  }
  return (
    <Dialog title={t("orders.bulkTitle")} onClose={onClose}>
      <p role="status">
        {t("orders.bulkDone", { n: done.length })}
        {done.length < results.length && ` · ${t("orders.bulkFailed", { n: results.length - done.length })}`}
      </p>
      <ul className={orderDialogs.cResults}>
        {results.map((result) => (
          <li key={result.documentId} className={result.ok ? orderDialogs.ok : orderDialogs.failed}>
            <Icon name={result.ok ? "check" : "circle-alert"} />
            <bdi dir="ltr">{result.number ?? "–"}</bdi>
            <span>{result.ok ? t(`status.${result.to}`) : bulkProblemText(result, t)}</span>
          </li>
        ))}
      </ul>
      <div className={parts.cActs}>
        {undoable.length > 0 && (
          <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} disabled={busy} onClick={undo}>
            {t("orders.undo")}
          </button>
        )}
        <button type="button" className={buttons.btn} onClick={onClose}>
          {t("shell.close")}
        </button>
      </div>
    </Dialog>
  )
}
