import { weekStarts } from "#core/i18n/shop-day.ts"
import { useStored } from "../data/stored.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { shopDay } from "../ui/forms/moment.ts"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { useNow } from "../ui/use-now.ts"
import { AgentTable } from "./agent-table.tsx"
import * as css from "./analytics.module.css"
import { DayChart } from "./day-chart.tsx"
import { HourChart } from "./hour-chart.tsx"
import { MetricTiles } from "./metric-tiles.tsx"
import { NextSteps } from "./next-steps-list.tsx"
import { chosenPeriod, toPeriod } from "./period.ts"
import { PeriodChoice } from "./period-choice.tsx"
import { ProductRanking } from "./product-ranking.tsx"
import { useAnalytics, useWeek } from "./use-analytics.ts"
import { WilayaMap } from "./wilaya-map.tsx"

/** Metrics of the shop, today and in any period, beside the period before it. */
export function AnalyticsScreen() {
  const t = useText()
  const [chosen, setChosen] = useStored(chosenPeriod)
  const week = useWeek()
  const today = shopDay(useNow())
  const period = typeof chosen === "string" ? toPeriod(chosen, today, week.data?.startsOn ?? weekStarts[0]) : chosen
  const numbers = useAnalytics(period, chosen !== "week" || week.isSuccess)
  const { data, isPlaceholderData } = numbers
  const failed = [week, numbers].find(({ error }) => error)
  return (
    <div className={`${parts.cPage} ${css.numbers}`}>
      <h1>{t("shell.numbers")}</h1>
      <PeriodChoice chosen={chosen} period={period} today={today} onChoose={setChosen} />
      {failed && !data ? (
        <FailedScreen problem={failed.error} again={() => failed.refetch()} />
      ) : (
        data && (
          <div className={css.numbersParts} aria-busy={isPlaceholderData}>
            <MetricTiles numbers={data} />
            <NextSteps numbers={data} />
            <div>
              <DayChart days={data.days} />
              <HourChart hours={data.hours} />
            </div>
            <div>
              <WilayaMap wilayas={data.wilayas} />
            </div>
            <div className={css.numbersWide}>
              <ProductRanking products={data.products} />
              <AgentTable agents={data.agents} />
            </div>
          </div>
        )
      )}
      {!data && !failed && <p role="status">{t("numbers.loading")}</p>}
    </div>
  )
}
