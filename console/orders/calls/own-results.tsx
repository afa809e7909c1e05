import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { type OwnResults, ownSpans } from "#api/analytics/contract-admin.ts"
import { callResultCells, callResultColumns } from "../../analytics/call-results.ts"
import { MetricsTable } from "../../analytics/chart-card.tsx"
import { useGet } from "../../data/use-get.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import * as css from "./own-results.module.css"

/** Results of the member's own calls, today and in the last days; loaded while it is open.
 *  @param turn of the queue: with another one, a call was made */
export function OwnResultsPart({ turn }: { turn: string | undefined }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useGet<OwnResults>(["numbers", "own", turn], "/numbers/own", {
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const rows = data
    ? ownSpans.map((span) => ({
        key: span,
        cells: [t(`call.own.${span}`), ...callResultCells(data[span], locale)],
      }))
    : []
  return (
    <details className={css.ownResults} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("call.own")}</summary>
      {error && <Problem text={rejectionText(error, t)} />}
      {!data && !error && <div className={orderTable.cWait} role="status" aria-label={t("numbers.loading")} />}
      {data && (
        <MetricsTable columns={[t("call.own.when"), ...callResultColumns(t)]} rows={rows} label={t("call.own")} />
      )}
      {data && <p className="small muted">{t("call.own.delivered")}</p>}
    </details>
  )
}
