import { useStore } from "react-admin"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../layout/failed-screen.tsx"
import { shopDay } from "../ui/moment.ts"
import { useNow } from "../ui/use-now.ts"
import { AgentTable } from "./agent-table.tsx"
import { DayChart } from "./day-chart.tsx"
import { FigureTiles } from "./figure-tiles.tsx"
import { HourChart } from "./hour-chart.tsx"
import { type Period, type Preset, periodOf, type WeekStart } from "./period.ts"
import { PeriodChoice } from "./period-choice.tsx"
import { ProductRanking } from "./product-ranking.tsx"
import { useNumbers } from "./use-numbers.ts"
import { WilayaMap } from "./wilaya-map.tsx"

/** What the shop did, today and in any period, beside the period before it. */
export function NumbersScreen() {
  const t = useText()
  const [chosen, setChosen] = useStore<Preset | Period>("numbers.period", "days30")
  const [weekStart, setWeekStart] = useStore<WeekStart>("numbers.weekStart", 6)
  const today = shopDay(useNow())
  const period = typeof chosen === "string" ? periodOf(chosen, today, weekStart) : chosen
  const { data, error, refetch, isPlaceholderData } = useNumbers(period)
  return (
    <div className="c-page numbers">
      <h1>{t("shell.numbers")}</h1>
      <PeriodChoice {...{ chosen, period, today, weekStart }} onChoose={setChosen} onWeekStart={setWeekStart} />
      {error && !data ? (
        <FailedScreen problem={error} again={() => refetch()} />
      ) : (
        data && (
          <div className="numbers-parts" aria-busy={isPlaceholderData}>
            <FigureTiles numbers={data} />
            <div>
              <DayChart days={data.days} />
              <HourChart hours={data.hours} />
              <AgentTable agents={data.agents} />
            </div>
            <div>
              <WilayaMap wilayas={data.wilayas} />
              <ProductRanking products={data.products} />
            </div>
          </div>
        )
      )}
      {!data && !error && <p role="status">{t("numbers.loading")}</p>}
    </div>
  )
}
