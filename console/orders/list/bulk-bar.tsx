import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { mayBecome, type OrderStatus, orderStatuses } from "#core/orders/order-status.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-choices.module.css"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { ReasonDialog } from "../calls/reason-dialog.tsx"
import { reasonQuestion } from "../calls/status-reasons.ts"
import { BulkResultDialog } from "./bulk-result-dialog.tsx"

const targets = orderStatuses.filter((status) => status !== "new" && status !== "to-call-again")

/** Action on the selected orders: one status that all of them may get, with a result for each. */
export function BulkBar() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayWrite = useMay("orders.write")
  const { data = [], selectedIds, onUnselectItems } = useListContext<OrderRow>()
  const [chosen, setChosen] = useState<OrderStatus>("confirmed")
  const [results, setResults] = useState<BulkResult["data"]>()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  // Selected orders of other pages are not known here: the result tells of them.
  const known = data.filter(({ documentId }) => selectedIds.includes(documentId))
  const offered = targets.filter((status) => known.every((order) => mayBecome(order.status, status)))
  const to = offered.find((status) => status === chosen) ?? offered[0]
  const question = to && reasonQuestion(to, null)
  const selected = t("orders.selected", { n: selectedIds.length })
  const mayCash = known.every(({ status, cashed }) => status === "delivered" && cashed === null)
  const apply = (reason: string | null) => store("/orders/status", { documentIds: selectedIds, to, reason })
  const cash = () => store("/orders/cashed", { documentIds: selectedIds, cashed: true })
  async function store(path: "/orders/status" | "/orders/cashed", body: object) {
    setAsking(false)
    setBusy(true)
    try {
      setResults(await fetchJson<BulkResult["data"]>("POST", path, body))
      onUnselectItems()
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }
  return (
    <>
      {mayWrite && selectedIds.length > 0 && (
        <fieldset className={css.cBulk} aria-label={selected}>
          <b aria-live="polite">{selected}</b>
          {to === undefined ? (
            <span>{t("orders.noStatusForAll")}</span>
          ) : (
            <>
              <label>
                <span>{t("orders.changeTo")}</span>
                <select
                  value={to}
                  onChange={({ target }) => setChosen(offered.find((one) => one === target.value) ?? to)}
                >
                  {offered.map((status) => (
                    <option key={status} value={status}>
                      {t(`status.${status}`)}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className={buttons.btn}
                disabled={busy}
                onClick={() => (question ? setAsking(true) : apply(null))}
              >
                {t("orders.apply")}
              </button>
            </>
          )}
          {mayCash && (
            <button type="button" className={buttons.btn} disabled={busy} onClick={cash}>
              {t("orders.cash")}
            </button>
          )}
          <button type="button" className={buttons.link} onClick={() => onUnselectItems()}>
            {t("orders.unselect")}
          </button>
        </fieldset>
      )}
      {asking && question && (
        <ReasonDialog question={question} what={selected} onClose={() => setAsking(false)} onReason={apply} />
      )}
      {results && <BulkResultDialog results={results} onClose={() => setResults(undefined)} />}
    </>
  )
}
