import type { Analytics } from "#api/analytics/contract-admin.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { MetricsTable } from "./chart-card.tsx"
import { numberText, percentText } from "./metric-text.ts"

/** Who called, and what came of it. */
export function AgentTable({ agents }: { agents: Analytics["agents"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const rows = agents.map(({ id, name, calls, confirmed, cancelled }) => {
    const settled = confirmed + cancelled
    const counts = [calls, confirmed, cancelled].map((count) => numberText(count, locale))
    return { key: id ?? name, cells: [name, ...counts, settled === 0 ? "–" : percentText(confirmed / settled, locale)] }
  })
  const columns = [
    t("numbers.agent"),
    t("numbers.calls"),
    t("numbers.confirmed"),
    t("numbers.cancelled"),
    t("numbers.confirmationRate"),
  ]
  return (
    <section className="chart">
      <h2>{t("numbers.byAgent")}</h2>
      {rows.length === 0 ? (
        <p className="muted">{t("numbers.noCalls")}</p>
      ) : (
        <MetricsTable columns={columns} rows={rows} label={t("numbers.byAgent")} />
      )}
    </section>
  )
}
