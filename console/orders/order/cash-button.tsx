import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import * as callCss from "../calls/call.module.css"
import { bulkProblemText } from "./missing-text.ts"

/** Says that the shop has the money of a delivered order, or takes that back. */
export function CashButton({ order: { documentId, number, cashed } }: { order: OrderDetail }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function store() {
    setBusy(true)
    try {
      const body = { documentIds: [documentId], cashed: cashed === null }
      const [result] = await fetchJson<BulkResult["data"]>("POST", "/orders/cashed", body)
      if (result && !result.ok) notify(bulkProblemText(result, t), { type: "warning" })
      else notify(t(cashed === null ? "call.cashedDone" : "call.notCashedDone", { number }), { type: "success" })
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
    await queries.invalidateQueries({ queryKey: ["orders"] })
    setBusy(false)
  }
  return (
    <button type="button" className={cashed ? callCss.wide : callCss.yes} disabled={busy} onClick={store}>
      {!cashed && <Icon name="check" />}
      <span>{t(cashed ? "call.notCashed" : "step.cashed")}</span>
    </button>
  )
}
