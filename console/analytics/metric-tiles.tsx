import type { Analytics, Metrics } from "#api/analytics/contract-admin.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as css from "./analytics.module.css"
import { MetricChange } from "./metric-change.tsx"
import { numberText, percentText, twoShares } from "./metric-text.ts"

type Name = keyof Metrics
type Kind = "count" | "money" | "share"

/** The figures, and whether less of one is better. */
const figures: { name: Exclude<Name, "cashed" | "settled">; kind: Kind; lessIsBetter?: boolean }[] = [
  { name: "orders", kind: "count" },
  { name: "turnover", kind: "money" },
  { name: "averageBasket", kind: "money" },
  { name: "confirmationRate", kind: "share" },
  { name: "deliveryRate", kind: "share" },
  { name: "returnRate", kind: "share", lessIsBetter: true },
  { name: "visitors", kind: "count" },
  { name: "conversion", kind: "share" },
]

/** The period in eight figures, each beside that of the period before. */
export function MetricTiles({ numbers: { now, earlier } }: { numbers: Analytics }) {
  const t = useText()
  const locale = useConsoleLocale()
  const texts: Record<Kind, (value: number) => string> = {
    count: (value) => numberText(value, locale),
    money: (value) => formatMoney(fromDinars(value), locale, 0),
    share: (value) => percentText(value, locale),
  }
  /** Of parcels whose way has ended or turned, two shares make the whole. */
  const ways = (of: Metrics) => {
    const [deliveryRate, returnRate] = twoShares([of.deliveryRate ?? 0, of.returnRate ?? 0], locale)
    return { deliveryRate, returnRate }
  }
  const textOf = (of: Metrics, name: Name, kind: Kind) => {
    if (name === "deliveryRate" || name === "returnRate") return ways(of)[name]
    const value = of[name]
    return value === null ? "–" : texts[kind](value)
  }
  return (
    <dl className={css.figures}>
      {figures.map(({ name, kind, lessIsBetter = false }) => (
        <div key={name}>
          <dt>{t(`numbers.${name}`)}</dt>
          <dd>
            <bdi>{textOf(now, name, kind)}</bdi>
          </dd>
          <dd className="small muted">{t(`numbers.about.${name}`)}</dd>
          {name === "turnover" && (
            <dd className="small">
              {t("numbers.cashed")} <bdi>{textOf(now, "cashed", kind)}</bdi>
            </dd>
          )}
          <dd className="small muted">
            <MetricChange now={now[name]} then={earlier[name]} isShare={kind === "share"} lessIsBetter={lessIsBetter} />
            {t("numbers.before")} <bdi>{textOf(earlier, name, kind)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
