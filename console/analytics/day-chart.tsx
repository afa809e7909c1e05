import { useState } from "react"
import type { Analytics } from "#api/analytics/contract-admin.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import { Button } from "../ui/button.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { Bars } from "./bars.tsx"
import { ChartCard } from "./chart-card.tsx"
import { numberText } from "./metric-text.ts"

const maxNames = 8

/** Orders or turnover day by day. */
export function DayChart({ days }: { days: Analytics["days"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [shown, setShown] = useState<"orders" | "turnover">("orders")
  // Noon: the same day on every clock from UTC−11 to UTC+11.
  const dayText = (day: string) => shortDate(`${day}T12:00:00.000Z`, locale)
  const money = (dinars: number) => formatMoney(fromDinars(dinars), locale, 0)
  const step = Math.ceil(days.length / maxNames)
  const bars = days.map(({ day, orders, turnover }, index) => ({
    key: day,
    name: index % step === 0 ? `${day.slice(8)}/${day.slice(5, 7)}` : "",
    value: shown === "orders" ? orders : turnover,
    text: t("shell.named", {
      name: dayText(day),
      value: shown === "orders" ? t("numbers.orderCount", { n: orders }) : money(turnover),
    }),
  }))
  const rows = days.map(({ day, orders, turnover }) => ({
    key: day,
    cells: [dayText(day), numberText(orders, locale), money(turnover)],
  }))
  return (
    <ChartCard
      title={t("numbers.byDay")}
      columns={[t("numbers.day"), t("numbers.orders"), t("numbers.turnover")]}
      rows={rows}
    >
      <div className={ordersHead.cFilters}>
        {(["orders", "turnover"] as const).map((name) => (
          <Button key={name} look="chip" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {t(`numbers.${name}`)}
          </Button>
        ))}
      </div>
      <Bars bars={bars} label={t("numbers.byDay")} />
    </ChartCard>
  )
}
