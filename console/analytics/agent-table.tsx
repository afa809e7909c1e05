import type { Analytics } from "#api/analytics/contract-admin.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { callResultCells, callResultColumns } from "./call-results.ts"
import { MetricsTable } from "./chart-card.tsx"
import * as css from "./charts.module.css"

/** Calls of each agent, by outcome. */
export function AgentTable({ agents }: { agents: Analytics["agents"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const rows = agents.map(({ id, name, ...results }) => ({
    key: id ?? name,
    cells: [name, ...callResultCells(results, locale)],
  }))
  const columns = [t("numbers.agent"), ...callResultColumns(t)]
  return (
    <section className={css.chart}>
      <h2>{t("numbers.byAgent")}</h2>
      {rows.length === 0 ? (
        <p className="muted">{t("numbers.noCalls")}</p>
      ) : (
        <MetricsTable columns={columns} rows={rows} label={t("numbers.byAgent")} />
      )}
    </section>
  )
}
