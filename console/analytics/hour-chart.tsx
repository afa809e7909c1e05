import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Bars } from "./bars.tsx"
import { ChartCard } from "./chart-card.tsx"
import { numberText } from "./metric-text.ts"

const named = 4

/** When shoppers order, by the hours of Algeria's clock. */
export function HourChart({ hours }: { hours: number[] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const hourText = (hour: number) => t("numbers.hourName", { hour })
  const bars = hours.map((orders, hour) => ({
    key: String(hour),
    name: hour % named === 0 ? hourText(hour) : "",
    value: orders,
    text: t("shell.named", { name: hourText(hour), value: t("numbers.orderCount", { n: orders }) }),
  }))
  const rows = hours.map((orders, hour) => ({ key: String(hour), cells: [hourText(hour), numberText(orders, locale)] }))
  return (
    <ChartCard title={t("numbers.byHour")} columns={[t("numbers.hour"), t("numbers.orders")]} rows={rows}>
      <Bars bars={bars} label={t("numbers.byHour")} />
    </ChartCard>
  )
}
